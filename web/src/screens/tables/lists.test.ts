import { expect, test } from "vitest";
import type { MyTable, TableInfo } from "../../wire";
import { ending, freeSeats, others, outcome, canClose, tableStatus } from "./lists";

const INFO: TableInfo = {
  id: "t",
  setup: { game: "hats", players: 3 },
  options: {},
  host: "a",
  status: "playing",
  created: 0,
  seats: [{ player: "a", name: "Ann" }, { bot: "dormouse" }, {}],
};
const table = (part: Partial<MyTable>, status: TableInfo["status"] = "playing"): MyTable => ({
  info: { ...INFO, status },
  seat: 1,
  your_turn: false,
  ...part,
});

test("a table waits for me, for others, for players, or is over", () => {
  expect(tableStatus(table({ your_turn: true }))).toBe("your-turn");
  expect(tableStatus(table({}))).toBe("others-turn");
  expect(tableStatus(table({}, "open"))).toBe("gathering");
  expect(tableStatus(table({}, "over"))).toBe("over");
});

test("the others sit in turn order after me", () => {
  expect(others(INFO, 1)).toEqual([{}, { player: "a", name: "Ann" }]);
  const shared = { ...INFO, id: "local-1", seats: [{ player: "a" }, { player: "b" }] };
  expect(others(shared, 0)).toEqual(shared.seats);
});

test("a seat is free without a person or a bot", () => {
  expect(freeSeats(INFO)).toBe(1);
});

test("partners win together; a tie is shared", () => {
  expect(outcome({ scores: [1, 0], winners: [0], ended: "complete" }, 0)).toBe("won");
  expect(outcome({ scores: [1, 0], winners: [0], ended: "complete" }, 1)).toBe("lost");
  expect(outcome({ scores: [1, 1], winners: [0, 1], ended: "complete" }, 1)).toBe("shared");
  expect(outcome({ scores: [1, 0, 1, 0], winners: [0, 2], teams: [2, 0], ended: "complete" }, 2)).toBe("won");
});

test("a game against bots alone can be put away, another cannot", () => {
  const alone = { ...INFO, seats: [{ player: "a", name: "Ann" }, { bot: "dormouse" as const }] };
  expect(canClose({ info: alone, seat: 0, your_turn: true })).toBe(true);
  expect(canClose({ info: { ...alone, status: "over" }, seat: 0, your_turn: false })).toBe(false);
  expect(canClose({ info: { ...alone, setup: { ...alone.setup, rated: true } }, seat: 0, your_turn: true })).toBe(
    false,
  );
  expect(canClose({ info: INFO, seat: 1, your_turn: true })).toBe(false);
});

test("points begin with one's own, and a game given up has none", () => {
  const over = (result: TableInfo["result"], game: "hats" | "top_hats" = "hats"): MyTable =>
    table({ info: { ...INFO, setup: { game, players: 3 }, status: "over", result } });
  expect(ending(over({ scores: [7, 24, 9], winners: [1], ended: "complete" }))).toEqual({
    how: "won",
    points: "24 : 9 : 7",
  });
  expect(ending(over({ scores: [0, 0], winners: [0], ended: "resigned" }))).toEqual({ how: "lost", points: null });
  expect(ending(over({ scores: [1, 0], winners: [0], ended: "complete" }, "top_hats"))).toEqual({
    how: "lost",
    points: null,
  });
  expect(ending(over(null))).toBeNull();
});
