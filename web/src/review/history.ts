/** What this device remembers of the player's reviewed games. Where nothing can be stored, it lasts as long as the page. */
import { GAMES } from "../games/names";
import { allRows, removeRow, transact } from "../local/database";
import { idOf } from "../puzzles/id";
import type { Puzzle } from "../puzzles/types";
import type { GameName } from "../wire";
import type { Decision, SeatReview } from "./types";

/** The oldest games beyond this are forgotten. */
export const MAX_GAMES = 500;
/** The oldest mistakes beyond this are forgotten; their games stay. */
export const MAX_MISTAKES = 100;

/** Sums over decisions: accuracy is 100 x (1 - losses / stakes). They can be added up. */
export interface Sums {
  losses: number;
  stakes: number;
  decisions: number;
}

/** A row: a reviewed game of the player. */
export interface ReviewedGame extends Sums {
  /** table and seat, see `reviewId` */
  id: string;
  /** when the game ended, in ms since 1970 */
  at: number;
  game: GameName;
  players: number;
  seat: number;
  /** levels of bots, "person" */
  opponents: string[];
  /** shares of the win; adjusted: result - luck */
  result: number;
  luck: number;
  adjusted: number;
  /** by `Decision.kind` */
  kinds: Record<string, Sums>;
  /** own mistakes and blunders as puzzles */
  mistakes: Puzzle[];
}

/** What a review does not say about its game. */
export interface AboutGame {
  table: string;
  /** when the game ended, in ms since 1970 */
  at: number;
  game: GameName;
  players: number;
  /** version of the game's rules */
  rules: number;
  /** the other seats in order: levels of bots, "person" */
  opponents: string[];
  /** base64 of the seat's view at a ply; null: unknown, then a mistake there becomes no puzzle */
  viewAt(ply: number): string | null;
}

export interface HistoryStore {
  /** Every row, readable or not. */
  list(): Promise<unknown[]>;
  /** Write rows; those with a known id are replaced. */
  put(rows: readonly ReviewedGame[]): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

class DatabaseHistory implements HistoryStore {
  list(): Promise<unknown[]> {
    return allRows("reviews");
  }

  put(rows: readonly ReviewedGame[]): Promise<void> {
    return transact("reviews", "readwrite", (stored) => rows.forEach((row) => stored.put(row)));
  }

  remove(id: string): Promise<void> {
    return removeRow("reviews", id);
  }

  clear(): Promise<void> {
    return transact("reviews", "readwrite", (rows) => void rows.clear());
  }
}

function reviewId(table: string, seat: number): string {
  return `${table}/${seat}`;
}

/** The table of a reviewed game. */
export function tableOf({ id }: Pick<ReviewedGame, "id">): string {
  return id.slice(0, id.lastIndexOf("/"));
}

/** The difficulty of a puzzle that nobody has tried, in the middle of the scale. */
const UNRATED = 1500;

function puzzleOf(decision: Decision, view: string, { seat }: SeatReview, about: AboutGame): Puzzle {
  return {
    id: idOf(about.game, view),
    game: about.game,
    players: about.players,
    seat,
    rules: about.rules,
    view,
    kind: decision.kind,
    best: decision.best,
    moves: decision.moves.map(({ move, share }) => [move, share]),
    reason: decision.reason,
    rating: UNRATED,
  };
}

/** The row of a review. */
export function rowOf(review: SeatReview, about: AboutGame): ReviewedGame {
  const kinds: Record<string, Sums> = {};
  const mistakes: Puzzle[] = [];
  for (const { ply, decision } of review.steps) {
    if (!decision) continue;
    const sums = (kinds[decision.kind] ??= { losses: 0, stakes: 0, decisions: 0 });
    sums.losses += decision.loss;
    sums.stakes += decision.stake;
    sums.decisions += 1;
    if (decision.grade !== "mistake" && decision.grade !== "blunder") continue;
    const view = about.viewAt(ply);
    if (view !== null) mistakes.push(puzzleOf(decision, view, review, about));
  }
  const { seat, result, luck, adjusted, losses, stakes, decisions } = review;
  const { table, at, game, players, opponents } = about;
  const id = reviewId(table, seat);
  return {
    id,
    at,
    game,
    players,
    seat,
    opponents: [...opponents],
    result,
    luck,
    adjusted,
    losses,
    stakes,
    decisions,
    kinds,
    mistakes,
  };
}

function hasSums(value: unknown): boolean {
  const sums = value as Partial<Sums> | null | undefined;
  return [sums?.losses, sums?.stakes, sums?.decisions].every(Number.isFinite);
}

/** True for a row that this version can read. */
function isReadable(stored: unknown): stored is ReviewedGame {
  const row = stored as Partial<ReviewedGame> | null;
  return (
    typeof row?.id === "string" &&
    GAMES.includes(row.game as GameName) &&
    [row.at, row.players, row.seat, row.result, row.luck, row.adjusted].every(Number.isFinite) &&
    [row.opponents, row.mistakes].every(Array.isArray) &&
    typeof row.kinds === "object" &&
    row.kinds !== null &&
    hasSums(row) &&
    Object.values(row.kinds).every(hasSums)
  );
}

export class History {
  /** key: id; bound: the reviews of this visit that could not be stored */
  #memory = new Map<string, ReviewedGame>();

