import { expect, test } from "vitest";
import { faceOf, twinOf } from "./faces";

const PEOPLE = Array.from({ length: 40 }, (_, number) => `player-${number * 7919}`);

test("who sits together can be told apart by face and ring, wherever they sit", () => {
  const look = (one: string, company: string[]) => `${faceOf(one)} ${twinOf(one, company)}`;
  for (let from = 0; from + 4 <= PEOPLE.length; from++) {
    const four = PEOPLE.slice(from, from + 4);
    const looks = four.map((one) => look(one, four));
    expect(new Set(looks).size).toBe(4);
    const other = [four[2]!, four[0]!, four[3]!, four[1]!];
    expect(four.map((one) => look(one, other))).toEqual(looks);
  }
});

test("a face is a person's own, and nobody has the one of who is nobody yet", () => {
  expect(new Set(PEOPLE.map((one) => faceOf(one))).size).toBe(6);
  expect(PEOPLE.map((one) => faceOf(one))).not.toContain(faceOf(null));
});
