/** Magic Hat as it is drawn: the row, the meaning of a tap, what was won and what was done last. No rules: what is allowed comes from the server. */
import type { Step } from "../../lib/table.svelte";
import { tracesAt } from "../../lib/traces";
import type { GameEvent, MagicHatView } from "../../wire";

export const ACTIONS = ["peek", "swap", "open"] as const;
export type Action = (typeof ACTIONS)[number];

/** The picture of each kind's hat; "magic" is nobody's. */
const HATS: Readonly<Record<string, string>> = {
  king: "crown",
  queen: "tiara",
  princess: "hennin",
  knight: "helmet",
  wizard: "pointed",
  jester: "bells",
  cook: "toque",
  maid: "kerchief",
  dragon: "horns",
  astrologer: "starcap",
  noble: "velvet",
  archer: "feather",
  monk: "cowl",
  bishop: "mitre",
  troubadour: "chaperon",
  farmer: "straw",
  miner: "lamp",
  fairy: "wreath",
  sultan: "turban",
  sailor: "sailorcap",
  magic: "magic",
};

/** M1: the characters that are added for five, ten and twenty kinds. */
export const COURT = [
  ["king", "knight", "wizard", "jester", "dragon"],
  ["queen", "princess", "cook", "maid", "astrologer"],
  ["noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner", "fairy", "sultan", "sailor"],
] as const;

/** Return the characters of a game with this many copies of each: five, ten or twenty kinds. */
export function kindsOf(copies: number): string[] {
  return COURT.slice(0, copies === 4 ? 1 : copies === 2 ? 2 : 3).flat();
}

/** A hat card's picture, face up. */
export const hatCard = (hat: string): string => `hatcard-${HATS[hat]}`;
/** A hat as it is worn, without its card. */
export const wornHat = (hat: string): string => `wear-${HATS[hat]}`;

/** What the player has chosen so far: an action, slots (1 … 7), or both. */
export interface Choice {
  action: Action | null;
  slots: readonly number[];
}
export const NOTHING: Choice = { action: null, slots: [] };

/** The result of a tap: another choice, and perhaps a move to make, or one to ask about because it is not legal. */
export interface Chosen {
  choice: Choice;
  move?: string;
  ask?: string;
}

export function textOf(action: Action, ...slots: number[]): string {
  return [action, ...slots.toSorted((one, other) => one - other)].join(" ");
}

function tryMove(text: string, legal: readonly string[], kept: Choice): Chosen {
  return legal.includes(text) ? { choice: NOTHING, move: text } : { choice: kept, ask: text };
}

/** Tap a hat. */
export function chooseSlot(choice: Choice, slot: number, legal: readonly string[], occupied: boolean): Chosen {
  const { action, slots } = choice;
  if (slots.includes(slot)) return { choice: { action, slots: [] } };
  if (action === "swap" && slots.length === 1) return tryMove(textOf("swap", slots[0]!, slot), legal, choice);
  if (action === "peek" || action === "open") return tryMove(textOf(action, slot), legal, choice);
  if (!occupied) return { choice, ask: textOf("peek", slot) };
  return { choice: { action, slots: [slot] } };
}

/** Tap an action's picture. */
export function chooseAction(choice: Choice, action: Action, legal: readonly string[]): Chosen {
  const [slot] = choice.slots;
  if (choice.action === action) return { choice: { action: null, slots: choice.slots } };
  if (slot === undefined || action === "swap") return { choice: { action, slots: choice.slots } };
  return tryMove(textOf(action, slot), legal, choice);
}

/** Put one hat onto another. */
export function chooseSwap(from: number, to: number, legal: readonly string[]): Chosen {
  return tryMove(textOf("swap", from, to), legal, NOTHING);
}

export type SlotState = "still" | "can" | "picked" | "barred";

export interface Slot {
  number: number;
  /** the character; null: the slot stays empty */
  kind: string | null;
  /** the hat, where it may be drawn; a hat that lies face down has none */
  hat: string | null;
  state: SlotState;
  /** this pair was swapped in the turn before, so a swap of both is barred */
  locked: boolean;
}

export interface Showing {
  legal: readonly string[];
  choice: Choice;
  /** what this viewer has seen is drawn onto the backs */
  aid: boolean;
  /** all hats lie face up */
  revealed: boolean;
}