  constructor(readonly store: HistoryStore) {}

  /** Store a review; one of the same game and seat is replaced. */
  async remember(review: SeatReview, about: AboutGame): Promise<void> {
    const row = rowOf(review, about);
    try {
      await this.store.put([row]);
      this.#memory.delete(row.id);
      await this.#prune();
    } catch {
      this.#memory.set(row.id, row); // no storage, or no room
    }
  }

  async #prune(): Promise<void> {
    const games = await this.games();
    for (const { id } of games.slice(MAX_GAMES)) await this.store.remove(id);
    let room = MAX_MISTAKES;
    const shortened: ReviewedGame[] = [];
    for (const row of games.slice(0, MAX_GAMES)) {
      if (row.mistakes.length > room) shortened.push({ ...row, mistakes: row.mistakes.slice(0, room) });
      room = Math.max(0, room - row.mistakes.length);
    }
    if (shortened.length) await this.store.put(shortened);
  }

  /** All reviewed games, the latest first. */
  async games(): Promise<ReviewedGame[]> {
    const stored = await this.store.list().catch((): unknown[] => []);
    const rows = new Map<string, ReviewedGame>(stored.filter(isReadable).map((row) => [row.id, row]));
    for (const [id, row] of this.#memory) rows.set(id, row);
    return [...rows.values()].sort((one, other) => other.at - one.at);
  }

  /** The player's own mistakes as puzzles, the latest first, each position once. */
  async mistakes(game?: GameName): Promise<Puzzle[]> {
    const found = new Map<string, Puzzle>();
    for (const row of await this.games())
      if (!game || row.game === game)
        for (const puzzle of row.mistakes) if (!found.has(puzzle.id)) found.set(puzzle.id, puzzle);
    return [...found.values()];
  }

  /** All rows, readable or not, for a file. */
  async export(): Promise<unknown[]> {
    const stored = await this.store.list().catch((): unknown[] => []);
    const isOld = (row: unknown) => this.#memory.has((row as Partial<ReviewedGame> | null)?.id ?? "");
    return [...stored.filter((row) => !isOld(row)), ...this.#memory.values()];
  }

  async forget(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.store.remove(id).catch(() => undefined);
  }

  async clear(): Promise<void> {
    this.#memory.clear();
    await this.store.clear().catch(() => undefined);
  }
}

const history = new History(new DatabaseHistory());

/** Remember a reviewed game of the player; remembering it again replaces the row. */
export const rememberGame = (review: SeatReview, about: AboutGame): Promise<void> => history.remember(review, about);
/** All reviewed games, the latest first. */
export const reviewedGames = (): Promise<ReviewedGame[]> => history.games();
/** The player's own mistakes as puzzles, the latest first. */
export const ownMistakes = (game?: GameName): Promise<Puzzle[]> => history.mistakes(game);
export const forgetGame = (id: string): Promise<void> => history.forget(id);
/** Everything remembered, readable or not, for a file. */
export const exportHistory = (): Promise<unknown[]> => history.export();
export const clearHistory = (): Promise<void> => history.clear();
