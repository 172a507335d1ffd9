/** The constants of a game that tools/wasm.py generates from the Python sources. */
import type { Value } from "../wire";

export interface Option {
  name: string;
  /** the default first; of a number, examples */
  values: readonly Value[];
  /** further values with some numbers of players */
  texts: readonly string[];
  /** further values: several of these letters */
  letters: string;
  /** any whole number */
  isNumber: boolean;
}

export type ArrayLayout = readonly [itemBytes: number, ...lengths: number[]];
type Range = readonly [first: number, last: number];

export interface Binding {
  /** of the rules */
  version: number;
  /** bytes */
  stateSize: number;
  maxLegal: number;
  options: readonly Option[];
  /** by edition: the options that it sets */
  presets: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  /** by number of players: the seats that win together */
  sides: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** actions that go on with a move */
  continuations: readonly Range[];
  /** actions after which the mover's own view shows the scores */
  previewable: readonly Range[];
  /** by action: the move that it is; "" where it is part of one */
  moves: readonly string[];
  /** names of cells, in games whose moves are paths */
  cells: readonly string[];
  /** the arrays of a search, in the order in which exports take them */
  workspace: readonly ArrayLayout[];
  /** the arrays of the estimates of all actions */
  estimates: readonly ArrayLayout[];
  /** by number of players: from values of the search to shares of the win, for a seat on the move and for one that waits, by stage of the game */
  calibration: Readonly<Record<string, readonly (readonly (readonly number[])[])[]>>;
  /** of weak players with the search, and of strong ones: see `bots/adaptive.py` */
  agreement: readonly [weak: number, strong: number];
  /** kinds of decisions, by the reason or the first word of the best move, else "" */
  kinds: Readonly<Record<string, string>>;
}

/** The strength of a bot. */
export interface LevelSettings {
  /** the most per action; null: as many as the budget allows */
  simulations: number | null;
  /** probability that an action is noticed, unless it is obvious */
  attention: number;
  /** how much worse than the best an action may look and still be played */
  tolerance: number;
  /** turns after which half of what was seen is forgotten; null: never */
  recall: number | null;
  /** share of its moves made by a simple rule, without a search */
  drowsiness: number;
  /** it is content with the less, the worse others play: what it has beyond, it gives away */
  adapts: boolean;
}

export function isIn(ranges: readonly Range[], number: number): boolean {
  return ranges.some(([first, last]) => first <= number && number <= last);
}

/** The number by which the rules know an option's value: a text is its index, letters are a set of bits. */
export function optionNumber(option: Option, value: Value): number {
  if (typeof value !== "string") return Number(value);
  const at = [...option.values, ...option.texts].indexOf(value);
  return at >= 0 ? at : [...value].reduce((bits, letter) => bits | (1 << option.letters.indexOf(letter)), 0);
}
