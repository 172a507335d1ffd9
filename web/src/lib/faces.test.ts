import { expect, test } from "vitest";
import { faceOf } from "./faces";

const PEOPLE = Array.from({ length: 40 }, (_, number) => `player-${number * 7919}`);

test("who sits together has faces that differ, and everybody has them wherever they sit", () => {
  for (let from = 0; from + 4 <= PEOPLE.length; from++) {
    const four = PEOPLE.slice(from, from + 4);
    const faces = four.map((one) => faceOf(one, four));
    expect(new Set(faces).size).toBe(4);
    const other = [four[2]!, four[0]!, four[3]!, four[1]!];
    expect(four.map((one) => faceOf(one, other))).toEqual(faces);
  }
});

test("somebody who sits elsewhere has a face too", () => {
  expect(faceOf("player-1", [])).toBe(faceOf("player-1"));
  expect(new Set(PEOPLE.map((one) => faceOf(one))).size).toBe(6);
});
