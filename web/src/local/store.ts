/** Local games in the browser's database. A browser may refuse to store anything, or run out of room: then play goes on in memory. */
import { GAMES } from "../games/names";
import { Refusal } from "../lib/rest";
import { AbortedError, allRows, removeRow, transact } from "./database";
import { SAVED_VERSION, type SavedGame } from "./savedGame";

/** A game as it is written. Its events are one text, because the list of games reads all rows and no events. */
export interface Row extends Omit<SavedGame, "events"> {
  events: string;
  /** number of events */
  count: number;
}

export interface GameStore {
  /** Every row, readable or not. */
  list(): Promise<unknown[]>;
  load(id: string): Promise<unknown>;
  /** Write a game that had `known` events when it was last read or written; rejects with a `ConflictError` if it has others. */
  save(row: Row, known: number): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Another tab has played on. */
export class ConflictError extends Error {}

/** A stored game cannot be opened. */
export class UnreadableError extends Refusal {
  constructor(
    code: "local/unknown" | "local/damaged" | "local/too-new" | "local/too-old" | "local/no-engine",
    /** as it is stored; undefined: it is not, or it is fine */
    readonly row?: unknown,
  ) {
    super({ code });
  }
}

export class DatabaseStore implements GameStore {
  list(): Promise<unknown[]> {
    return allRows("games");
  }

  load(id: string): Promise<unknown> {
    return transact("games", "readonly", (rows, done) => {
      const request = rows.get(id);
      request.onsuccess = () => done(request.result);
    });
  }

  async save(row: Row, known: number): Promise<void> {
    try {
      await transact("games", "readwrite", (rows) => {
        const request = rows.get(row.id);
        request.onsuccess = () => {
          const stored = request.result as Row | undefined;
          if ((stored?.count ?? 0) === known) rows.put(row);
          else rows.transaction.abort();
        };
      });
    } catch (error) {
      throw error instanceof AbortedError ? new ConflictError() : error;
    }
  }

  remove(id: string): Promise<void> {
    return removeRow("games", id);
  }
}

/** What is stored as a row; throws an `UnreadableError`. */
function readRow(stored: unknown): Row {
  const row = stored as Partial<Row> | undefined;
  if (row === undefined) throw new UnreadableError("local/unknown");
  if (typeof row.version === "number" && row.version > SAVED_VERSION) throw new UnreadableError("local/too-new", row);
  const texts = [row.id, row.entropy, row.events].every((text) => typeof text === "string");
  const lists = [row.chairs, row.nonces, row.acting, row.info?.seats].every(Array.isArray);
  if (!texts || !lists || !row.setup || !GAMES.includes(row.setup.game))
    throw new UnreadableError("local/damaged", row);
  return row as Row;
}

/** What is stored as a game; throws an `UnreadableError`. What is deeper is checked when the game is replayed. */
function readGame(stored: unknown): SavedGame {
  const { count, events, ...row } = readRow(stored);
  try {
    const list = JSON.parse(events) as SavedGame["events"];
    if (list.length === count) return { ...row, events: list };
  } catch {
    // torn text
  }
  throw new UnreadableError("local/damaged", stored);
}

/** The oldest finished games beyond this are removed. Unfinished ones stay. */
export const MAX_FINISHED = 200;

/** Why games are not stored. */
export type Trouble = "forbidden" | "full";

export class SavedGames {
  /** key: id; bound: the games of this visit; never stale, because the page writes through it */
  #memory = new Map<string, SavedGame>();
  /** by game: number of events when it was last read or written */
  #known = new Map<string, number>();
  #writing: Promise<unknown> = Promise.resolve();
  #troubled = false;

  constructor(
    readonly store: GameStore,
    readonly onTrouble: (trouble: Trouble) => void,
    public onConflict: (id: string) => void = () => undefined,
  ) {}

  /** All games, the latest first, and those that cannot be read. */
  async list(): Promise<{ games: Omit<SavedGame, "events">[]; unreadable: UnreadableError[] }> {
    const games = new Map<string, Omit<SavedGame, "events">>();
    const unreadable: UnreadableError[] = [];
    for (const stored of await this.store.list().catch(() => [])) {
      try {
        const row = readRow(stored);
        games.set(row.id, row);
      } catch (error) {
        if (error instanceof UnreadableError) unreadable.push(error);
      }
    }
    for (const [id, game] of this.#memory) games.set(id, game);
    return { games: [...games.values()].sort((a, b) => b.updated - a.updated), unreadable };
  }

  /** A game of this visit or of an earlier one; throws an `UnreadableError`. */
  async load(id: string): Promise<SavedGame> {
    const here = this.#memory.get(id);
    if (here) return here;
    const game = readGame(await this.store.load(id).catch(() => undefined));
    this.#memory.set(id, game);
    this.#known.set(id, game.events.length);
    return game;
  }

  /** Store a game as it is when its turn to be written comes. */
  save(game: SavedGame): void {
    this.#memory.set(game.id, game);
    this.#writing = this.#writing.then(() => this.#write(game));
  }

  async #write(game: SavedGame): Promise<void> {
    const { id } = game;
    const known = this.#known.get(id) ?? 0;
    const count = game.events.length;
    if (this.#memory.get(id) !== game || known === count) return; // removed, or written already
    try {
      await this.store.save({ ...game, events: JSON.stringify(game.events), count }, known);
      this.#known.set(id, count);
      if (game.info.status === "over") await this.#prune().catch(() => undefined);
    } catch (error) {
      if (error instanceof ConflictError) {
        this.forget(id);
        this.onConflict(id);
      } else if (!this.#troubled) {
        this.#troubled = true; // it is said once
        this.onTrouble((error as DOMException | null)?.name === "QuotaExceededError" ? "full" : "forbidden");
      }
    }
  }

  async #prune(): Promise<void> {
    const finished = (await this.list()).games.filter(({ info }) => info.status === "over");
    for (const { id } of finished.slice(MAX_FINISHED)) {
      this.forget(id);
      await this.store.remove(id);
    }
  }

  /** Read a game again when it is needed next: another tab has changed it. */
  forget(id: string): void {
    this.#memory.delete(id);
    this.#known.delete(id);
  }

  async remove(id: string): Promise<void> {
    this.forget(id);
    await this.#writing;
    await this.store.remove(id).catch(() => undefined);
  }

  /** All games with their events, readable or not, for a file. */
  async export(): Promise<unknown[]> {
    await this.#writing;
    const games = new Map<unknown, unknown>();
    for (const stored of await this.store.list().catch((): unknown[] => [])) {
      const id = (stored as Partial<Row> | null)?.id;
      try {
        games.set(id, readGame(stored));
      } catch {
        games.set(id, stored);
      }
    }
    for (const [id, game] of this.#memory) games.set(id, game);
    return [...games.values()];
  }

  /** Everything so far is stored, or cannot be. */
  async settled(): Promise<void> {
    await this.#writing;
  }
}
