/** Top Hats as it is drawn, from a view and the legal moves. No rules: what is allowed comes from the server. */
import type { GameEvent, Scene, TopHatsView } from "../../wire";
import { CENTRE, between, ringOf } from "./hex";

export const COLOURS = ["red", "yellow", "blue"] as const; // by seat (T2)
export type Colour = (typeof COLOURS)[number];
/** A hat on the screen: null is one that this viewer may not know. */
export type Hat = Colour | "neutral" | null;

/** A stack, its hats from the top down. */
export interface Tower {
  cell: string;
  hats: Hat[];
  builder: number | null; // null: nobody remembers, or the neutral hat
}

export function viewOf(scene: Scene): TopHatsView {
  if (scene.view.game !== "top_hats") throw new Error(`a view of ${scene.view.game}`);
  return scene.view;
}

/** Return all stacks on the tray, with the neutral hat. With `plain`, only what everybody sees. */
export function towersOf(view: TopHatsView, plain = false): Map<string, Tower> {
  const towers = new Map<string, Tower>([[CENTRE, { cell: CENTRE, hats: ["neutral"], builder: null }]]);
  for (const [cell, hats] of Object.entries(view.stacks)) {
    const seen = hats.map((hat, at) => (at > 0 && plain ? null : (hat as Hat)));
    towers.set(cell, { cell, hats: seen, builder: view.builders?.[cell] ?? null });
  }
  return towers;
}

export function seatOf(hat: Hat | undefined): number | null {
  const seat = COLOURS.indexOf(hat as Colour);
  return seat < 0 ? null : seat;
}

/** Count the stacks that each seat owns. */
export function ownedStacks(view: TopHatsView, players: number): number[] {
  const counts = Array.from({ length: players }, () => 0);
  for (const hats of Object.values(view.stacks)) {
    const seat = seatOf(hats[0] as Hat);
    if (seat !== null && seat < players) counts[seat]!++;
  }
  return counts;
}

export interface Effect {
  from: string;
  to: string;
  falls: string[];
  text: string;
}
/** The legal moves, parsed. */
export interface Offers {
  builds: { middle: Colour; bottom: Colour; text: string }[];
  /** by the number of an own stack: where it may be placed */
  places: Map<number, string[]>;
  moves: Effect[];
  narrow: boolean;
  pass: boolean;
}

const EFFECT = /^([A-I][1-9])-([A-I][1-9])(?:\*([A-I1-9,]+))?$/;

export function offersOf(legal: readonly string[]): Offers {
  const offers: Offers = { builds: [], places: new Map(), moves: [], narrow: false, pass: false };
  for (const text of legal) {
    const [word, first, second] = text.split(" ");
    const effect = EFFECT.exec(text);
    if (effect) offers.moves.push({ from: effect[1]!, to: effect[2]!, falls: effect[3]?.split(",") ?? [], text });
    else if (word === "build") offers.builds.push({ middle: first as Colour, bottom: second as Colour, text });
    else if (word === "place") offers.places.set(Number(first), [...(offers.places.get(Number(first)) ?? []), second!]);
    else if (word === "narrow") offers.narrow = true;
    else if (word === "pass") offers.pass = true;
  }
  return offers;
}

/** Return the cells of the own stacks that can move. */
export function movable(offers: Offers): Set<string> {
  return new Set(offers.moves.map((move) => move.from));
}

export type Duty = "capture" | "capture-band" | "leave-band";

/** Return the duty that limits the moves, as far as they show it: all of them capture (T8), or all leave the band (T9). */
export function dutyOf(offers: Offers, view: TopHatsView, seat: number | null): Duty | null {
  const { moves } = offers;
  if (moves.length === 0 || seat === null) return null;
  const mine = Object.entries(view.stacks).filter(([, hats]) => hats[0] === COLOURS[seat]);
  const banded = mine.filter(([cell]) => ringOf(cell) === view.band).length;
  const allFromBand = moves.every(({ from }) => ringOf(from) === view.band);
  if (moves.every(({ falls }) => falls.length > 0))
    return allFromBand && banded < mine.length ? "capture-band" : "capture";
  return banded > 0 && allFromBand && moves.every(({ to }) => ringOf(to) < view.band) ? "leave-band" : null;
}

/** An own stack that is not placed yet, with its number in the notation. */
export interface UnplacedStack {
  number: number;
  hats: Hat[];
}

/** Return the own stacks that are not placed yet. Their numbers come from the legal moves; without any they are not needed. */
export function unplacedStacks(view: TopHatsView, seat: number | null, offers: Offers): UnplacedStack[] {
  if (seat === null || view.phase !== "placing") return [];
  const numbers = [...offers.places.keys()].sort((one, other) => one - other);
  const own = COLOURS[seat]!;
  return (view.built?.[seat] ?? []).map((below, at) => ({
    number: numbers[at] ?? at + 1,
    hats: [own, ...(below as Hat[])],
  }));
}

/** Count the stacks that a seat has still to place. */
export function unplacedCount(view: TopHatsView, seat: number): number {
  return view.phase === "placing" ? (view.built?.[seat]?.length ?? 0) : 0;
}

/** Return how many hats of each colour have left the game (T5: public); null where the server sends no preview. */
export function lostHats(scene: Scene, players: number): number[] | null {
  const details = scene.score_preview?.details;
  if (!details) return null;
  return Array.from({ length: players }, (_, seat) => details[seat]?.lost ?? 0);
}

/** A move that was made: its cells, and the hats that fell in the order of the path (T7). */
export interface Path {
  seat: number;
  cells: string[];
  fell: string[];
}

export function pathOf(gameEvents: readonly GameEvent[]): Path | null {
  let path: Path | null = null;
  for (const { code, params = {} } of gameEvents) {
    if (code === "top-step" || code === "top-jump") {
      path ??= { seat: Number(params.seat), cells: [String(params.origin)], fell: [] };
      path.cells.push(String(params.target));
    } else if (path && (code === "top-captured" || code === "top-captured-last")) path.fell.push(String(params.cell));
  }
  if (path) {
    const overs = overOf(path.cells);
    path.fell.sort((one, other) => overs.indexOf(one) - overs.indexOf(other));
  }
  return path;
}

/** Return the cells that the jumps of a path go over, one for each; null for a step. */
export function overOf(cells: readonly string[]): (string | null)[] {
  return cells.slice(1).map((cell, at) => between(cells[at]!, cell));
}

export interface End {
  how: "complete" | "stalled" | "resigned" | "abandoned";
  winners: number[];
  losers: number[];
}

export function endOf(scene: Scene): End {
  const { ended, winners, scores } = scene.result ?? { ended: "abandoned", winners: [], scores: [] };
  return { how: ended, winners, losers: scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat)) };
}
