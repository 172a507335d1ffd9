import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../lib/board";
import type { Problem, Refused } from "../../wire";
import { Controller } from "./controller.svelte";
import { NOTHING } from "./model";

const NO: Problem = { code: "magic-swap-back", rule: "M5" };
const REFUSED = { type: "refused", table: "t", id: "1", code: "command/stale" } as unknown as Refused;

/** A board whose moves and questions are answered when the test says so, in any order. */
function table({ isAnimating = false } = {}) {
  const moves: { text: string; answer(refused: Refused | null): void }[] = [];
  const questions: { text: string; answer(problem: Problem | null): void }[] = [];
  const board = {
    live: true,
    revealed: false,
    legal: ["peek 1", "peek 2", "open 1", "open 2", "swap 1 2", "swap 2 3"],
    seat: 0,
    options: {},
    scene: {
      turn: 0,
      view: { game: "magic_hat", row: ["king", "queen", "cook", null], hats: ["?", "?", "?", null], last_swap: null },
    },
    move: vi.fn((text: string) => new Promise<Refused | null>((answer) => moves.push({ text, answer }))),
    why: vi.fn((text: string) => new Promise<Problem | null>((answer) => questions.push({ text, answer }))),
    showBusy: vi.fn(),
  };
  const controller = new Controller(
    () => board as unknown as Board,
    () => isAnimating,
  );
  return { controller, board, moves, questions };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));
const states = (controller: Controller) => controller.slots.map(({ state }) => state);

describe("an action and a slot", () => {
  it("make a move in either order", () => {
    const { controller, moves } = table();
    controller.pressAction("peek", 0);
    expect(states(controller)).toEqual(["can", "can", "barred", "still"]);
    controller.pressSlot(1, 100);
    expect(moves.map(({ text }) => text)).toEqual(["peek 1"]);
    const other = table();
    other.controller.pressSlot(2, 0);
    other.controller.pressAction("open", 100);
    expect(other.moves.map(({ text }) => text)).toEqual(["open 2"]);
  });
  it("are not undone by a bounce", () => {
    const { controller } = table();
    controller.pressSlot(1, 0);
    controller.pressSlot(1, 200);
    expect(controller.choice.slots).toEqual([1]);
    controller.pressSlot(1, 1000);
    expect(controller.choice.slots).toEqual([]);
  });
  it("mean nothing while an animation runs or it is another player's turn", () => {
    const { controller, moves } = table({ isAnimating: true });
    controller.pressAction("peek");
    controller.pressSlot(1);
    expect([controller.choice, moves]).toEqual([NOTHING, []]);
    expect(controller.canDrag(1)).toBe(false);
  });
});

describe("a move on its way", () => {
  it("keeps its slots picked, and shows that further taps do nothing", async () => {
    const { controller, board, moves } = table();
    controller.pressSlot(1, 0);
    controller.pressAction("swap", 100);
    controller.pressSlot(2, 200);
    expect([moves.length, controller.isSending]).toEqual([1, true]);
    expect(states(controller)).toEqual(["picked", "picked", "still", "still"]);
    controller.pressSlot(3, 300);
    expect(board.showBusy).toHaveBeenCalledOnce();
    moves[0]!.answer(null);
    await soon();
    expect([moves.length, controller.isSending]).toEqual([1, false]);
  });
  it("stays on its way until the next moment if its animation has begun", async () => {
    const { controller, board, moves } = table();
    controller.drop(1, 2, null);
    board.live = false;
    moves[0]!.answer(null);
    await soon();
    expect(controller.isSending).toBe(true);
    controller.reset();
    expect(controller.isSending).toBe(false);
  });
  it("says why it was refused", async () => {
    const { controller, moves } = table();
    controller.drop(1, 2, null);
    moves[0]!.answer(REFUSED);
    await soon();
    expect(controller.refusal).toEqual({ problem: REFUSED, slots: [1, 2] });
  });
});

describe("a choice that is not legal", () => {
  it("is asked about and never moved", async () => {
    const { controller, moves, questions } = table();
    controller.pressSlot(1, 0);
    controller.pressAction("swap", 100);
    controller.pressSlot(3, 200);
    expect([moves.length, questions[0]!.text]).toEqual([0, "swap 1 3"]);
    questions[0]!.answer(NO);
    await soon();
    expect(controller.refusal).toEqual({ problem: NO, slots: [1, 3] });
  });
  it("is not explained after something else was done", async () => {
    const { controller, questions } = table();
    controller.drop(1, 3, null);
    controller.cancel();
    questions[0]!.answer(NO);
    await soon();
    expect(controller.refusal).toBeNull();
  });
});

describe("a dragged hat", () => {
  it("is put onto another hat, onto an action, or back", () => {
    const { controller, moves } = table();
    controller.drag = { slot: 1, x: 5, y: 5 };
    controller.drop(1, 1, null);
    expect([controller.drag, moves.length]).toEqual([null, 0]);
    controller.drop(1, null, "peek");
    expect(moves[0]!.text).toBe("peek 1");
  });
  it("flies on from where it was dropped", () => {
    const { controller, moves } = table();
    controller.drag = { slot: 2, x: 5, y: 5 };
    controller.drop(2, 1, null);
    expect([moves[0]!.text, controller.drag]).toEqual(["swap 1 2", { slot: 2, x: 5, y: 5 }]);
  });
  it("shows the swap that it would make", () => {
    const { controller } = table();
    controller.drag = { slot: 3, x: 5, y: 5 };
    controller.pointed = 2;
    expect(controller.pointedSwap).toEqual([3, 2]);
    controller.pointed = 1;
    expect(controller.pointedSwap).toBeNull();
  });
  it("leaves an empty slot alone", () => {
    expect(table().controller.canDrag(4)).toBe(false);
  });
});
