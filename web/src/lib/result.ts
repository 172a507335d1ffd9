/** The end of a game in words. */
import type { Result } from "../wire";
import type { Board } from "./board";
import { t, words } from "./i18n.svelte";

/** Names as a list of the reader's language: "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

export function headline(result: Result, board: Board): string {
  const mine = board.seat !== null && result.winners.includes(board.seat);
  const others = result.winners.filter((seat) => seat !== board.seat).map((seat) => board.nameOf(seat));
  if (result.winners.length === 0) return t("end-nobody");
  if (mine) return others.length === 0 ? t("end-you-win") : t("end-you-win-with", { who: listed(others) });
  return t("end-wins", { who: listed(others), count: others.length });
}

/** How it came to an end, if not by the usual way; else null. */
export function manner(result: Result): string | null {
  return result.ended === "complete" ? null : t("end-manner", { ended: result.ended });
}

export function scoreLine(scores: readonly number[], board: Board): string {
  return scores.map((score, seat) => t("end-score", { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no", score })).join(" · ");
}
