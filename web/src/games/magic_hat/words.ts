/** Magic Hat in words: characters, hats and events. */
import type { Board } from "../../lib/board";
import { type Params, keyOf, t, words } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../wire";
import { personOf } from "../words";

export { explainRefusal } from "../words";

export const kindName = (kind: string): string => t("magicw-kind", { kind });
export const hatName = (hat: string): string => t("magicw-hat", { hat });

/** Check whether words may name a hat that lies face down again (M13). */
function remembers(board: Board): boolean {
  return board.revealed || board.options.memory_aid === true;
}

/** Describe an event for the log. The log remembers no more than the screen does: a peeked hat is not named. */
export function describeEvent({ code, params = {} }: GameEvent, board: Board): string {
  const kept = code === "magic-peek" && !remembers(board) ? "magic-peek-unseen" : code;
  return spoken(kept, params, board);
}

/** Describe an event while it is shown. */
export function spoken(code: string, params: Params, board: Board): string {
  const key = `log-${keyOf(code)}`;
  if (!words.has(key)) return words.has(code) ? t(code, params) : "";
  return t(key, {
    ...params,
    ...("seat" in params ? personOf(board, Number(params.seat)) : {}),
    ...("hat" in params ? { hat: hatName(String(params.hat)) } : {}),
    ...("character" in params ? { character: kindName(String(params.character)) } : {}),
  });
}
