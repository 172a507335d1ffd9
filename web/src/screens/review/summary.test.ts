import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Decision, Grade, Review, SeatReview, Step } from "../../review/types";
import { degreeOf, firstSeat, headlineOf, keyMoments, lineOf, luckOf, slipsOf, wholePercents } from "./summary";

const TABLES = ["hats-2", "hats-3", "hats-4", "magic_hat-2", "magic_hat-3", "magic_hat-4", "top_hats-2", "top_hats-3"];

function reviewOf(table: string): SeatReview {
  const golden = JSON.parse(readFileSync(`../tests/reviews/${table}.json`, "utf8")) as { review: Review };
  return golden.review.seats[0]!;
}

function decision(grade: Grade, loss: number, stake = loss): Decision {
  return { grade, loss, stake, played: "a", best: "b", reason: { code: `why-${loss}`, params: {} } } as Decision;
}
function step(more: Partial<Step>): Step {
  return { ply: 0, end: 1, mover: 0, before: 0.5, after: 0.5, luck: 0, skill: 0, others: 0, decision: null, ...more };
}

describe("the headline", () => {
  const ended = (result: number, luck: number, skill = -0.2, fair = 0.5) => {
    const { outcome, part } = headlineOf({ result, fair, luck, skill, others: result - fair - luck - skill });
    return `${outcome} ${part}`;
  };

  it("says how much of a win was luck", () => {
    expect([0.45, 0.2, 0, -0.3].map((luck) => ended(1, luck, -0.1))).toEqual([
      "won mostly",
      "won partly",
      "won hardly",
      "won despite",
    ]);
  });
  it("says how much of a loss was luck", () => {
    expect([-0.45, -0.2, 0, 0.3].map((luck) => ended(0, luck))).toEqual([
      "lost mostly",
      "lost partly",
      "lost hardly",
      "lost despite",
    ]);
  });
  it("calls it good play only without mistakes", () => {
    expect([ended(0, -0.45, 0), ended(0, -0.45, -0.3), ended(1, 0.45, 0)]).toEqual([
      "lost only",
      "lost mostly",
      "won mostly",
    ]);
  });
  it("knows a shared win, which is the fair share itself", () => {
    expect([ended(0.5, 0, 0), ended(0.5, 0.3), ended(0.5, -0.3, -0.1), ended(0.5, 0.2, 0, 0.25)]).toEqual([
      "shared hardly",
      "shared partly",
      "shared despite",
      "shared mostly",
    ]);
  });
});

describe("the headline of a win that the others gave away", () => {
  const partOf = (result: number, luck: number, skill: number) =>
    headlineOf({ result, fair: 0.5, luck, skill, others: result - 0.5 - luck - skill }).part;

  it("says so if the winner lost a lot too", () => {
    expect([partOf(1, 0.1, -0.5), partOf(1, 0.4, -0.6), partOf(0.5, -0.2, -0.4)]).toEqual([
      "others",
      "others",
      "others",
    ]);
  });
  it("does not if luck gave more, or the winner lost little", () => {
    expect([partOf(1, 0.6, -0.5), partOf(1, 0.1, -0.1), partOf(0, 0.1, -0.7)]).toEqual(["mostly", "hardly", "hardly"]);
  });
});

describe("parts in whole percent", () => {
  it("add up as the exact ones do", () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.5, 0.105, -0.105, -0.5])).toEqual([50, 11, -11, -50]);
  });
  it.each(TABLES)("add up to the result in %s", (table) => {
    const { fair, luck, skill, others, result } = reviewOf(table);
    expect(wholePercents([fair, luck, skill, others]).reduce((sum, part) => sum + part)).toBe(Math.round(result * 100));
  });
  it("have words by their size", () => {
    expect([0, -0.1, 0.2, -0.5].map(degreeOf)).toEqual(["none", "little", "some", "lot"]);
  });
});

