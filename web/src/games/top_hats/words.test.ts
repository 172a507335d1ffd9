import { beforeAll, expect, it } from "vitest";
import type { Board } from "../../lib/board";
import { words } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../wire";
import { describeCell, summarizeEvents } from "./words";

beforeAll(() => words.setLanguage("en"));

const board = { seat: 0, nameOf: (seat: number) => ["Ann", "Bob"][seat]! } as unknown as Board;
const seen: GameEvent = { code: "top-build", params: { seat: 0, middle: "yellow", bottom: "red" } };
const unseen: GameEvent = { code: "top-build-unseen", params: { seat: 1 } };

it("describes the stacks of each builder in one line, and apart from it what is known of them", () => {
  const summary = summarizeEvents([seen, seen, unseen, unseen, { code: "top-pass", params: { seat: 1 } }], board);
  expect(summary.lines).toHaveLength(3);
  expect(summary.lines.slice(0, 2)).toEqual(["You build 2 stacks.", "Bob builds 2 stacks."]);
  expect(summary.more).toEqual(["Ann: yellow above red · yellow above red"]);
});

it("describes a cell as far as the viewer knows its stack", () => {
  const say = (...hats: ("red" | "yellow" | "neutral" | null)[]) =>
    describeCell("E2", hats.length > 0 ? { cell: "E2", hats, builder: null } : undefined, "none");
  expect(new Set([say(), say("neutral"), say("red"), say("red", null), say("red", "yellow")]).size).toBe(5);
  expect(say("red", "yellow")).toContain("yellow");
  expect(say("red", null)).not.toContain("yellow");
});
