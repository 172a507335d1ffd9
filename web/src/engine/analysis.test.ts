import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Beliefs, Decision, Review, Step } from "../review/types";
import type { GameName } from "../wire";
import { defaultSimulations, stepsOf, sumUp, turnsOf } from "./analysis";
import { Analyst, leaves, openShares, type StepAnalysis } from "./analyst";
import { pack, packStates } from "./botMessages";
import { toError, toShare } from "./calibration";
import { Match } from "./match";
import { Searcher } from "./searcher";
import { engineFor } from "./testModules";

/** A golden review of one seat, written by tests/test_reviews_golden.py. */
interface Golden {
  key: string;
  seat: number;
  actions: number[];
  resigned: number | null;
  review: Review;
  beliefs: { ply: number; places: Beliefs }[];
}

const TABLES = ["hats-2", "hats-3", "hats-4", "magic_hat-2", "magic_hat-3", "magic_hat-4", "top_hats-2", "top_hats-3"];
const SHOWN = 3; // moves of a decision
const pause = () => Promise.resolve();

/** A decision with as many moves as a golden file has. */
function shorten(step: Step): unknown {
  if (!step.decision) return step;
  const { moves, ...rest } = step.decision;
  return { ...step, decision: { ...rest, moves: moves.slice(0, SHOWN), choice: moves.length } };
}

describe.each(TABLES)("%s", (table) => {
  const golden = JSON.parse(readFileSync(`../tests/reviews/${table}.json`, "utf8")) as Golden;
  const { seat, review } = golden;
  const { players, simulations } = review;
  const engine = engineFor(review.game as GameName);
  const key = Uint8Array.from(Buffer.from(golden.key, "hex"));
  const match = Match.deal(engine, players, engine.resolveOptions({}), "random", key);
  for (const action of golden.actions) expect(match.act(action)).toBe(true);
  match.resigned = golden.resigned;
  const turns = turnsOf(match);

  test("a seat's review is the same as on the server", async () => {
    const analyst = new Analyst(new Searcher(engine), pack(match.observations(seat)), simulations, pause);
    const analyses: StepAnalysis[] = [];
    for (const at of turns.keys()) analyses.push(await analyst.analyse(turns, at));
    const steps = stepsOf(turns, analyses, seat, match.shares()[seat]!);
    const found = sumUp(seat, engine.sides(players).length, steps);
    expect({ ...found, steps: found.steps.map(shorten) }).toEqual(review.seats[0]);
    expect(stepsOf(turns, analyses.slice(0, 3), seat, 0.5)).toEqual(steps.slice(0, 2));
  });

  test("so is the line with open cards", async () => {
    const searcher = new Searcher(engine);
    const rows: number[][] = [];
    for (const { ply } of turns) rows.push(await openShares(searcher, packStates(match), ply, simulations, pause));
    expect([...rows, match.shares()]).toEqual(review.open);
  });

  test("so are beliefs", () => {
    const analyst = new Analyst(new Searcher(engine), pack(match.observations(seat)), simulations, pause);
    for (const { ply, places } of golden.beliefs) expect(analyst.beliefs(ply)).toEqual(places);
  });

  test("a move of one's own can be searched alone", async () => {
    const analyst = new Analyst(new Searcher(engine), pack(match.observations(seat)), 200, pause);
    const { ply, decision } = review.seats[0]!.steps.find((step) => step.decision)!;
    const { move } = (decision as Decision).moves.at(-1)!;
    const estimate = await analyst.evaluate(ply, move);
    expect(estimate).toMatchObject({ move, visits: 200 });
    expect(estimate.share).toBeGreaterThanOrEqual(0);
    expect(estimate.share).toBeLessThanOrEqual(1);
    await expect(analyst.evaluate(ply, "no move")).rejects.toThrow("no legal move");
  });
});

test("values are mapped to shares piece by piece", () => {
  const knots = [0, 0.25, 1];
  expect([0, 0.25, 0.5, 0.75, 1].map((value) => toShare(knots, value))).toEqual([0, 0.125, 0.25, 0.625, 1]);
  expect([0.25, 0.75, 1].map((value) => toError(knots, value, 0.25))).toEqual([0.125, 0.375, 0.375]);
});

test("a long game gets fewer simulations", () => {
  expect([33, 230, 5000].map(defaultSimulations)).toEqual([2000, 565, 250]);
});

test("the values in a position have names", () => {
  expect(Object.fromEntries(leaves({ hats: ["?", "king"], turn: 1 }))).toEqual({
    "hats.0": "?",
    "hats.1": "king",
    turn: 1,
  });
});
