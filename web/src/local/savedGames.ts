/** The local games of this browser. Small: the home screen lists them. */
import { t } from "../lib/i18n.svelte";
import { notify } from "../lib/toasts.svelte";
import type { MyTable } from "../wire";
import { type SavedGame, peopleOf } from "./savedGame";
import { DatabaseStore, SavedGames } from "./store";

export const savedGames = new SavedGames(new DatabaseStore(), (trouble) =>
  notify(t("local-not-stored", { why: trouble }), { stays: true }),
);

/** A local game as a row of the player's tables. */
export function tableOf({ info, acting, chairs, updated }: SavedGame): MyTable {
  const people = peopleOf(chairs);
  return { info, seat: people[0] ?? 0, your_turn: people.some((seat) => acting.includes(seat)), updated };
}
