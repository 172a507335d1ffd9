import { describe, expect, it } from "vitest";
import type { ScorePreview } from "../../wire";
import { changesOf, publicPoints } from "./preview.svelte";

const NOW: ScorePreview = {
  scores: [9, 4],
  details: [
    { collection: 7, black: 2, cookie: 0 },
    { collection: 1, black: 0, cookie: 3 },
  ],
  worth: { S: 5, B: 2, D: 0 },
};

describe("a preview", () => {
  it("tells what changes, and nothing else", () => {
    const then: ScorePreview = {
      scores: [6, 1],
      details: [
        { collection: 1, black: 2, cookie: 3 },
        { collection: 1, black: 0, cookie: 0 },
      ],
      worth: { S: 1, B: 2, D: 5 },
    };
    expect(changesOf(NOW, then, 0)).toEqual({
      worth: [
        { type: "D", before: 0, after: 5 },
        { type: "S", before: 5, after: 1 },
      ],
      points: { before: 9, after: 6 },
      cookie: "comes",
      favourite: null,
    });
    expect(changesOf(NOW, then, 1).cookie).toBe("goes");
    expect(changesOf(NOW, NOW, 0)).toEqual({
      worth: [],
      points: { before: 9, after: 9 },
      cookie: null,
      favourite: null,
    });
  });

  it("keeps the favourite apart, as everybody else's points do", () => {
    const last: ScorePreview = {
      scores: [17, 4],
      details: [{ collection: 7, black: 2, cookie: 0, favourite: 8 }, {}],
      worth: {},
    };
    expect(publicPoints(last, 0)).toBe(9);
    expect(changesOf(NOW, last, 0)).toMatchObject({ points: { before: 9, after: 9 }, favourite: 8 });
  });
});
