import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../wire";
import { awaited } from "./waitingFor";

const at = (seats: SeatInfo[]) => ({ host: "anna", seats }) as TableInfo;
const anna = { player: "anna" };
const ben = { player: "ben" };
const cleo = { player: "cleo" };

test("free seats come first", () => {
  expect(awaited(at([anna, ben, {}]), "ben")).toEqual({ kind: "seats", count: 1 });
  expect(awaited(at([anna, {}, {}]), null)).toEqual({ kind: "seats", count: 2 });
});

test("who has not said to be ready is asked, the others wait for them", () => {
  const table = at([anna, ben, { bot: "dormouse" }]);
  expect(awaited(table, "ben")).toEqual({ kind: "you" });
  expect(awaited(table, "anna")).toEqual({ kind: "players", count: 1 });
  expect(awaited(at([anna, { ...ben, ready: true }, cleo]), "ben")).toEqual({ kind: "players", count: 1 });
  expect(awaited(at([anna, ben, cleo]), null)).toEqual({ kind: "players", count: 2 });
});

test("then the host begins", () => {
  const table = at([anna, { ...ben, ready: true }]);
  expect(awaited(table, "anna")).toEqual({ kind: "start" });
  expect(awaited(table, "ben")).toEqual({ kind: "host" });
  expect(awaited(table, null)).toEqual({ kind: "host" });
});
