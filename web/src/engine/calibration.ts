/** From what a search says to a share of the win, as `hatbox.bots.calibration` does: of moments told 70 %, 70 % are won. */
import type { Binding } from "./binding";

/** Shares for values that are evenly spaced from 0 to 1, ascending. */
export type Knots = readonly number[];

const IDENTITY: Knots = [0, 1];

/** The map for a seat on the move, or for one that waits; the identity if a game has none. */
export function knotsOf({ calibration }: Binding, players: number, isWaiting: boolean): Knots {
  return calibration[players]?.[isWaiting ? 1 : 0] ?? IDENTITY;
}

/** The share of the win that a value of the search stands for. */
export function toShare(knots: Knots, value: number): number {
  const at = pieceAt(knots, value);
  return knots[at]! + (value * (knots.length - 1) - at) * (knots[at + 1]! - knots[at]!);
}

/** By how much the share grows with the value there: an error of the value grows as much. */
export function slopeAt(knots: Knots, value: number): number {
  const at = pieceAt(knots, value);
  return (knots[at + 1]! - knots[at]!) * (knots.length - 1);
}

function pieceAt(knots: Knots, value: number): number {
  return Math.min(Math.trunc(value * (knots.length - 1)), knots.length - 2);
}
