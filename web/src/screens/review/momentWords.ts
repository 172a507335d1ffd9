/** Key moments and marks in words. */
import type { Board } from "../../lib/board";
import type { GameWords } from "../../lib/games";
import { keyOf, t, words } from "../../lib/i18n.svelte";
import { entryOf } from "../../lib/log";
import { moveText } from "../../lib/notation";
import { percent } from "../../lib/percent";
import { reasonParams } from "../../lib/reasons";
import type { Step as BoardStep } from "../../lib/table.svelte";
import type { Decision, Step } from "../../review/types";
import type { MarkKind } from "./Mark.svelte";
import type { KeyMoment } from "./story";

/** What was missed: the best move's reason turned round, or the move itself. */
export function missedText({ best, reason }: Decision, nameOf: (seat: number) => string): string {
  const key = keyOf(reason.code).replace(/^why-/, "review-missed-");
  return words.has(key) ? t(key, reasonParams(reason.params, nameOf)) : t("review-better", { move: moveText(best) });
}

/** What happened, as the log tells it. */
export function happened(row: BoardStep | undefined, board: Board, game: GameWords): string {
  return row ? (entryOf(row, board, game)?.lines.join(" ") ?? "") : "";
}

export function markOf({ kind }: KeyMoment, step: Step | undefined): MarkKind {
  switch (kind) {
    case "well":
      return "best";
    case "slip":
      return step?.decision?.grade ?? "mistake";
    case "deal":
      return (step?.before ?? 0) >= 0 ? "lucky" : "unlucky";
    default:
      return kind;
  }
}

/** One sentence about a key moment. */
export function momentText(
  { kind, change, good }: KeyMoment,
  { decision }: Step,
  told: string,
  nameOf: (seat: number) => string,
): string {
  switch (kind) {
    case "well":
      return t("review-well", { move: moveText(decision!.played), share: percent(change) });
    case "slip":
      return missedText(decision!, nameOf);
    case "deal":
      return t("review-deal", { good: good ? "yes" : "no" });
    default:
      return told;
  }
}
