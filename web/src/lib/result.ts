/** The end of a game in words. */
import type { Result } from "../wire";
import type { Board } from "./board";
import { t, words } from "./i18n.svelte";

/** Names as a list of the reader's language: "Anna, Ben and Cleo". */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(words.locale).format(names);
}

export function headline(result: Result, board: Board): string {
  const mine = board.seat !== null && result.winners.includes(board.seat);
  const others = result.winners.filter((seat) => seat !== board.seat).map((seat) => board.nameOf(seat));
  if (result.winners.length === 0) return t("end-nobody");
  if (mine) return others.length === 0 ? t("end-you-win") : t("end-you-win-with", { who: listNames(others) });
  return t("end-wins", { who: listNames(others), count: others.length });
}

/** True if the game was broken off: then the points mean nothing. */
export function isBrokenOff(result: Result | null | undefined): boolean {
  return result?.ended === "resigned" || result?.ended === "abandoned";
}

/** How the game ended, if not in the usual way; else null. Names who gave up. */
export function endingText(result: Result, board: Board): string | null {
  if (result.ended === "complete") return null;
  if (result.ended !== "resigned") return t("end-manner", { ended: result.ended });
  const step = board.steps?.findLast(({ what }) => what.kind === "resigned");
  const losers = board.seats.flatMap((_, seat) => (result.winners.includes(seat) ? [] : [seat]));
  const quit = step?.what.kind === "resigned" ? [step.what.seat] : losers;
  if (quit.length === 1 && quit[0] === board.seat) return t("end-you-gave-up");
  return t("end-gave-up", {
    who: listNames(quit.map((seat) => (seat === board.seat ? t("you") : board.nameOf(seat)))),
    count: quit.length,
  });
}

export function scoreLine(scores: readonly number[], board: Board): string {
  return scores
    .map((score, seat) => t("end-score", { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no", score }))
    .join(" · ");
}
