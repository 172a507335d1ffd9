/** The local games of this browser. Small: the home screen lists them. */
import { t } from "../lib/i18n.svelte";
import { notify } from "../lib/toasts.svelte";
import type { MyTable } from "../wire";
import { type SavedGame, isRetry, peopleOf } from "./savedGame";
import { DatabaseStore, SavedGames } from "./store";

export const savedGames = new SavedGames(new DatabaseStore(), (trouble) =>
  notify(t("local-not-stored", { why: trouble }), { stays: true }),
);

/** A table of the player, on a server or on this device. */
export interface ListedTable extends MyTable {
  /** see `isRetry`; absent: false */
  isRetry?: boolean;
}

/** A local game as a row of the player's tables. One that several people share is won by somebody, but not by "you". */
export function tableOf(game: Omit<SavedGame, "events">): ListedTable {
  const { info, acting, chairs, updated } = game;
  const [seat = 0, ...others] = peopleOf(chairs);
  const mine = [seat, ...others].some((place) => acting.includes(place));
  const shown = others.length ? { ...info, result: null } : info;
  return { info: shown, seat, your_turn: mine, updated, isRetry: isRetry(game) };
}
