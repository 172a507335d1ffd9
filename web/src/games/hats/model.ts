/** Hats as it is drawn: cards grouped and ordered, and the move that a gesture stands for. No rules: what is allowed comes from the server. */
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

/** Parse a move: `exchange B3 1`, `black B3`, `end`. */
export function parseMove(text: string): Move {
  const [verb, card = null, place] = text.split(" ");
  if (verb === "exchange") return { verb, card, target: `table:${Number(place)}` };
  if (verb === "black" || verb === "discard" || verb === "offer" || verb === "give")
    return { verb, card, target: TARGET_OF[verb] };
  return { verb: "end", card: null, target: null };
}

/** Return the move that puts a card on a target; while an offer is open, giving to the partner answers it. */
export function formatMove(card: string, target: Target, view: HatsView): string {
  if (target === "black" || target === "discard") return `${target} ${card}`;
  if (target === "partner") return `${view.offer === null ? "offer" : "give"} ${card}`;
  return `exchange ${card} ${target.slice("table:".length)}`;
}

/** Return the targets that a card may go to. */
export function targetsOf(legal: readonly string[], card: string): Set<Target> {
  const targets = new Set<Target>();
  for (const move of legal.map(parseMove)) if (move.card === card && move.target) targets.add(move.target);
  return targets;
}

/** Return every target that some card of the hand may go to. */
export function allTargets(legal: readonly string[]): Set<Target> {
  const targets = new Set<Target>();
  for (const { target } of legal.map(parseMove)) if (target) targets.add(target);
  return targets;
}

/** Return the cards of the hand that have a legal move. */
export function playable(legal: readonly string[]): Set<string> {
  const cards = new Set<string>();
  for (const { card } of legal.map(parseMove)) if (card) cards.add(card);
  return cards;
}

export interface TypeGroup {
  type: string;
  cards: string[];
}

/** Group a collection by type, in the order in which the types came; values ascend within a group. */
export function groupByType(collection: readonly string[]): TypeGroup[] {
  const groups = new Map<string, string[]>();
  for (const card of collection) groups.set(typeOf(card), [...(groups.get(typeOf(card)) ?? []), card]);
  return [...groups].map(([type, cards]) => ({ type, cards: cards.sort() }));
}

/** Sort a hand by type, then value; a hand with hidden cards keeps its order. */
export function sortHand(hand: readonly (string | null)[]): (string | null)[] {
  return hand.every((card) => card !== null) ? [...hand].sort() : [...hand];
}

/** Return the other seats, clockwise from the viewer's left. */
export function opponents(bottom: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (bottom + 1 + step) % players);
}

export function partnerOf(seat: number, players: number): number | null {
  return players === 4 ? (seat + 2) % 4 : null;
}

/** Check whether the viewer must answer a partner's offer. */
export function isAskedToGive(scene: Scene): boolean {
  return (scene.legal ?? []).some((text) => parseMove(text).verb === "give");
}

/** Return the worth of a collected card by type, as the server reports it. */
export function worthByType(scene: Scene): Readonly<Record<string, number>> {
  return scene.score_preview?.worth ?? {};
}

export interface Fan {
  /** of the left edge, in card widths from the middle */
  x: number;
  /** down, in card widths */
  y: number;
  /** degrees */
  turn: number;
}

/** Card widths of the picked card that stay uncovered, so that the next card is not hidden behind it. */
const PICKED_GAP = 0.94;

/**
 * Fan out a hand in a room measured in card widths: at most `apart` from card to card, bent by at most `bow` degrees in all.
 * If less than a `finger` of each card would show, the fan begins at the room's left edge and only the last card's numeral
 * stays inside. The fan opens behind the `picked` card.
 */
export function fan(count: number, room: number, apart: number, bow = 18, finger = 0, picked = -1): Fan[] {
  const spread = (gaps: number, free: number) =>
    gaps > 0 ? Math.min(apart, Math.max((free - 1) / gaps, Math.min(finger, free / (gaps + 1)))) : 0;
  const even = spread(count - 1, room);
  const opens = picked >= 0 && picked < count - 1 && even < PICKED_GAP;
  const step = opens ? spread(count - 2, room - PICKED_GAP) : even;
  const gap = opens ? PICKED_GAP - step : 0;
  const left = -Math.min(room, (count - 1) * step + gap + 1) / 2;
  const bend = Math.min(4, bow / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: left + at * step + (at > picked ? gap : 0), y: (off * off * bend * even) / 110, turn: off * bend };
  });
}

export interface ScoreRow {
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

/** Return the scores in all their parts: the viewer first, then by points. */
export function scoreRows(scene: Scene, view: HatsView, result: Result, first: number | null): ScoreRow[] {
  const worth = worthByType(scene);
  const rows = result.scores.map((total, seat): ScoreRow => {
    const detail = scene.score_preview?.details[seat] ?? {};
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

/** Return the places of the tea table whose card is turned face down for scoring: its type is not worth its place. */
export function uncountedPlaces(table: readonly string[], worth: Readonly<Record<string, number>>): Set<number> {
  const places = new Set<number>();
  table.forEach((card, at) => worth[typeOf(card)] !== at + 1 && places.add(at + 1));
  return places;
}
