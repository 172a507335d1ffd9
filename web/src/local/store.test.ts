import { describe, expect, it } from "vitest";
import { createGame } from "./localTable";
import type { SavedGame } from "./savedGame";
import { ConflictError, type GameStore, MAX_FINISHED, type Row, SavedGames, UnreadableError } from "./store";
import { testGame } from "./testGame";

/** A database in memory that can refuse to write. */
class MemoryStore implements GameStore {
  rows = new Map<string, unknown>();
  refuses: Error | null = null;
  list = () => Promise.resolve([...this.rows.values()]);
  load = (id: string) => Promise.resolve(structuredClone(this.rows.get(id)));
  async save(row: Row, known: number): Promise<void> {
    if (this.refuses) throw this.refuses;
    await new Promise((resolve) => setTimeout(resolve));
    const stored = this.rows.get(row.id) as Row | undefined;
    if ((stored?.count ?? 0) !== known) throw new ConflictError();
    this.rows.set(row.id, structuredClone(row));
  }
  remove(id: string): Promise<void> {
    this.rows.delete(id);
    return Promise.resolve();
  }
}

const heard: string[] = [];
const games = (store: GameStore) =>
  new SavedGames(
    store,
    (trouble) => void heard.push(trouble),
    (id) => void heard.push(`conflict ${id}`),
  );

function made(id: string): SavedGame {
  const chairs = [{ player: "p", name: "Ann" }, { bot: "dormouse" as const }];
  return createGame(testGame, id, { game: "hats", players: 2 }, chairs, "ab".repeat(32), [null, null]);
}

function choose(game: SavedGame): void {
  game.events.push({ at: 1, fact: { kind: "chose", seat: 0, move: "build a", last: false } });
}

describe("stored local games", () => {
  it("are there on the next visit", async () => {
    const store = new MemoryStore();
    const [now, later] = [games(store), games(store)];
    const game = made("local-1");
    now.save(game);
    choose(game);
    now.save(game);
    await now.settled();
    expect((await later.load("local-1")).events).toHaveLength(2);
    expect((await later.list()).games.map(({ id }) => id)).toEqual(["local-1"]);
    await later.remove("local-1");
    expect(store.rows.size).toBe(0);
  });

  it("may go on while they are written", async () => {
    heard.length = 0;
    const here = games(new MemoryStore());
    const game = made("local-1");
    for (let times = 0; times < 5; times++) {
      here.save(game);
      await Promise.resolve();
      choose(game);
    }
    here.save(game);
    await here.settled();
    expect(heard).toEqual([]);
  });

  it("stay in memory where nothing can be stored, which is said once", async () => {
    heard.length = 0;
    const store = new MemoryStore();
    store.refuses = new DOMException("no room", "QuotaExceededError");
    const here = games(store);
    const game = made("local-1");
    for (let times = 0; times < 3; times++) {
      choose(game);
      here.save(game);
    }
    here.save(made("local-2"));
    await here.settled();
    expect(heard).toEqual(["full"]);
    expect((await here.load("local-1")).events).toHaveLength(4);
    expect((await here.list()).games).toHaveLength(2);
  });

  it("that are damaged or too new are named, and the others stay readable", async () => {
    const store = new MemoryStore();
    const before = games(store);
    for (const id of ["local-1", "local-2", "local-3", "local-4"]) before.save(made(id));
    await before.settled();
    const change = (id: string, more: object) => store.rows.set(id, { ...(store.rows.get(id) as Row), ...more });
    change("local-2", { chairs: null });
    change("local-3", { version: 99 });
    change("local-4", { events: '[{"at":1' });
    const { games: read, unreadable } = await games(store).list();
    expect(read.map(({ id }) => id).sort()).toEqual(["local-1", "local-4"]);
    expect(unreadable.map(({ problem }) => problem.code)).toEqual(["local/damaged", "local/too-new"]);
    for (const id of ["local-2", "local-4"]) await expect(games(store).load(id)).rejects.toThrow("local/damaged");
    await expect(games(store).load("local-3")).rejects.toThrow(UnreadableError);
    expect(await games(store).load("local-1")).toMatchObject({ id: "local-1" });
    await expect(games(store).load("nowhere")).rejects.toThrow("local/unknown");
  });

  it("are not overwritten when another tab has played on", async () => {
    heard.length = 0;
    const store = new MemoryStore();
    const [one, other] = [games(store), games(store)];
    one.save(made("local-1"));
    await one.settled();
    const [mine, theirs] = [await one.load("local-1"), await other.load("local-1")];
    choose(theirs);
    other.save(theirs);
    await other.settled();
    choose(mine);
    choose(mine);
    one.save(mine);
    await one.settled();
    expect(heard).toEqual(["conflict local-1"]);
    expect((await one.load("local-1")).events).toHaveLength(2);
  });

  it("are kept while they go on; of finished ones the latest", async () => {
    const store = new MemoryStore();
    const here = games(store);
    const add = (id: string, updated: number, status: "over" | "playing") => {
      const game = made(id);
      const row = { ...game, updated, info: { ...game.info, status }, events: JSON.stringify(game.events), count: 1 };
      store.rows.set(id, row);
    };
    add("old-unfinished", 0, "playing");
    for (let at = 1; at <= MAX_FINISHED; at++) add(`over-${at}`, at, "over");
    const game = made("last");
    game.info = { ...game.info, status: "over" };
    game.updated = MAX_FINISHED + 1;
    here.save(game);
    await here.settled();
    expect(store.rows.size).toBe(MAX_FINISHED + 1);
    expect(["old-unfinished", "over-1", "over-2", "last"].map((id) => store.rows.has(id))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it("are handed out with their events, damaged ones as they are", async () => {
    const store = new MemoryStore();
    const here = games(store);
    here.save(made("local-1"));
    await here.settled();
    store.rows.set("torn", { ...(store.rows.get("local-1") as Row), id: "torn", events: "[{" });
    expect(await games(store).export()).toMatchObject([
      { id: "local-1", events: [{ fact: { kind: "started" } }] },
      { id: "torn", events: "[{" },
    ]);
    store.list = () => Promise.reject(new Error("no"));
    expect(await here.export()).toMatchObject([{ id: "local-1" }]);
  });
});
