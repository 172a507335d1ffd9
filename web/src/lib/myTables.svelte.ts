/** The player's tables, refreshed while the page is visible. */
import type { MyTable } from "../wire";
import { type ListedTable, savedGames, tableOf } from "../local/savedGames";
import type { UnreadableError } from "../local/store";
import { me } from "./me.svelte";
import { Refusal, rest } from "./rest";
import { hasServer } from "./siteInfo";

const REFRESH_MS = 30_000; // ms

/** Those where it is one's turn first, then the latest. */
function byUrgency(one: MyTable, other: MyTable): number {
  return Number(other.your_turn) - Number(one.your_turn) || (other.updated ?? 0) - (one.updated ?? 0);
}

class MyTables {
  #here = $state.raw<ListedTable[]>([]); // on this device
  #there = $state.raw<ListedTable[]>([]); // on the server
  tables = $derived([...this.#here, ...this.#there].sort(byUrgency));
  unreadable = $state.raw<UnreadableError[]>([]); // games of this device that cannot be opened
  known = $state(false); // the server has answered
  waiting = $derived(this.tables.filter((table) => table.your_turn && table.info.status === "playing"));
  running = $derived(this.tables.filter((table) => table.info.status === "playing" || table.info.status === "open"));
  finished = $derived(this.tables.filter((table) => table.info.status === "over"));

  /** Ask both; neither waits for the other. */
  async refresh(): Promise<void> {
    await Promise.all([this.#look(), this.#ask()]);
  }

  async #look(): Promise<void> {
    const { games, unreadable } = await savedGames.list();
    this.#here = games.map(tableOf);
    this.unreadable = unreadable;
  }

  async #ask(): Promise<void> {
    if (!me.identity || !hasServer) {
      this.#there = [];
      this.known = true;
      return;
    }
    try {
      this.#there = (await rest.mine()).tables;
      this.known = true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.code === "identity/unknown-token") me.signOut(); // the next game creates a new guest
    }
  }

  /** Refresh now, when the page becomes visible, and regularly; the returned function stops it. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }
}

export const myTables = new MyTables();
