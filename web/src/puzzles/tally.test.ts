import { beforeEach, describe, expect, it } from "vitest";
import { STORED, readJson, writeJson } from "../lib/storage";
import { FIRST_RATING } from "./rating";
import { tallies } from "./tally.svelte";
import type { Puzzle } from "./types";

const puzzle = (id: string) => ({ id, game: "hats", rating: FIRST_RATING }) as Puzzle;

describe("the tally in puzzles", () => {
  beforeEach(() => {
    writeJson(STORED.puzzles, null);
    tallies.refresh();
  });

  it("counts a puzzle once, for its own game", () => {
    expect(tallies.count(puzzle("a"), 1)).toBe(24);
    expect(tallies.count(puzzle("a"), 1)).toBe(0);
    expect(tallies.of("hats")).toMatchObject({ rating: FIRST_RATING + 24, tried: 1, solved: ["a"], failed: [] });
    expect(tallies.of("top_hats")).toMatchObject({ rating: FIRST_RATING, tried: 0 });
  });

  it("has a streak that a hint does not lengthen and a mistake ends", () => {
    for (const [at, score] of [1, 1, 0.5, 1].entries()) tallies.count(puzzle(`p${at}`), score);
    expect(tallies.of("hats").streak).toBe(3);
    tallies.count(puzzle("x"), 0);
    expect(tallies.of("hats")).toMatchObject({ streak: 0, longest: 3, failed: ["x"] });
    expect(tallies.done("hats").size).toBe(5);
  });

  it("is stored, and survives what cannot be read", () => {
    tallies.count(puzzle("a"), 1);
    expect(readJson(STORED.puzzles)).toMatchObject({ hats: { solved: ["a"], streak: 1 } });
    tallies.refresh();
    expect(tallies.of("hats").solved).toEqual(["a"]);
    writeJson(STORED.puzzles, { hats: { rating: "high", solved: [1, "b"], failed: null }, magic_hat: 7 });
    tallies.refresh();
    expect(tallies.of("hats")).toMatchObject({ rating: FIRST_RATING, solved: ["b"], failed: [], streak: 0 });
  });
});
