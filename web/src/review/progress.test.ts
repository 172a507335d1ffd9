import { describe, expect, it } from "vitest";
import type { ReviewedGame, Sums } from "./history";
import { accuracyOf } from "../engine/accuracy";
import { decisionsMissing, kindsOf, momentsOf, suggestionOf, summaryOf } from "./progress";

const sums = (losses: number, stakes: number, decisions: number): Sums => ({ losses, stakes, decisions });

function game(at: number, more: Partial<ReviewedGame> = {}): ReviewedGame {
  const row = { id: `t${at}/0`, at, game: "hats" as const, players: 2, seat: 0, opponents: ["dormouse"] };
  return { ...row, result: 1, luck: 0.25, adjusted: 0.75, ...sums(0.1, 0.5, 5), kinds: {}, mistakes: [], ...more };
}

describe("accuracy", () => {
  it("is what was not lost of what was at stake", () => {
    expect(accuracyOf(sums(0.25, 1, 8))).toBe(75);
    expect(accuracyOf(sums(2, 1, 8))).toBe(0);
  });

  it("needs decisions, and something at stake", () => {
    expect(accuracyOf(sums(0, 1, 7))).toBeNull();
    expect(accuracyOf(sums(0, 0.39, 20))).toBeNull();
    expect(decisionsMissing(sums(0, 1, 7))).toBe(1);
    expect(decisionsMissing(sums(0, 0.25, 10))).toBe(6); // 0.025 each
    expect(decisionsMissing(sums(0, 0, 0))).toBe(8);
    expect(decisionsMissing(sums(0, 0, 9))).toBe(8);
    expect(decisionsMissing(sums(0, 1, 8))).toBe(0);
  });
});

describe("reviewed games add up", () => {
  it("to a tally, means and the luck of all", () => {
    const lost = game(2, { result: 0, luck: -0.5, adjusted: 0.5 });
    const shared = game(3, { result: 0.5, luck: 0, adjusted: 0.5 });
    const summary = summaryOf([game(1), lost, shared, game(4)]);
    expect(summary.tally).toEqual({ won: 2, shared: 1, lost: 1 });
    expect(summary).toMatchObject({ games: 4, result: 0.625, adjusted: 0.625, luck: 0 });
    expect(summary.sums.decisions).toBe(20);
  });

  it("to a course over time, of means of the last ten", () => {
    const games = Array.from({ length: 12 }, (_, at) => game(at, { result: at < 2 ? 0 : 1 })).reverse();
    const moments = momentsOf(games);
    expect(moments.map(({ at }) => at)).toEqual(Array.from({ length: 12 }, (_, at) => at));
    expect(moments[2]!.result).toBeCloseTo(1 / 3);
    expect(moments[11]!.result).toBe(1); // the two lost ones are long ago
    expect(moments.map(({ accuracy }) => accuracy).slice(0, 2)).toEqual([null, 80]);
  });

  it("to kinds of decisions, the most frequent first", () => {
    const kinds = { exchange: sums(0.1, 0.5, 5), cookie: sums(0, 0.1, 1) };
    expect(kindsOf([game(1, { kinds }), game(2, { kinds: { cookie: sums(0.1, 0.2, 9) } })])).toMatchObject([
      { kind: "cookie", sums: { decisions: 10 } },
      { kind: "exchange", sums: { losses: 0.1, stakes: 0.5, decisions: 5 } },
    ]);
  });
});

describe("what to try next", () => {
  const weak = { cookie: sums(0.9, 1, 7), exchange: sums(0.4, 1, 10), end: sums(0, 1, 10) };

  it("is the weakest kind that can be judged", () => {
    const other = game(2, { game: "top_hats", kinds: { jump: sums(0.3, 1, 9) } });
    expect(suggestionOf([game(1, { kinds: weak }), other])).toMatchObject({
      game: "hats",
      kind: "exchange",
      how: "puzzles",
    });
    expect(suggestionOf([other])).toMatchObject({ game: "top_hats", kind: "jump", accuracy: 70 });
  });

  it("is a lesson where one would guess, and somebody stronger where all is well", () => {
    expect(suggestionOf([game(1, { kinds: { cookie: sums(0.6, 1, 9) } })])?.how).toBe("lesson");
    expect(suggestionOf([game(1, { kinds: { cookie: sums(0.05, 1, 9) } })])?.how).toBe("opponent");
  });

  it("is nothing before there is something to judge", () => {
    expect(suggestionOf([])).toBeNull();
    expect(suggestionOf([game(1, { kinds: { cookie: sums(0.9, 1, 7) } })])).toBeNull();
  });
});
