/** Hats in words: cards, events and refusals. */
import type { Board } from "../../lib/board";
import { keyOf, t, words } from "../../lib/i18n.svelte";
import { problemText } from "../../lib/rest";
import type { GameEvent, Problem } from "../../wire";
import { personOf } from "../words";
import { typeOf, valueOf } from "./model";

/** Return a card's name: "4 of Berets". */
export function cardName(card: string): string {
  return t("hatsw-card", { type: typeOf(card), value: valueOf(card) });
}

/** Describe an event for the log and the screen reader. */
export function describeEvent(gameEvent: GameEvent, board: Board): string {
  const { seat, card, taken, ...rest } = gameEvent.params ?? {};
  const key = `log-${keyOf(gameEvent.code)}`;
  if (gameEvent.code === "hats-cookie" && Number(seat) < 0) return t("log-hats-cookie-table");
  return t(key, {
    ...rest,
    ...(seat === undefined ? {} : personOf(board, Number(seat))),
    ...(card === undefined ? {} : { card: cardName(String(card)) }),
    ...(taken === undefined ? {} : { taken: cardName(String(taken)) }),
  });
}

/** Explain in kind words why a move was refused. */
export function explainRefusal(why: Problem, board: Board): string {
  const key = `no-${keyOf(why.code)}`;
  if (!words.has(key)) return problemText(why);
  const { card, taken, seat, ...rest } = why.params ?? {};
  return t(key, {
    ...rest,
    ...(seat === undefined ? {} : personOf(board, Number(seat))),
    ...(card === undefined ? {} : { value: valueOf(String(card)) }),
    ...(taken === undefined ? {} : { other: valueOf(String(taken)), type: typeOf(String(taken)) }),
  });
}