/** Return the row as it is drawn. Without the memory aid (M13) the face of a hat that lies face down never leaves this function. */
export function slotsOf(view: MagicHatView, { legal, choice, aid, revealed }: Showing): Slot[] {
  const barred = barredPair(view, legal);
  return view.row.map((kind, index) => {
    const number = index + 1;
    const hat = view.hats[index];
    return {
      number,
      kind: kind ?? null,
      hat: (aid || revealed) && hat && hat !== "?" ? hat : null,
      state: kind ? stateOf(number, legal, choice) : "still",
      locked: choice.action === "swap" && choice.slots.length === 0 && barred.includes(number),
    };
  });
}

function stateOf(slot: number, legal: readonly string[], { action, slots }: Choice): SlotState {
  if (slots.includes(slot)) return "picked";
  if (legal.length === 0 || !action) return "still";
  if (action === "swap" && slots.length === 1)
    return legal.includes(textOf("swap", slots[0]!, slot)) ? "can" : "barred";
  const begins = (text: string) => text.startsWith(action) && text.split(" ").includes(`${slot}`);
  return legal.some(begins) ? "can" : "barred";
}

/** Return the two slots of the last swap if swapping them back is not legal. */
export function barredPair(view: MagicHatView, legal: readonly string[]): readonly number[] {
  const last = view.last_swap ?? [];
  return last.length === 2 && legal.length > 0 && !legal.includes(textOf("swap", ...last)) ? last : [];
}

/** What a seat has won. */
export interface Treasure {
  /** kinds, oldest first; null where it happened before this page was opened */
  pairs: (string | null)[];
  magic: number;
  penalties: number;
}

/** Return what every seat has won: the view has the counts, the events have the characters. */
export function treasures(view: MagicHatView, moment: number, steps: readonly Step[]): Treasure[] {
  const pairs = wonPairs(moment, steps);
  return view.pairs.map((count, seat) => {
    const known = pairs
      .filter((pair) => pair.seat === seat)
      .map((pair) => pair.kind)
      .slice(0, count);
    const unknown = Array.from({ length: count - known.length }, () => null);
    return { pairs: [...unknown, ...known], magic: view.magic[seat] ?? 0, penalties: view.penalties[seat] ?? 0 };
  });
}

function wonPairs(moment: number, steps: readonly Step[]): { seat: number; kind: string; at: number }[] {
  let won: { seat: number; kind: string; at: number }[] = [];
  for (const { gameEvents, after } of steps) {
    const at = after?.moment ?? 0;
    if (at > moment) continue;
    won = won.filter((pair) => pair.at <= at); // an undone pair was not won
    for (const { code, params = {} } of gameEvents)
      if (code === "magic-open-pair") won.push({ seat: Number(params.seat), kind: String(params.character), at });
  }
  return won;
}

/** A past move, as everybody saw it. */
export interface Trace {
  action: Action;
  seat: number | null;
  slots: readonly number[];
  /** it was opened and did not fit */
  wrong: boolean;
}

const DID: Readonly<Record<string, Action>> = {
  "magic-peek": "peek",
  "magic-peek-unseen": "peek",
  "magic-swap": "swap",
  "magic-open-pair": "open",
  "magic-open-wrong": "open",
  "magic-open-magic": "open",
};

export function traceOf(gameEvents: readonly GameEvent[]): Trace | null {
  for (const { code, params = {} } of gameEvents) {
    const action = DID[code];
    if (!action) continue;
    const slots = action === "swap" ? [Number(params.first), Number(params.second)] : [Number(params.slot)];
    return { action, seat: Number(params.seat), slots, wrong: code === "magic-open-wrong" };
  }
  return null;
}

/** Return the traces on the screen, the newest first: of all moves since the viewer's own, or at least the last swap that the view has. */
export function traces(view: MagicHatView, moment: number, steps: readonly Step[], seat: number | null): Trace[] {
  const found = tracesAt(steps, moment, seat, ({ gameEvents }) => traceOf(gameEvents));
  if (found.length > 0 || !view.last_swap) return found;
  return [{ action: "swap", seat: null, slots: view.last_swap, wrong: false }];
}

/** Return the seats behind the battlement, clockwise from the viewer's left; a spectator sees them all. */
export function opponents(seats: number, mine: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return mine === null ? all : all.slice(1).map((_, step) => (mine + step + 1) % seats);
}
