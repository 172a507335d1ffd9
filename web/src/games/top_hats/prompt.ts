/** The words in the corner: whose turn it is, and what to do. */
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Controller } from "./controller.svelte";

export interface Prompt {
  title: string;
  text: string;
}

const DUTIES = {
  capture: "topw-must-capture",
  "capture-band": "topw-must-capture-band",
  "leave-band": "topw-must-leave",
} as const;

/** Return the prompt; null when the game is over. */
export function promptOf(board: Board, controller: Controller): Prompt | null {
  const { turn } = board.scene;
  if (turn === null) return null;
  if (turn === board.seat && board.readOnly) return { title: t("you"), text: "" };
  const who = board.nameOf(turn);
  if (turn !== board.seat) {
    if (controller.view.phase === "placing") return { title: t("topw-placing-other", { who }), text: "" };
    return { title: t("topw-turn-other", { who }), text: board.seat === null ? t("topw-watching") : "" };
  }
  return { title: t("topw-turn"), text: taskOf(controller) };
}

function taskOf(controller: Controller): string {
  if (controller.isSending) return "";
  const { offers, view } = controller;
  if (view.phase === "placing") return t(controller.chosenStack === null ? "topw-place-pick" : "topw-place-where");
  if (offers.pass) return t("topw-must-pass");
  if (controller.path.length === 1) return t("topw-landing");
  if (controller.path.length > 1) {
    const more = controller.nextLandings.length > 0;
    if (!controller.canStop) return more ? t("topw-jump-on") : "";
    if (controller.falls.length > 0)
      return t("topw-stop-falls", { count: controller.falls.length, more: more ? "yes" : "no" });
    return t(more ? "topw-stop-plain" : "topw-stop-last");
  }
  if (controller.duty) return t(DUTIES[controller.duty]);
  return offers.narrow ? t("topw-may-narrow") : offers.moves.length > 0 ? t("topw-pick") : "";
}
