/** The player's tables, refreshed while the page is visible. */
import type { MyTable } from "../wire";
import { savedGames, tableOf } from "../local/savedGames";
import type { UnreadableError } from "../local/store";
import { isLocal } from "./addresses";
import { me } from "./me.svelte";
import { Refusal, rest } from "./rest";
import { hasServer } from "./siteInfo";

const REFRESH_MS = 30_000; // ms

class MyTables {
  tables = $state.raw<MyTable[]>([]);
  unreadable = $state.raw<UnreadableError[]>([]); // games of this device that cannot be opened
  known = $state(false); // the server has answered
  waiting = $derived(this.tables.filter((table) => table.your_turn && table.info.status === "playing"));
  running = $derived(this.tables.filter((table) => table.info.status === "playing" || table.info.status === "open"));
  finished = $derived(this.tables.filter((table) => table.info.status === "over"));

  /** Those of this device first: they are known at once. */
  async refresh(): Promise<void> {
    const { games, unreadable } = await savedGames.list();
    const here = games.map(tableOf);
    this.unreadable = unreadable;
    this.tables = [...here, ...this.tables.filter(({ info }) => me.identity && !isLocal(info.id))];
    if (!me.identity || !hasServer) {
      this.known = true;
      return;
    }
    try {
      this.tables = [...here, ...(await rest.mine()).tables];
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
