/** Hats for the eye: what lies where, grouped and ordered for drawing, and which written move a gesture stands for. No rules: what is allowed comes from the server. */
import type { HatsView, Result, Scene } from "../../wire";

/** Where a picked card can be put. */
export type Target = `table:${number}` | "black" | "discard" | "partner";

/** A card is its type letter and its value. */
export const typeOf = (card: string): string => card[0]!;
export const valueOf = (card: string): number => Number(card.slice(1));

export interface Move {
  verb: "exchange" | "black" | "discard" | "offer" | "give" | "end";
  card: string | null;
  target: Target | null;
}

const TARGET_OF = { black: "black", discard: "discard", offer: "partner", give: "partner" } as const;

/** Read a move text: `exchange B3 1`, `black B3`, `end`. */
export function read(text: string): Move {
  const [verb, card = null, place] = text.split(" ");
  if (verb === "exchange") return { verb, card, target: `table:${Number(place)}` };
  if (verb === "black" || verb === "discard" || verb === "offer" || verb === "give")
    return { verb, card, target: TARGET_OF[verb] };
  return { verb: "end", card: null, target: null };
}

/** How it is written that a card goes to a target; an open offer makes it an answer. */
export function write(card: string, target: Target, view: HatsView): string {
  if (target === "black" || target === "discard") return `${target} ${card}`;
  if (target === "partner") return `${view.offer === null ? "offer" : "give"} ${card}`;
  return `exchange ${card} ${target.slice("table:".length)}`;
}

/** Where a card may go. */
export function targetsOf(legal: readonly string[], card: string): Set<Target> {
  const found = new Set<Target>();
  for (const move of legal.map(read)) if (move.card === card && move.target) found.add(move.target);
  return found;
}

/** Everything that some card of the hand may be put on. */
export function anyTargets(legal: readonly string[]): Set<Target> {
  const found = new Set<Target>();
  for (const { target } of legal.map(read)) if (target) found.add(target);
  return found;
}

/** Cards of the hand that can be put somewhere. */
export function playable(legal: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { card } of legal.map(read)) if (card) found.add(card);
  return found;
}

export interface Group {
  type: string;
  cards: string[];
}

/** A collection by type, in the order in which the types came; values ascend within one. */
export function groups(collection: readonly string[]): Group[] {
  const found = new Map<string, string[]>();
  for (const card of collection) found.set(typeOf(card), [...(found.get(typeOf(card)) ?? []), card]);
  return [...found].map(([type, cards]) => ({ type, cards: cards.sort() }));
}

/** The hand as it is held: by type, then value. What is hidden stays where it is. */
export function held(hand: readonly (string | null)[]): (string | null)[] {
  return hand.every((card) => card !== null) ? [...hand].sort() : [...hand];
}

/** The other seats, clockwise from the viewer's left. */
export function others(bottom: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (bottom + 1 + step) % players);
}

export function partnerOf(seat: number, players: number): number | null {
  return players === 4 ? (seat + 2) % 4 : null;
}

/** Which round of eight it is, 1 … 8: rounds are main actions taken by whoever is to act. */
export function roundOf(view: HatsView): number {
  const seat = view.turn;
  const done = (view.collections[seat]?.length ?? 0) + (view.black[seat]?.length ?? 0);
  return Math.min(8, done + (view.main_done ? 0 : 1));
}

/** Whether the viewer is asked to answer a partner's offer. */
export function asked(scene: Scene): boolean {
  return (scene.legal ?? []).some((text) => read(text).verb === "give");
}

/** What a collected card of each type counts, as the server says. */
export function worths(scene: Scene): Readonly<Record<string, number>> {
  return scene.standing?.worth ?? {};
}

export interface Fan {
  /** of the left edge, in card widths from the middle */
  x: number;
  /** down, in card widths */
  y: number;
  /** degrees */
  turn: number;
}

/** How much of a picked card shows, in card widths, so that the next one is not hidden behind it. */
const OPENED = 0.94;

/**
 * How a hand of cards is fanned out in a room that is measured in card widths: at most `apart` from card to card, bent by at most `bow` degrees in all.
 * Where all of them would show less than a `finger` of each, the fan begins at the room's left edge and the last card leaves it, but its numeral does not.
 * It opens behind the card that is `picked`.
 */
export function fan(count: number, room: number, apart: number, bow = 18, finger = 0, picked = -1): Fan[] {
  const spread = (gaps: number, free: number) =>
    gaps > 0 ? Math.min(apart, Math.max((free - 1) / gaps, Math.min(finger, free / (gaps + 1)))) : 0;
  const even = spread(count - 1, room);
  const opens = picked >= 0 && picked < count - 1 && even < OPENED;
  const step = opens ? spread(count - 2, room - OPENED) : even;
  const gap = opens ? OPENED - step : 0;
  const left = -Math.min(room, (count - 1) * step + gap + 1) / 2;
  const bend = Math.min(4, bow / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: left + at * step + (at > picked ? gap : 0), y: (off * off * bend * even) / 110, turn: off * bend };
  });
}

export interface Row {
  seat: number;
  hats: { card: string; points: number }[];
  collection: number;
  black: string[];
  blackPoints: number;
  favourite: string | null;
  /** the values that the favourite's points are made of; the last one is taken away */
  sum: number[];
  favouritePoints: number;
  cookie: number;
  total: number;
  won: boolean;
}

/** The columns of the scoring napkin: the viewer first, then by points. */
export function napkin(scene: Scene, view: HatsView, result: Result, first: number | null): Row[] {
  const worth = worths(scene);
  const rows = result.scores.map((total, seat): Row => {
    const detail = scene.standing?.details[seat] ?? {};
    const hats = (view.collections[seat] ?? []).map((card) => ({ card, points: worth[typeOf(card)] ?? 0 }));
    const black = (view.black[seat] ?? []).filter((card): card is string => card !== null);
    const hand = view.hands[seat] ?? [];
    const favourite = hand.length === 1 ? hand[0]! : null;
    const same =
      favourite === null
        ? []
        : hats.filter(({ card }) => typeOf(card) === typeOf(favourite)).map(({ card }) => valueOf(card));
    return {
      seat,
      hats: hats.sort((one, other) => other.points - one.points || one.card.localeCompare(other.card)),
      collection: detail.collection ?? 0,
      black,
      blackPoints: detail.black ?? 0,
      favourite,
      sum: favourite === null ? [] : [...same, valueOf(favourite)],
      favouritePoints: detail.favourite ?? 0,
      cookie: detail.cookie ?? 0,
      total,
      won: result.winners.includes(seat),
    };
  });
  return rows.sort(
    (one, other) => Number(other.seat === first) - Number(one.seat === first) || other.total - one.total,
  );
}

/** Places of the tea table whose card is turned down when points are counted: its type does not count as much as its place. */
export function turnedDown(table: readonly string[], worth: Readonly<Record<string, number>>): Set<number> {
  const found = new Set<number>();
  table.forEach((card, at) => worth[typeOf(card)] !== at + 1 && found.add(at + 1));
  return found;
}
