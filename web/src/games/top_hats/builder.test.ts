import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../lib/board";
import type { Refused } from "../../wire";
import { Builder } from "./builder.svelte";
import { isComplete } from "./drafts";

function table(over: Record<string, unknown> = {}) {
  const moves: { text: string; answer(refused: Refused | null): void }[] = [];
  const board = {
    live: true,
    seat: 0,
    scene: { choosing: [0, 1], chosen: [], score_preview: { details: [{ red: 2, yellow: 2, blue: 0 }] }, ...over },
    move: vi.fn((text: string) => new Promise<Refused | null>((answer) => moves.push({ text, answer }))),
  };
  return { builder: new Builder(() => board as unknown as Board), board, moves };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("building (T3)", () => {
  it("puts hats on the next free place, or on the one that was tapped", () => {
    const { builder } = table();
    builder.take("red");
    expect([builder.stands, builder.next]).toEqual([
      [
        [null, "red"],
        [null, null],
      ],
      { stand: 0, place: 0 },
    ]);
    builder.touch({ stand: 1, place: 0 });
    builder.take("yellow");
    expect(builder.stands[1]).toEqual(["yellow", null]);
    expect([builder.remaining, builder.remainingCount]).toEqual([{ red: 1, yellow: 1, blue: 0 }, 2]);
    builder.take("blue");
    expect(builder.remainingCount).toBe(2);
  });
  it("takes a hat back that is tapped, and everything with clear", () => {
    const { builder } = table();
    builder.take("red");
    builder.touch({ stand: 0, place: 1 });
    expect(builder.isEmpty).toBe(true);
    builder.take("yellow");
    builder.clear();
    expect(builder.isEmpty).toBe(true);
  });
  it("swaps hats that are dragged from stand to stand, and takes back what is dropped elsewhere", () => {
    const { builder } = table();
    builder.take("red");
    builder.take("yellow");
    builder.drop({ stand: 0, place: 1 }, "yellow", { stand: 0, place: 0 });
    expect(builder.stands[0]).toEqual(["red", "yellow"]);
    builder.drop(null, "red", { stand: 0, place: 0 });
    expect(builder.stands[0]).toEqual([null, "yellow"]);
    expect([builder.canDrag("blue", null), builder.canDrag("red", null)]).toEqual([false, true]);
  });
  it("keeps what stands when it fills the rest at random", () => {
    const { builder } = table();
    builder.take("red");
    builder.surprise();
    expect([builder.stands.every(isComplete), builder.stands[0]![1], builder.isReady]).toEqual([true, "red", true]);
  });
  it("sends the stacks one after the other, and those the server has are locked", async () => {
    const { builder, moves } = table({ chosen: ["build red yellow"] });
    expect([builder.isLocked(0), builder.isLocked(1)]).toEqual([true, false]);
    builder.touch({ stand: 0, place: 0 });
    builder.take("yellow");
    builder.take("red");
    void builder.send();
    void builder.send();
    expect([moves.map(({ text }) => text), builder.isClosed]).toEqual([["build red yellow"], true]);
    moves[0]!.answer(null);
    await soon();
    expect(builder.isSending).toBe(false);
  });
  it("is closed for a spectator and for a seat that is done", () => {
    expect(table({ choosing: [1] }).builder.isClosed).toBe(true);
    const { builder } = table({ choosing: [1] });
    builder.take("red");
    expect(builder.isEmpty).toBe(true);
  });
});
