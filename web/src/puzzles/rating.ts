/** Ratings of a player and of puzzles: Elo, with the puzzle as the opponent. */
import type { Puzzle } from "./types";

export const FIRST_RATING = 1100;
export const MIN_RATING = 400;
export const MAX_RATING = 2800;
const SURE_AFTER = 20; // puzzles
const FAST = 48; // points at stake while the rating is new
const SLOW = 24;
/** Puzzles further away than this are chosen only if there is nothing nearer. */
const NEAR = 120;

/** How likely a player solves a puzzle. */
export function expectedScore(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}

/** A player's rating after a puzzle; score: 1 solved at once, 0.5 with a hint, 0 not solved. */
export function ratingAfter(player: number, puzzle: number, score: number, tried: number): number {
  const stake = tried < SURE_AFTER ? FAST : SLOW;
  const after = Math.round(player + stake * (score - expectedScore(player, puzzle)));
  return Math.max(MIN_RATING, Math.min(MAX_RATING, after));
}

/** The next puzzle: a new one near the player's rating, by chance; once all are done, any but the last one. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  rating: number,
  done: ReadonlySet<string>,
  last: string | null,
  chance: number = Math.random(),
): Puzzle | null {
  const others = puzzles.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => !done.has(id));
  const candidates = fresh.length ? fresh : others.length ? others : puzzles;
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const nearest = Math.min(...candidates.map(distance));
  const near = candidates.filter((puzzle) => distance(puzzle) <= Math.max(NEAR, nearest));
  return near[Math.floor(chance * near.length)] ?? null;
}
