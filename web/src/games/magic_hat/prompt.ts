/** The words on the ribbon: what the player may do, or what another player does. */
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { MagicHatView } from "../../wire";
import type { Choice } from "./model";
import type { Doing } from "./animation.svelte";
import { personOf } from "../words";

export interface Prompt {
  /** of what is being done or chosen */
  icon?: string;
  text: string;
  /** the same where there is little room */
  brief?: string;
}

const ICONS = { peek: "i-eye", swap: "i-swap", open: "i-open" } as const;

interface Situation {
  board: Board;
  view: MagicHatView;
  choice: Choice;
  doing: Doing | null;
  canAct: boolean;
  isSending: boolean;
}

export function promptOf({ board, view, choice, doing, canAct, isSending }: Situation): Prompt | null {
  if (doing) return eventPrompt(board, doing);
  const { turn } = board.scene;
  if (turn === null || board.readOnly) return null;
  if (canAct && !isSending) return choicePrompt(view, choice);
  if (turn === board.seat) return { icon: "i-clock", text: t("magicw-waiting") };
  return { icon: "i-clock", text: t("magicw-thinking", { who: board.nameOf(turn) }) };
}

function eventPrompt(board: Board, doing: Doing): Prompt {
  switch (doing.action) {
    case "wrong":
      return { icon: "i-x", text: t("magicw-wrong", { hat: t("magicw-the-hat", { hat: doing.hat }) }) };
    case "redeal":
      return { icon: "i-swap", text: t("magicw-redeal") };
    case "peek": {
      const { who, you } = personOf(board, doing.seat);
      return { icon: ICONS.peek, text: t("magicw-doing-peek", { who, you: board.revealed ? "no" : you }) }; // in an open replay a peek is no secret
    }
    default:
      return { icon: ICONS[doing.action], text: t(`magicw-doing-${doing.action}`, personOf(board, doing.seat)) };
  }
}

function choicePrompt(view: MagicHatView, { action, slots }: Choice): Prompt {
  const kind = slots[0] === undefined ? null : view.row[slots[0] - 1];
  if (action === "swap")
    return { icon: ICONS.swap, text: kind ? t("magicw-ask-second", { kind }) : t("magicw-ask-first") };
  if (action) return { icon: ICONS[action], text: t(`magicw-ask-${action}`) };
  return kind ? { text: t("magicw-ask-what", { kind }) } : { text: t("magicw-ask"), brief: t("magicw-your-turn") };
}
