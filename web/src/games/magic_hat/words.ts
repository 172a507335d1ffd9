/** Magic Hat in words. */
import type { Board } from "../../lib/board";
import { type Params, keyOf, t, words } from "../../lib/i18n.svelte";
import { problemText } from "../../lib/rest";
import type { GameEvent, Problem } from "../../wire";

export const kindName = (kind: string): string => t("magicw-kind", { kind });
export const hatName = (hat: string): string => t("magicw-hat", { hat });

/** Who acts, as the sentences want it: a name, and whether it is the reader. */
export function whoIs(board: Board, seat: number): { who: string; you: "yes" | "no" } {
  return { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no" };
}

/** Whether words may name a hat that lies face down again (M13). */
function remembers(board: Board): boolean {
  return board.revealed || board.options.memory_aid === true;
}

/** What happened, as the log keeps it. A log remembers no more than the screen does: a hat seen in a peek is not named. */
export function describeEvent({ code, params = {} }: GameEvent, board: Board): string {
  const kept = code === "magic-peek" && !remembers(board) ? "magic-peek-unseen" : code;
  return spoken(kept, params, board);
}

/** What happens, said while it is seen. */
export function spoken(code: string, params: Params, board: Board): string {
  const key = `log-${keyOf(code)}`;
  if (!words.has(key)) return words.has(code) ? t(code, params) : "";
  return t(key, {
    ...params,
    ...("seat" in params ? whoIs(board, Number(params.seat)) : {}),
    ...("hat" in params ? { hat: hatName(String(params.hat)) } : {}),
    ...("character" in params ? { character: kindName(String(params.character)) } : {}),
  });
}

/** Why not, kindly. */
export function explainRefusal(why: Problem): string {
  const key = `no-${keyOf(why.code)}`;
  return words.has(key) ? t(key, why.params) : problemText(why);
}
