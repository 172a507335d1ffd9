import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../lib/board";
import type { Problem, Refused } from "../../wire";
import { Controller } from "./controller.svelte";

const NO: Problem = { code: "top-no-jump", rule: "T6" };
const LEGAL = ["C2-C3", "C2-C4*C3", "C2-E4*C3,D4", "C2-C6*C3,C5", "G5-G6", "G5-C4"];
const PATHS = ["C2C3.C4x.(E4x.C6x.)", "G5G6.E4(C4.)"];

interface Asked {
  text: string;
  answer(said: Problem | null): void;
}

/** A board whose moves and questions are answered when the test says so, in any order. */
function table(over: Record<string, unknown> = {}) {
  const moves: { text: string; sure: boolean; answer(refused: Refused | null): void }[] = [];
  const questions: Asked[] = [];
  const hops: string[] = [];
  const board = {
    live: true,
    legal: LEGAL,
    paths: PATHS,
    seat: 0,
    scene: {
      view: {
        game: "top_hats",
        phase: null,
        band: 4,
        stacks: { C2: ["red"], G5: ["red"], C3: ["yellow"], I9: ["yellow"] },
        unplaced: [],
      },
    },
    move: vi.fn(
      (text: string, sure = false) => new Promise<Refused | null>((answer) => moves.push({ text, sure, answer })),
    ),
    why: vi.fn((text: string) => new Promise<Problem | null>((answer) => questions.push({ text, answer }))),
    showBusy: vi.fn(),
    ...over,
  };
  let now = 0;
  const controller = new Controller(
    () => board as unknown as Board,
    (from, to) => (hops.push(`${from}-${to}`), new Promise(() => undefined)),
  );
  /** tap cells one after the other, so many ms apart, and wait for nothing */
  const tap = (apart: number, ...cells: string[]) =>
    cells.forEach((cell) => void controller.touch(cell, (now += apart)));
  return { controller, board, moves, questions, hops, tap };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe("quick taps", () => {
  it("jump on without waiting for anything, and send nothing", () => {
    const { controller, board, hops, tap } = table();
    tap(1, "C2", "C4", "E4");
    expect(controller.path).toEqual(["C2", "C4", "E4"]);
    expect(hops).toEqual(["C2-C4", "C4-E4"]);
    expect([controller.canStop, controller.falls, controller.nextLandings]).toEqual([true, ["C3", "D4"], []]);
    expect(board.move).not.toHaveBeenCalled();
    expect(board.why).not.toHaveBeenCalled();
  });

  it("move the stack that was picked last", () => {
    const { controller, moves, tap } = table();
    tap(1, "C2", "G5", "G6");
    expect(moves.map(({ text }) => text)).toEqual(["move G5 G6"]);
    expect(controller.origin).toBe("G5");
  });

  it("never end a move by a bounce, whatever was tapped twice", () => {
    const { controller, board, tap } = table();
    tap(280, "C2", "C2", "C4", "C4", "C4");
    expect(controller.path).toEqual(["C2", "C4"]);
    expect(board.move).not.toHaveBeenCalled();
    tap(280, "C2", "C2");
    expect(controller.path).toEqual(["C2"]);
  });

  it("say that a cell is reached landing by landing only where that is true", () => {
    const { controller, board, tap } = table();
    tap(1, "C2", "E4");
    expect(controller.hint).toBe("topw-far");
    tap(1, "C4");
    expect([controller.hint, controller.path]).toEqual([null, ["C2", "C4"]]);
    expect(board.why).not.toHaveBeenCalled();
  });

  it("are shown to do nothing while a move is on its way", async () => {
    const { controller, board, moves, tap } = table();
    tap(700, "C2", "C3", "G5", "G6");
    expect(moves.map(({ text }) => text)).toEqual(["move C2 C3"]);
    expect(board.showBusy).toHaveBeenCalledTimes(2);
    expect(controller.path).toEqual(["C2"]);
    moves[0]!.answer(null);
    await soon();
    expect(controller.isSending).toBe(false);
  });
});

describe("the end of a move", () => {
  it("by its cell asks before, by its button does not", () => {
    const { moves, tap } = table();
    tap(700, "C2", "C4", "C4");
    expect(moves.map(({ text, sure }) => [text, sure])).toEqual([["move C2 C4", false]]);
    const other = table();
    other.tap(700, "C2", "C4");
    void other.controller.stop();
    void other.controller.stop();
    expect(other.moves.map(({ text, sure }) => [text, sure])).toEqual([["move C2 C4", true]]);
  });

  it("leaves nothing in hand when it is refused, and can be made again when it was not agreed to", async () => {
    const { controller, moves, tap } = table();
    tap(700, "C2", "C3");
    moves[0]!.answer({ type: "refused", table: "t", id: "1", code: "command/stale" });
    await soon();
    expect([controller.path, controller.refusal?.problem.code]).toEqual([[], "command/stale"]);
    tap(700, "C2", "C4", "C4");
    moves[1]!.answer(null); // the player said no
    await soon();
    expect([controller.path, controller.canStop, controller.isSending]).toEqual([["C2", "C4"], true, false]);
  });
});

describe("why not", () => {
  it("is asked and never moved", async () => {
    const { controller, board, questions, tap } = table();
    tap(700, "I9");
    expect(questions.map(({ text }) => text)).toEqual(["move I9 I8"]);
    questions[0]!.answer(NO);
    await soon();
    expect(controller.refusal).toEqual({ problem: NO, cell: "I9" });
    tap(700, "C2", "C4", "A1");
    expect(questions[1]!.text).toBe("move C2 C4 A1");
    expect(board.move).not.toHaveBeenCalled();
  });

  it("is not shown when the answer comes after something else was done, in whatever order answers come", async () => {
    const { controller, questions, tap } = table();
    tap(700, "I9", "C3");
    questions[1]!.answer({ code: "top-not-yours", rule: "T5" });
    questions[0]!.answer(NO);
    await soon();
    expect(controller.refusal).toEqual({ problem: { code: "top-not-yours", rule: "T5" }, cell: "C3" });
    tap(700, "I9", "C2");
    questions[2]!.answer(NO);
    await soon();
    expect([controller.refusal, controller.path]).toEqual([null, ["C2"]]);
  });

  it("may be answered with yes: then nothing happens", async () => {
    const { controller, board, questions, tap } = table();
    tap(700, "C2", "A1");
    questions[0]!.answer(null);
    await soon();
    expect([controller.refusal, controller.path]).toEqual([null, ["C2"]]);
    expect(board.move).not.toHaveBeenCalled();
  });
});

describe("a move that the player is asked about", () => {
  it("is the only one that is shown, until it is answered", async () => {
    const { controller, moves, tap } = table();
    tap(700, "C2");
    expect([...controller.landings.keys()]).toEqual(["C3", "C4"]);
    expect(controller.mayFall).toEqual(["C3"]);
    tap(700, "C3");
    expect([...controller.landings.keys()]).toEqual(["C3"]);
    expect(controller.mayFall).toEqual([]);
    moves[0]!.answer(null);
    await soon();
    expect([...controller.landings.keys()]).toEqual(["C3", "C4"]);
  });

  it("is one place of a stack", async () => {
    const view = { game: "top_hats", phase: "placing", band: 4, stacks: {}, unplaced: [] };
    const { controller, moves, tap } = table({ legal: ["place 1 C3", "place 1 C6"], paths: [], scene: { view } });
    controller.choose(1);
    tap(700, "C6");
    expect([...controller.places]).toEqual(["C6"]);
    moves[0]!.answer(null);
    await soon();
    expect([...controller.places]).toEqual(["C3", "C6"]);
  });
});
