/** Hats in words: cards by name, what happened, and why something is not allowed. */
import type { Board } from "../../lib/board";
import { type Params, keyOf, t, words } from "../../lib/i18n.svelte";
import { problemText } from "../../lib/rest";
import type { GameEvent, Problem } from "../../wire";
import { typeOf, valueOf } from "./model";

/** "4 of Berets" */
export function cardName(card: string): string {
  return t("hatsw-card", { type: typeOf(card), value: valueOf(card) });
}

/** A seat's name with the words for "you" chosen by the sentence. */
export function person(seat: number, board: Board): Params {
  return { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no" };
}

/** What happened, for the log and for the ear. */
export function describeEvent(gameEvent: GameEvent, board: Board): string {
  const { seat, card, taken, ...rest } = gameEvent.params ?? {};
  const key = `log-${keyOf(gameEvent.code)}`;
  if (gameEvent.code === "hats-cookie" && Number(seat) < 0) return t("log-hats-cookie-table");
  return t(key, {
    ...rest,
    ...(seat === undefined ? {} : person(Number(seat), board)),
    ...(card === undefined ? {} : { card: cardName(String(card)) }),
    ...(taken === undefined ? {} : { taken: cardName(String(taken)) }),
  });
}

/** Why not, in kind words. */
export function explainRefusal(why: Problem, board: Board): string {
  const key = `no-${keyOf(why.code)}`;
  if (!words.has(key)) return problemText(why);
  const { card, taken, seat, ...rest } = why.params ?? {};
  return t(key, {
    ...rest,
    ...(seat === undefined ? {} : person(Number(seat), board)),
    ...(card === undefined ? {} : { value: valueOf(String(card)) }),
    ...(taken === undefined ? {} : { other: valueOf(String(taken)), type: typeOf(String(taken)) }),
  });
}
