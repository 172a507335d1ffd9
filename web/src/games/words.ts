/** Words that all games use. */
import type { Board } from "../lib/board";
import { keyOf, t, words } from "../lib/i18n.svelte";
import { problemText } from "../lib/rest";
import type { Problem } from "../wire";

/** Return a seat's name, and whether it is the reader: sentences choose their words for "you" by it. */
export function personOf(board: Board, seat: number): { who: string; you: "yes" | "no" } {
  return { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no" };
}

/** Explain in kind words why a move was refused. */
export function explainRefusal(why: Problem): string {
  const key = `no-${keyOf(why.code)}`;
  return words.has(key) ? t(key, why.params) : problemText(why);
}
