/** From what a search says to a share of the win, as `hatbox.bots.calibration` does: of moments told 70 %, 70 % are won. */
import type { Binding } from "./binding";

/** Shares for values that are evenly spaced from 0 to 1, ascending. */
export type Knots = readonly number[];

const IDENTITY: Knots = [0, 1];

/**
 * The map for a seat on the move, or for one that waits; the identity if a game has none.
 * There are maps for some stages of a game, evenly spaced; between them they are blended.
 */
export function knotsOf({ calibration }: Binding, players: number, progress: number, isWaiting: boolean): Knots {
  const stages = calibration[players]?.[isWaiting ? 1 : 0];
  if (!stages) return IDENTITY;
  const [at, part] = interval(progress, stages.length);
  const after = stages[at + 1]!;
  return stages[at]!.map((before, knot) => before + part * (after[knot]! - before));
}

/** Between which of so many knots a number from 0 to 1 lies, and how far along. */
function interval(number: number, knots: number): [at: number, part: number] {
  const place = number * (knots - 1);
  const at = Math.min(Math.trunc(place), knots - 2);
  return [at, place - at];
}

/** The share of the win that a value of the search stands for. */
export function toShare(knots: Knots, value: number): number {
  const [at, part] = interval(value, knots.length);
  return knots[at]! + part * (knots[at + 1]! - knots[at]!);
}

/** The error of a share, given the error of its value. */
export function toError(knots: Knots, value: number, error: number): number {
  const share = toShare(knots, value);
  const high = toShare(knots, Math.min(1, value + error));
  const low = toShare(knots, Math.max(0, value - error));
  return Math.max(high - share, share - low);
}
