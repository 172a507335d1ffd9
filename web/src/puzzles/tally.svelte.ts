/** How the player stands with puzzles: rating, streak, and what is done. Kept on the device. */
import { GAMES } from "../games/names";
import { STORED, readJson, writeJson } from "../lib/storage";
import type { GameName } from "../wire";
import { FIRST_RATING, ratingAfter } from "./rating";
import type { Puzzle } from "./types";

export interface Tally {
  rating: number;
  /** puzzles that counted for the rating */
  tried: number;
  /** solved in a row, at once and without a hint; and the longest such row */
  streak: number;
  longest: number;
  /** ids of puzzles that were solved, and of those that were not */
  solved: string[];
  failed: string[];
}

type Stored = Partial<Record<GameName, Partial<Tally>>>;

/** What is stored may be of another version, or damaged: what cannot be read begins anew. */
function read(): Record<GameName, Tally> {
  const stored = readJson<Stored>(STORED.puzzles) ?? {};
  const number = (value: unknown, otherwise: number) => (Number.isFinite(value) ? (value as number) : otherwise);
  const ids = (value: unknown) =>
    Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
  return Object.fromEntries(
    GAMES.map((game): [GameName, Tally] => {
      const { rating, tried, streak, longest, solved, failed } = stored[game] ?? {};
      return [
        game,
        {
          rating: number(rating, FIRST_RATING),
          tried: number(tried, 0),
          streak: number(streak, 0),
          longest: number(longest, 0),
          solved: ids(solved),
          failed: ids(failed),
        },
      ];
    }),
  ) as Record<GameName, Tally>;
}

class Tallies {
  #all = $state(read());

  of(game: GameName): Tally {
    return this.#all[game];
  }

  /** Puzzles that need not come again. */
  done(game: GameName): ReadonlySet<string> {
    const { solved, failed } = this.of(game);
    return new Set([...solved, ...failed]);
  }

  /** Count the first try at a puzzle: 1 solved at once, 0.5 with a hint, 0 not. Returns the change of the rating. */
  count({ id, game, rating }: Puzzle, score: number): number {
    const tally = this.of(game);
    const isNew = !tally.solved.includes(id) && !tally.failed.includes(id);
    const after = isNew ? ratingAfter(tally.rating, rating, score, tally.tried) : tally.rating;
    const change = after - tally.rating;
    tally.rating = after;
    if (isNew) tally.tried += 1;
    tally.streak = score === 1 ? tally.streak + 1 : score > 0 ? tally.streak : 0;
    tally.longest = Math.max(tally.longest, tally.streak);
    tally.solved = tally.solved.filter((other) => other !== id);
    tally.failed = tally.failed.filter((other) => other !== id);
    (score > 0 ? tally.solved : tally.failed).push(id);
    writeJson(STORED.puzzles, this.#all);
    return change;
  }

  /** Read what is stored again: another tab has changed it, or it was deleted. */
  refresh(): void {
    this.#all = read();
  }
}

export const tallies = new Tallies();
addEventListener("storage", (event) => {
  if (event.key === STORED.puzzles.key) tallies.refresh();
});
