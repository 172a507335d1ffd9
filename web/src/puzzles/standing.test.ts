import { beforeEach, describe, expect, it } from "vitest";
import { STORED, readJson, writeJson } from "../lib/storage";
import { FIRST_RATING } from "./rating";
import { standings } from "./standing.svelte";
import type { Puzzle } from "./types";

const puzzle = (id: string) => ({ id, game: "hats", rating: FIRST_RATING }) as Puzzle;

describe("the standing in puzzles", () => {
  beforeEach(() => {
    writeJson(STORED.puzzles, null);
    standings.refresh();
  });

  it("counts a puzzle once, for its own game", () => {
    expect(standings.count(puzzle("a"), 1)).toBe(24);
    expect(standings.count(puzzle("a"), 1)).toBe(0);
    expect(standings.of("hats")).toMatchObject({ rating: FIRST_RATING + 24, tried: 1, solved: ["a"], failed: [] });
    expect(standings.of("top_hats")).toMatchObject({ rating: FIRST_RATING, tried: 0 });
  });

  it("has a streak that a hint does not lengthen and a mistake ends", () => {
    for (const [at, score] of [1, 1, 0.5, 1].entries()) standings.count(puzzle(`p${at}`), score);
    expect(standings.of("hats").streak).toBe(3);
    standings.count(puzzle("x"), 0);
    expect(standings.of("hats")).toMatchObject({ streak: 0, longest: 3, failed: ["x"] });
    expect(standings.done("hats").size).toBe(5);
  });

  it("is stored, and survives what cannot be read", () => {
    standings.count(puzzle("a"), 1);
    expect(readJson(STORED.puzzles)).toMatchObject({ hats: { solved: ["a"], streak: 1 } });
    standings.refresh();
    expect(standings.of("hats").solved).toEqual(["a"]);
    writeJson(STORED.puzzles, { hats: { rating: "high", solved: [1, "b"], failed: null }, magic_hat: 7 });
    standings.refresh();
    expect(standings.of("hats")).toMatchObject({ rating: FIRST_RATING, solved: ["b"], failed: [], streak: 0 });
  });
});
