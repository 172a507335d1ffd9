import { describe, expect, it } from "vitest";
import { MAX_RATING, MIN_RATING, expectedScore, nextPuzzle, ratingAfter } from "./rating";
import type { Puzzle } from "./types";

const puzzle = (id: string, rating: number) => ({ id, rating }) as Puzzle;
const PUZZLES = [puzzle("a", 900), puzzle("b", 1000), puzzle("c", 1050), puzzle("d", 1600)];
const none = new Set<string>();

describe("a player's rating", () => {
  it("rises by what was not expected, and falls the same way", () => {
    expect(expectedScore(1200, 1200)).toBe(0.5);
    expect(ratingAfter(1200, 1200, 1, 0)).toBe(1224);
    expect(ratingAfter(1200, 1200, 0, 0)).toBe(1176);
    expect(ratingAfter(1200, 1200, 0.5, 0)).toBe(1200);
    expect(ratingAfter(1200, 1800, 1, 0) - 1200).toBeGreaterThan(ratingAfter(1200, 900, 1, 0) - 1200);
  });

  it("moves more slowly once it is sure, and stays within bounds", () => {
    expect(ratingAfter(1200, 1200, 1, 30)).toBe(1212);
    expect(ratingAfter(MIN_RATING, 800, 0, 0)).toBe(MIN_RATING);
    expect(ratingAfter(MAX_RATING, 2800, 1, 0)).toBe(MAX_RATING);
  });
});

describe("the next puzzle", () => {
  it("is near the player's rating", () => {
    expect(nextPuzzle(PUZZLES, 1000, none, null, 0)?.id).toBe("a");
    expect(nextPuzzle(PUZZLES, 1000, none, null, 0.99)?.id).toBe("c");
    expect(nextPuzzle(PUZZLES, 2200, none, null, 0.5)?.id).toBe("d");
  });

  it("is a new one, or at least another one", () => {
    expect(nextPuzzle(PUZZLES, 1000, new Set(["a", "b", "c"]), null, 0)?.id).toBe("d");
    expect(nextPuzzle(PUZZLES, 1000, new Set(["a", "b", "c", "d"]), "a", 0)?.id).toBe("b");
    expect(nextPuzzle([PUZZLES[0]!], 1000, new Set(["a"]), "a", 0)?.id).toBe("a");
    expect(nextPuzzle([], 1000, none, null)).toBeNull();
  });
});
