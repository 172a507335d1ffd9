/** The log: every step in words, grouped by turn. A game describes its own events, this module the table's. */
import type { TableEvent } from "../wire";
import type { Board } from "./board";
import type { GameWords } from "./games";
import { t } from "./i18n.svelte";
import type { Step } from "./table.svelte";

export interface Entry {
  seq: number;
  lines: string[];
  more: string[];
  /** the game can be looked at as it was after this */
  moment: boolean;
}
export interface Group {
  /** whose turn it was; null: something about the table */
  seat: number | null;
  entries: Entry[];
}

/** A table event in words; null where the game describes it, or it is shown elsewhere. */
function tableEventText(what: TableEvent, board: Board): string | null {
  const text = (key: string, seat: number, more = {}) =>
    t(key, { who: board.nameOf(seat), you: seat === board.seat ? "yes" : "no", ...more });
  switch (what.kind) {
    case "sat":
      return t("log-sat", { who: what.name, you: what.seat === board.seat ? "yes" : "no" });
    case "started":
      return t("log-started");
    case "chose":
      return text("log-chose", what.seat);
    case "rechose":
      return text("log-rechose", what.seat);
    case "undone":
      return text("log-undone", what.seat);
    case "undo_asked":
      return text("log-undo-asked", what.seat);
    case "undo_refused":
      return text("log-undo-refused", what.seat);
    case "resigned":
      return text("log-resigned", what.seat);
    case "taken_over":
      return t("log-taken-over", {
        who: owner(board, what.seat),
        level: what.level,
        why: what.why,
        you: what.seat === board.seat ? "yes" : "no",
      });
    case "returned":
      return text("log-returned", what.seat);
    default:
      return null;
  }
}

/** The player of a seat, also while a bot substitutes. */
function owner(board: Board, seat: number): string {
  return board.seats[seat]?.name ?? board.nameOf(seat);
}

export function entryOf(step: Step, board: Board, words: GameWords): Entry | null {
  const plain = tableEventText(step.what, board);
  const summary = words.summarizeEvents(step.gameEvents, board);
  const lines = [...(plain === null ? [] : [plain]), ...summary.lines].filter(Boolean);
  if (lines.length === 0) return null;
  return { seq: step.seq, lines, more: summary.more, moment: step.after !== null };
}

/** Steps of the same seat that follow each other are one turn. */
export function logOf(steps: readonly Step[], board: Board, words: GameWords): Group[] {
  const groups: Group[] = [];
  for (const step of steps) {
    const entry = entryOf(step, board, words);
    if (!entry) continue;
    const seat = step.what.kind === "moved" ? step.what.seat : null;
    const last = groups.at(-1);
    if (last && last.seat === seat) last.entries.push(entry);
    else groups.push({ seat, entries: [entry] });
  }
  return groups;
}
