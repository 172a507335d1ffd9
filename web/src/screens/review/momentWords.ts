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
import type { KeyMoment } from "./summary";

/** Who is reviewed, and what seats are called. */
export interface About {
  /** the reader's own seat is reviewed */
  you: "yes" | "no";
  who: string;
  nameOf(seat: number): string;
}

/** What was missed: the best move's reason turned round, or the move itself. */
function missedText({ best, reason }: Decision, { you, nameOf }: About): string {
  const key = keyOf(reason.code).replace(/^why-/, "review-missed-");
  return you === "yes" && words.has(key)
    ? t(key, reasonParams(reason.params, nameOf))
    : t("review-better", { move: moveText(best) });
}

/** Describe a row of the list as the log does. */
export function describeRow(row: BoardStep | undefined, board: Board, game: GameWords): string {
  return row ? (entryOf(row, board, game)?.lines.join(" ") ?? "") : "";
}

export function markOf({ kind, good }: KeyMoment, step: Step | undefined): MarkKind {
  switch (kind) {
    case "well":
      return "best";
    case "slip":
      return step?.decision?.grade ?? "mistake";
    case "gave-up":
      return "mistake";
    case "deal":
      return good ? "lucky" : "unlucky";
    default:
      return kind;
  }
}

/** One sentence about a key moment. */
export function momentText(
  { kind, good }: KeyMoment,
  { decision, before }: Step,
  events: string,
  about: About,
): string {
  switch (kind) {
    case "well":
      return t("review-well", { move: moveText(decision!.played), you: about.you, who: about.who });
    case "slip":
      return missedText(decision!, about);
    case "gave-up":
      return t("review-gave-up", { share: percent(before), you: about.you, who: about.who });
    case "deal":
      return t("review-deal", { good: good ? "yes" : "no" });
    default:
      return events;
  }
}
