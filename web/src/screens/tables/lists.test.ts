import { expect, test } from "vitest";
import type { MyTable, TableInfo } from "../../wire";
import { freeSeats, others, outcome, standing } from "./lists";

const INFO: TableInfo = {
  id: "t", setup: { game: "hats", players: 3 }, options: {}, host: "a", status: "playing", created: 0,
  seats: [{ player: "a", name: "Ann" }, { bot: "dormouse" }, {}],
};
const table = (part: Partial<MyTable>, status: TableInfo["status"] = "playing"): MyTable => ({ info: { ...INFO, status }, seat: 1, your_turn: false, ...part });

test("a table waits for me, for others, for players, or is over", () => {
  expect(standing(table({ your_turn: true }))).toBe("your-turn");
  expect(standing(table({}))).toBe("others-turn");
  expect(standing(table({}, "open"))).toBe("gathering");
  expect(standing(table({}, "over"))).toBe("over");
});

test("the others sit in turn order after me", () => {
  expect(others(INFO, 1)).toEqual([{}, { player: "a", name: "Ann" }]);
});

test("a seat is free without a person or a bot", () => {
  expect(freeSeats(INFO)).toBe(1);
});

test("partners win together; a tie is shared", () => {
  expect(outcome({ scores: [1, 0], winners: [0], ended: "complete" }, 0)).toBe("won");
  expect(outcome({ scores: [1, 0], winners: [0], ended: "complete" }, 1)).toBe("lost");
  expect(outcome({ scores: [1, 1], winners: [0, 1], ended: "complete" }, 1)).toBe("shared");
  expect(outcome({ scores: [1, 0, 1, 0], winners: [0, 2], teams: [0, 1, 0, 1], ended: "complete" }, 2)).toBe("won");
});
