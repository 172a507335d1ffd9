import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../lib/board";
import type { Problem, Refused } from "../../wire";
import { Controller } from "./controller.svelte";

const NO: Problem = { code: "hats-too-low", rule: "H5" };

/** A board whose moves and questions are answered when the test says so, in any order. */
function table() {
  const moves: { text: string; answer(refused: Refused | null): void }[] = [];
  const questions: { text: string; answer(said: Problem | null): void }[] = [];
  const board = {
    live: true,
    legal: ["exchange D4 1", "exchange B5 2", "end"],
    seat: 0,
    scene: { turn: 0, premove: null, view: { game: "hats", hands: [["D4", "B5"], []], table: ["C3", "B6", "A2"] } },
    move: vi.fn((text: string) => new Promise<Refused | null>((answer) => moves.push({ text, answer }))),
    why: vi.fn((text: string) => new Promise<Problem | null>((answer) => questions.push({ text, answer }))),
    premove: vi.fn(),
    showBusy: vi.fn(),
  };
  return { controller: new Controller(() => board as unknown as Board), board, moves, questions };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("a card in hand", () => {
  it("is not put back by a bounce", () => {
    const { controller } = table();
    controller.pick("D4", 0);
    controller.pick("D4", 280);
    expect(controller.picked).toBe("D4");
    controller.pick("D4", 1000);
    expect(controller.picked).toBeNull();
  });

  it("is sent once, and taps are shown to do nothing until its news is here", async () => {
    const { controller, board, moves } = table();
    controller.pick("D4", 0);
    void controller.put("table:1", 100);
    void controller.put("table:1", 200); // a bounce
    expect(board.showBusy).not.toHaveBeenCalled();
    controller.pick("B5", 300);
    void controller.put("table:2", 400);
    expect([controller.picked, moves.map(({ text }) => text)]).toEqual(["D4", ["exchange D4 1"]]);
    expect(board.showBusy).toHaveBeenCalledTimes(2);
    moves[0]!.answer(null);
    await soon();
    expect([controller.picked, controller.isSending]).toEqual([null, false]);
  });
});

describe("why not", () => {
  it("is asked and never moved, and a late answer is not shown", async () => {
    const { controller, board, questions } = table();
    controller.pick("D4", 0);
    void controller.put("table:2", 1000);
    void controller.put("table:3", 2000);
    expect(questions.map(({ text }) => text)).toEqual(["exchange D4 2", "exchange D4 3"]);
    questions[1]!.answer({ code: "hats-other", rule: "H4" });
    questions[0]!.answer(NO);
    await soon();
    expect(controller.refusal).toEqual({ target: "table:3", problem: { code: "hats-other", rule: "H4" } });
    void controller.put("table:2", 3000);
    controller.pick("B5", 4000);
    questions[2]!.answer(NO);
    await soon();
    expect([controller.refusal, controller.picked]).toEqual([null, "B5"]);
    expect(board.move).not.toHaveBeenCalled();
  });
});

describe("a place that is tapped first", () => {
  it("makes the hand hop and says what comes first", async () => {
    const { controller, board, questions } = table();
    board.legal = ["exchange D4 1", "exchange B5 2"]; // a turn that cannot end yet
    await controller.put("table:1", 0);
    expect([controller.hops, controller.refusal]).toEqual([
      1,
      { target: "table:1", problem: { code: "hats-hand-first" } },
    ]);
    await controller.put("table:3", 1000); // nothing in hand could go there either
    expect([controller.hops, questions.length]).toEqual([1, 0]);
    controller.pick("D4", 2000);
    expect(controller.refusal).toBeNull();
  });

  it("is pointed at: only a legal move is looked at ahead", () => {
    const { controller } = table();
    controller.pointed = "table:1";
    expect(controller.pointedMove).toBeNull();
    controller.pick("D4", 0);
    expect(controller.pointedMove).toEqual({ text: "exchange D4 1", target: "table:1" });
    controller.dragTarget = "table:2";
    expect(controller.pointedMove).toBeNull();
  });
});
