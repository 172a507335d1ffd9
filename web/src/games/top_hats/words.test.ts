import { beforeAll, expect, it } from "vitest";
import type { Board } from "../../lib/board";
import { words } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../wire";
import { summarizeEvents } from "./words";

beforeAll(() => words.setLanguage("en"));

const board = { seat: 0, nameOf: (seat: number) => ["Ann", "Bob"][seat]! } as unknown as Board;
const seen: GameEvent = { code: "top-build", params: { seat: 0, middle: "yellow", bottom: "red" } };
const unseen: GameEvent = { code: "top-build-unseen", params: { seat: 1 } };

it("tells the stacks of each builder in one line, and apart from it what is known of them", () => {
  const told = summarizeEvents([seen, seen, unseen, unseen, { code: "top-pass", params: { seat: 1 } }], board);
  expect(told.lines).toHaveLength(3);
  expect(told.lines.slice(0, 2)).toEqual(["You build 2 stacks.", "Bob builds 2 stacks."]);
  expect(told.more).toEqual(["Ann: yellow above red · yellow above red"]);
});
