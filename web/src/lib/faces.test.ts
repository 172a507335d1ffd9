import { expect, test } from "vitest";
import { FACES, faceOf, twinOf } from "./faces";

const PEOPLE = Array.from({ length: 40 }, (_, number) => `player-${number * 7919}`);

test("who sits together can be told apart by face and ring, wherever they sit", () => {
  const look = (one: string, company: string[]) => {
    const together = company.map((player) => ({ player }));
    return `${faceOf(one)} ${twinOf({ player: one }, together)}`;
  };
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

test("a chosen face is shown instead, and those who chose the same one get rings", () => {
  const [anna, ben, cleo] = ["a", "b", "c"].map((player) => ({ player, face: "seat-3" as const }));
  expect(faceOf("a", "seat-3")).toBe("seat-3");
  expect(faceOf("a", null)).toBe(faceOf("a"));
  expect([anna!, ben!, cleo!].map((one) => twinOf(one, [cleo!, anna!, ben!]))).toEqual([0, 1, 2]);
  const free = FACES.find((face) => face !== faceOf("d"))!;
  expect(twinOf({ player: "d" }, [{ player: "a", face: free }, { player: "d" }])).toBe(0);
});