describe("key moments", () => {
  it("come with what went well first, each in the order of the game", () => {
    const steps = [
      step({ decision: decision("blunder", 0.3) }),
      step({ decision: decision("best", 0, 0.2) }),
      step({ mover: 1, others: -0.5 }),
      step({ luck: 0.2 }),
      step({ decision: decision("mistake", 0.15) }),
    ];
    expect(keyMoments({ deal: 0, steps }).map(({ kind, step: at }) => `${kind} ${at}`)).toEqual([
      "well 1",
      "lucky 3",
      "slip 0",
      "blow 2",
      "slip 4",
    ]);
  });
  it("tell a step once, as a mistake rather than as luck", () => {
    const steps = [step({ decision: decision("blunder", 0.4), luck: 0.3 })];
    expect(keyMoments({ deal: 0, steps }).map(({ kind }) => kind)).toEqual(["slip"]);
  });
  it("are no luck where the move was a mistake, however much luck came of it", () => {
    const steps = [step({ decision: decision("inaccuracy", 0.03), luck: 0.5 })];
    expect(keyMoments({ deal: 0.2, steps }).map(({ kind }) => kind)).toEqual(["deal"]);
  });
  it("name a game given up with a chance left", () => {
    const gaveUp = (before: number) => step({ ply: 9, end: 9, before, after: 0, skill: -before });
    expect(keyMoments({ deal: 0, steps: [gaveUp(0.3)] })).toEqual([
      { step: 0, kind: "gave-up", good: false, change: -0.3 },
    ]);
    expect(keyMoments({ deal: 0, steps: [gaveUp(0.05)] })).toEqual([]);
  });
  it("say nothing twice, but the dearest", () => {
    const peek = { reason: { code: "why-magic-look", params: { slot: 3 } } };
    const steps = [
      step({ decision: { ...decision("mistake", 0.1), ...peek } }),
      step({ decision: { ...decision("blunder", 0.3), ...peek } }),
      step({ decision: decision("best", 0, 0.3) }),
      step({ decision: decision("best", 0, 0.2) }),
    ];
    expect(keyMoments({ deal: 0, steps }).map(({ kind, step: at }) => `${kind} ${at}`)).toEqual(["well 2", "slip 1"]);
  });
  it("are none where nothing mattered", () => {
    const steps = [step({ decision: decision("close", 0, 0.3) }), step({ luck: 0.01 })];
    expect(keyMoments({ deal: 0.02, steps })).toEqual([]);
  });
  it("name a deal that mattered", () => {
    expect(keyMoments({ deal: -0.2, steps: [step({})] })).toEqual([
      { step: 0, kind: "deal", good: false, change: -0.2 },
    ]);
  });
  it.each(TABLES)("are three to five in %s", (table) => {
    const moments = keyMoments(reviewOf(table));
    expect(moments.length).toBeGreaterThanOrEqual(3);
    expect(moments.length).toBeLessThanOrEqual(5);
    expect(new Set(moments.map((moment) => moment.step)).size).toBe(moments.length);
    const order = moments.map(({ good }) => good);
    expect(order).toEqual([...order].sort().reverse());
  });
});

describe("steps", () => {
  it("make a line from before the first to after the last", () => {
    expect(lineOf([step({ after: 0.6 }), step({ before: 0.6, after: 0.2 })])).toEqual([0.5, 0.6, 0.2]);
    expect(lineOf([])).toEqual([]);
  });
  it("are lucky from a size on that can be seen", () => {
    expect([0.07, 0.05, -0.07].map((luck) => luckOf(step({ luck })))).toEqual(["lucky", null, "unlucky"]);
  });
  it("with a slip are found in order", () => {
    const steps = [step({ decision: decision("mistake", 0.1) }), step({}), step({ decision: decision("good", 0.03) })];
    expect(slipsOf(steps)).toEqual([0]);
  });
});

describe("the first review", () => {
  it("is one's own, a person's, or the winner's", () => {
    const seats = [{}, { player: "a" }, {}];
    expect([firstSeat(seats, 2, [0]), firstSeat(seats, null, [0]), firstSeat([{}, {}], null, [1])]).toEqual([2, 1, 1]);
  });
});
