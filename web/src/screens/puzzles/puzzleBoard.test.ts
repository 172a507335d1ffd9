import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { engineFor } from "../../engine/testModules";
import { GAMES } from "../../games/names";
import { type Landing, readPaths } from "../../games/top_hats/paths";
import { type PuzzleFile, readPuzzles } from "../../puzzles/files";
import type { Puzzle } from "../../puzzles/types";
import type { GameName } from "../../wire";
import { PuzzleBoard } from "./puzzleBoard.svelte";

const file = (game: GameName) => JSON.parse(readFileSync(`src/puzzles/${game}.json`, "utf8")) as PuzzleFile;
const puzzlesOf = (game: GameName, count = 8): Puzzle[] => {
  const whole = file(game);
  return readPuzzles(whole, engineFor(game)).slice(0, count);
};

describe("puzzles in a file", () => {
  it.each(GAMES)("of %s have the legal moves of their view, the best first", (game) => {
    const puzzles = puzzlesOf(game, Infinity);
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { best, moves } of puzzles) {
      expect(best).toBe(moves[0]![0]);
      expect(moves[0]![1] - moves[1]![1]).toBeGreaterThan(0.14);
    }
  });

  it("are left out if they are of other rules", () => {
    expect(readPuzzles({ ...file("hats"), rules: 99 }, engineFor("hats"))).toEqual([]);
  });
});

describe("a puzzle's board", () => {
  it.each(GAMES)("of %s is solved by its best move, and by nothing else", async (game) => {
    const engine = engineFor(game);
    for (const puzzle of puzzlesOf(game)) {
      const first = vi.fn();
      const board = new PuzzleBoard(puzzle, engine, first);
      expect(board.scene).toMatchObject({ turn: puzzle.seat, view: { game } });
      expect([...board.legal].sort()).toEqual(puzzle.moves.map(([move]) => move).sort());
      const [second, share] = puzzle.moves[1]!;
      expect(await board.move(second)).toBeNull();
      expect(board.phase).toBe("wrong");
      expect(board.loss).toBeCloseTo(puzzle.moves[0]![1] - share);
      expect(board.live).toBe(true);
      const { moment } = board.scene;
      expect(await board.move(puzzle.best)).toBeNull();
      expect([board.phase, board.live, board.legal]).toEqual(["solved", false, []]);
      expect(board.scene.moment).not.toBe(moment);
      expect(first.mock.calls).toEqual([[0]]);
    }
  });

  it("takes every path as the listed move with its effect", async () => {
    const engine = engineFor("top_hats");
    const puzzles = puzzlesOf("top_hats", Infinity).filter(({ best }) => best.includes(",")); // of several jumps
    for (const puzzle of puzzles.slice(0, 5)) {
      const endings = (landing: Landing): Landing[] => [
        ...(landing.stop ? [landing] : []),
        ...landing.next.flatMap(endings),
      ];
      const all = [...readPaths(new PuzzleBoard(puzzle, engine).paths).values()].flat().flatMap(endings);
      expect(all.length).toBeGreaterThan(1);
      for (const { move, to, falls } of all) {
        const board = new PuzzleBoard(puzzle, engine);
        expect(await board.move(move)).toBeNull();
        const [, origin] = move.split(" ");
        expect(board.tried!.split("*")[0]).toBe(`${origin}-${to}`);
        expect((board.tried!.split("*")[1] ?? "").split(",").filter(Boolean)).toEqual([...new Set(falls)].sort());
      }
    }
  });

  it("refuses what is illegal, and says why", async () => {
    const board = new PuzzleBoard(puzzlesOf("magic_hat")[0]!, engineFor("magic_hat"));
    expect(await board.move("open 9")).toMatchObject({ type: "refused", code: "unknown-move" });
    expect(board.phase).toBe("asks");
    expect(await board.why(board.legal[0]!)).toBeNull();
  });

  it("counts half with a hint, and nothing when the solution is shown", async () => {
    const [puzzle] = puzzlesOf("hats", 1);
    const scores: number[] = [];
    const hinted = new PuzzleBoard(puzzle!, engineFor("hats"), (score) => scores.push(score));
    hinted.hint();
    hinted.hint();
    hinted.hint();
    expect(hinted.hints).toBe(2);
    await hinted.move(puzzle!.best);
    const shown = new PuzzleBoard(puzzle!, engineFor("hats"), (score) => scores.push(score));
    shown.show();
    expect([shown.phase, shown.isDone]).toEqual(["shown", true]);
    expect(scores).toEqual([0.5, 0]);
  });
});
