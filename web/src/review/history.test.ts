import { beforeEach, describe, expect, it } from "vitest";
import {
  type AboutGame,
  History,
  type HistoryStore,
  MAX_GAMES,
  MAX_MISTAKES,
  type ReviewedGame,
  tableOf,
} from "./history";
import type { Decision, Grade, SeatReview } from "./types";

/** A database in memory that can refuse to write. */
class MemoryStore implements HistoryStore {
  rows = new Map<string, unknown>();
  refuses = false;
  #check(): void {
    if (this.refuses) throw new DOMException("no", "SecurityError");
  }
  async list() {
    this.#check();
    return structuredClone([...this.rows.values()]);
  }
  async put(rows: readonly ReviewedGame[]) {
    this.#check();
    for (const row of rows) this.rows.set(row.id, structuredClone(row));
  }
  async remove(id: string) {
    this.#check();
    this.rows.delete(id);
  }
  async clear() {
    this.#check();
    this.rows.clear();
  }
}

function decision(kind: string, loss: number, grade: Grade): Decision {
  const moves = [
    { move: "exchange D4 1", share: 0.6, error: 0.01, visits: 90 },
    { move: "end", share: 0.6 - loss, error: 0.02, visits: 10 },
  ];
  const reason = { code: "why", params: {} };
  const played = loss ? "end" : "exchange D4 1";
  return {
    played,
    best: "exchange D4 1",
    share: 0.6 - loss,
    best_share: 0.6,
    loss,
    error: 0.02,
    stake: 0.2,
    grade,
    kind,
    moves,
    reason,
  };
}

function review(decisions: (Decision | null)[], seat = 0): SeatReview {
  const steps = decisions.map((one, at) => ({
    ...{ ply: at * 2, end: at * 2 + 2, mover: one ? seat : -2, before: 0.5, after: 0.5 },
    ...{ luck: 0, skill: 0, others: 0, decision: one },
  }));
  const made = decisions.filter((one) => one !== null);
  const sums = {
    losses: made.reduce((sum, one) => sum + one!.loss, 0),
    stakes: made.length * 0.2,
    decisions: made.length,
  };
  const parts = { fair: 0.5, deal: 0.1, luck: 0.3, skill: -0.1, others: 0.3, result: 1, adjusted: 0.7, accuracy: null };
  return { seat, ...parts, ...sums, steps };
}

const about = (table: string, at = 1): AboutGame => ({
  ...{ table, at, game: "hats", players: 2, rules: 3, opponents: ["dormouse"] },
  viewAt: (ply) => (ply === 0 ? null : `${table}-${ply}`),
});

describe("what the device remembers of reviewed games", () => {
  let store: MemoryStore;
  let history: History;
  beforeEach(() => {
    store = new MemoryStore();
    history = new History(store);
  });

  it("are sums by kind of decision", async () => {
    const made = [decision("exchange", 0.1, "mistake"), decision("cookie", 0, "best"), null];
    await history.remember(review(made), about("local-1"));
    const [game] = await history.games();
    expect(game).toMatchObject({
      id: "local-1/0",
      result: 1,
      luck: 0.3,
      adjusted: 0.7,
      decisions: 2,
      opponents: ["dormouse"],
    });
    expect(game!.kinds).toEqual({
      exchange: { losses: 0.1, stakes: 0.2, decisions: 1 },
      cookie: { losses: 0, stakes: 0.2, decisions: 1 },
    });
    expect(tableOf(game!)).toBe("local-1");
  });

  it("are mistakes as puzzles, where the view is known", async () => {
    const made = [
      decision("end", 0.3, "blunder"),
      decision("exchange", 0.1, "mistake"),
      decision("exchange", 0.05, "inaccuracy"),
    ];
    await history.remember(review(made), about("local-1"));
    const [puzzle, ...more] = await history.mistakes();
    expect(more).toEqual([]);
    expect(puzzle).toMatchObject({
      game: "hats",
      players: 2,
      seat: 0,
      rules: 3,
      view: "local-1-2",
      kind: "exchange",
      best: "exchange D4 1",
    });
    expect(puzzle!.moves.map(([move]) => move)).toEqual(["exchange D4 1", "end"]);
    expect(puzzle!.id).toMatch(/^[0-9a-f]{16}$/);
    expect(await history.mistakes("top_hats")).toEqual([]);
  });

  it("is one row per game and seat, the latest game first", async () => {
    await history.remember(review([decision("exchange", 0.1, "mistake")]), about("a", 1));
    await history.remember(review([]), about("b", 3));
    await history.remember(review([], 1), about("a", 2));
    await history.remember(review([]), about("a", 1));
    const games = await history.games();
    expect(games.map(({ id }) => id)).toEqual(["b/0", "a/1", "a/0"]);
    expect(games.at(-1)!.decisions).toBe(0);
  });

  it("is bounded: old games go, and of old mistakes only the games stay", async () => {
    const made = Array.from({ length: 31 }, () => decision("exchange", 0.1, "mistake")); // the first has no view
    for (let at = 1; at <= 5; at++) await history.remember(review(made), about(`t${at}`, at));
    const games = await history.games();
    expect(games.map(({ mistakes }) => mistakes.length)).toEqual([30, 30, 30, 10, 0]);
    expect(await history.mistakes()).toHaveLength(MAX_MISTAKES);
    for (let at = 6; at <= MAX_GAMES + 5; at++) store.rows.set(`t${at}/0`, { ...games[4], id: `t${at}/0`, at });
    await history.remember(review([]), about("last", MAX_GAMES + 9));
    expect(store.rows.size).toBe(MAX_GAMES);
    expect(store.rows.has("t6/0")).toBe(false);
    expect((await history.games())[0]!.id).toBe("last/0");
  });

  it("lasts as long as the page where nothing can be stored", async () => {
    store.refuses = true;
    await history.remember(review([]), about("a"));
    await history.remember(review([]), about("b"));
    await history.forget("a/0");
    expect((await history.games()).map(({ id }) => id)).toEqual(["b/0"]);
    expect(await new History(store).games()).toEqual([]);
    await history.clear();
    expect(await history.games()).toEqual([]);
  });

  it("leaves out what it cannot read, but exports it", async () => {
    await history.remember(review([]), about("a"));
    const [row] = (await history.games()) as [ReviewedGame];
    const damaged = [
      null,
      { id: "b/0" },
      { ...row, id: "c/0", game: "chess" },
      { ...row, id: "d/0", kinds: { end: {} } },
      { ...row, id: "e/0", result: NaN },
    ];
    damaged.forEach((stored, at) => store.rows.set(`x${at}`, stored));
    expect((await history.games()).map(({ id }) => id)).toEqual(["a/0"]);
    expect(await history.export()).toEqual([row, ...damaged]);
  });

  it("is forgotten game by game, or all at once", async () => {
    for (const table of ["a", "b", "c"]) await history.remember(review([]), about(table));
    await history.forget("b/0");
    expect([...store.rows.keys()]).toEqual(["a/0", "c/0"]);
    await history.clear();
    expect(store.rows.size).toBe(0);
  });
});
