import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../../wire";
import { waitingFor } from "./waitingFor";

const at = (seats: SeatInfo[]) => ({ host: "anna", seats }) as TableInfo;
const anna = { player: "anna" };
const ben = { player: "ben" };
const cleo = { player: "cleo" };

test("free seats come first", () => {
  expect(waitingFor(at([anna, ben, {}]), "ben")).toEqual({ kind: "seats", count: 1 });
  expect(waitingFor(at([anna, {}, {}]), null)).toEqual({ kind: "seats", count: 2 });
});

test("who has not said to be ready is asked, the others wait for them", () => {
  const table = at([anna, ben, { bot: "dormouse" }]);
  expect(waitingFor(table, "ben")).toEqual({ kind: "you" });
  expect(waitingFor(table, "anna")).toEqual({ kind: "players", count: 1 });
  expect(waitingFor(at([anna, { ...ben, ready: true }, cleo]), "ben")).toEqual({ kind: "players", count: 1 });
  expect(waitingFor(at([anna, ben, cleo]), null)).toEqual({ kind: "players", count: 2 });
});

test("then the host begins", () => {
  const table = at([anna, { ...ben, ready: true }]);
  expect(waitingFor(table, "anna")).toEqual({ kind: "start" });
  expect(waitingFor(table, "ben")).toEqual({ kind: "host" });
  expect(waitingFor(table, null)).toEqual({ kind: "host" });
});
