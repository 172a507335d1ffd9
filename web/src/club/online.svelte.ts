/** Who is online at a closed server, refreshed while somebody looks. */
import type { OnlinePlayer } from "../wire";
import { me } from "../lib/me.svelte";
import { accountRest } from "../lib/accountRest";
import { Refusal } from "../lib/rest";

const REFRESH_MS = 15_000; // ms

class Online {
  /** everybody but oneself, those who are free first; null until the server has answered */
  others = $state.raw<readonly OnlinePlayer[] | null>(null);

  async #look(): Promise<void> {
    if (document.hidden || !me.identity) return;
    try {
      const { players } = await accountRest.online();
      this.others = players
        .filter(({ player }) => player !== me.identity?.player)
        .sort((one, other) => Number(one.playing ?? false) - Number(other.playing ?? false));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Look now, when the page becomes visible, and regularly; the returned function stops it. */
  follow(): () => void {
    const look = () => void this.#look();
    look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const online = new Online();
