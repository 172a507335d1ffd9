/** Sums over reviewed games: results, results without luck, accuracy, and what to try next. */
import { accuracyOf } from "../engine/accuracy";
import { MIN_DECISIONS, MIN_STAKES } from "../engine/modules/search";
import type { GameName } from "../wire";
import type { ReviewedGame, Sums } from "./history";

/** Fewer results say little without the luck: a single one may be above 100 %. */
export const MIN_GAMES = 3;
/** Points of a plot are means over the games up to there, at most so many. */
const WINDOW = 10;

export function addUp(parts: Iterable<Sums>): Sums {
  const sums = { losses: 0, stakes: 0, decisions: 0 };
  for (const { losses, stakes, decisions } of parts) {
    sums.losses += losses;
    sums.stakes += stakes;
    sums.decisions += decisions;
  }
  return sums;
}

/** How many more decisions an accuracy needs, by what has been at stake in those so far; 0: none. */
export function decisionsMissing({ stakes, decisions }: Sums): number {
  const stake = decisions ? stakes / decisions : 0;
  const needed = stake ? Math.ceil((MIN_STAKES - stakes) / stake - 1e-9) : MIN_DECISIONS;
  return Math.max(0, MIN_DECISIONS - decisions, needed);
}

export function outcomeOf({ result }: ReviewedGame): "won" | "shared" | "lost" {
  return result > 0.999 ? "won" : result > 0.001 ? "shared" : "lost";
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export interface Summary {
  games: number;
  tally: { won: number; shared: number; lost: number };
  /** means, in shares of the win */
  result: number;
  adjusted: number;
  /** sum, in wins */
  luck: number;
  sums: Sums;
}

/** What came of some games, at least one. */
export function summaryOf(games: readonly ReviewedGame[]): Summary {
  const tally = { won: 0, shared: 0, lost: 0 };
  for (const game of games) tally[outcomeOf(game)]++;
  return {
    games: games.length,
    tally,
    result: mean(games.map(({ result }) => result)),
    adjusted: mean(games.map(({ adjusted }) => adjusted)),
    luck: games.reduce((sum, { luck }) => sum + luck, 0),
    sums: addUp(games),
  };
}

export interface Moment {
  at: number;
  /** means over the last games, in shares of the win */
  result: number;
  adjusted: number;
  /** over the last games; null: too few decisions */
  accuracy: number | null;
}

/** How it went over time, the earliest game first. */
export function momentsOf(games: readonly ReviewedGame[]): Moment[] {
  const inOrder = [...games].sort((one, other) => one.at - other.at);
  return inOrder.map(({ at }, last) => {
    const { result, adjusted, sums } = summaryOf(inOrder.slice(Math.max(0, last + 1 - WINDOW), last + 1));
    return { at, result, adjusted, accuracy: accuracyOf(sums) };
  });
}

/** Sums by kind of decision, the most frequent first. */
export function kindsOf(games: readonly ReviewedGame[]): { kind: string; sums: Sums }[] {
  const parts = new Map<string, Sums[]>();
  for (const { kinds } of games)
    for (const [kind, sums] of Object.entries(kinds)) parts.set(kind, [...(parts.get(kind) ?? []), sums]);
  return [...parts]
    .map(([kind, list]) => ({ kind, sums: addUp(list) }))
    .sort((one, other) => other.sums.decisions - one.sums.decisions);
}

/** What to try next; null: play more, there is too little to say. */
export interface Suggestion {
  game: GameName;
  /** the weakest kind of decision */
  kind: string;
  accuracy: number;
  /** learn it again, practise it, or meet somebody stronger */
  how: "lesson" | "puzzles" | "opponent";
}

/** Below this, puzzles would be guessing. */
const LESSON_BELOW = 50;
/** From here on, nothing needs practice. */
const FINE_FROM = 90;

export function suggestionOf(games: readonly ReviewedGame[]): Suggestion | null {
  let weakest: Suggestion | null = null;
  for (const game of new Set(games.map((row) => row.game)))
    for (const { kind, sums } of kindsOf(games.filter((row) => row.game === game))) {
      const accuracy = accuracyOf(sums);
      if (accuracy === null || (weakest && weakest.accuracy <= accuracy)) continue;
      const how = accuracy < LESSON_BELOW ? "lesson" : accuracy < FINE_FROM ? "puzzles" : "opponent";
      weakest = { game, kind, accuracy, how };
    }
  return weakest;
}
