/** `Engine`, the rules of one game on opaque states. Knows no table, no screen and no storage; a test may have its own small game. */
import type { GameEvent, GameName, Problem, Result, ScorePreview, Value, View } from "../wire";

/** A state or a view of one: the bytes that the compiled rules work on. Never changed once made. */
export type State = Uint8Array;

/** One move of a record: who made it, as text, and what chance brought. */
export interface Entry {
  seat: number;
  move: string;
  [chance: string]: unknown;
}

export const OVER = -1; // mover: none, the game is over
export const CHANCE = -2; // mover: none, chance acts
export const SPECTATOR = -1; // viewer: has no seat
export const EVERYTHING = -3; // viewer: may see everything, because the game is over

/** This browser cannot run a game's rules: no WebAssembly, or no module. */
export class EngineError extends Error {}

export interface Engine {
  readonly game: GameName;
  /** the version of the rules, as records name it */
  readonly rules: number;
  /** Every option with its value: as given, else from the edition, else the default. */
  resolveOptions(given: Readonly<Record<string, Value>>): Record<string, Value>;
  /** The seats that win together. */
  sides(players: number): readonly (readonly number[])[];

  /** A state before the deal; `options` has all of them. */
  setUp(players: number, options: Readonly<Record<string, Value>>, first: number): State;
  /** Deal with 32-bit words of a secret stream; null if there were too few of them. */
  drawDeal(state: State, words: Uint32Array): State | null;
  /** Let chance act, as `drawDeal` does. */
  drawChance(state: State, words: Uint32Array): State | null;
  /** The seat to act, CHANCE or OVER. */
  mover(state: State): number;
  legal(state: State): number[];
  /** The state after an action; null if it is illegal. */
  advance(state: State, action: number): State | null;
  /** What a viewer may know: during play, and with everything open once the game is over. */
  observe(state: State, viewer: number): State;
  observeInPlay(state: State, viewer: number): State;
  /** An action as a viewer sees it. */
  glimpse(state: State, action: number, viewer: number): number;
  /** True if an action showed something hidden or involved chance. */
  reveals(before: State, action: number, after: State): boolean;
  /** A seat's share of the win, once the game is played to its end. */
  payoff(state: State, seat: number): number;
  /** True if all seats choose at the same time, in secret. */
  isSimultaneous(state: State): boolean;
  /** True if an action is the first of a written move. */
  beginsMove(action: number): boolean;
  /** True if the mover's own view shows the scores after an action. */
  canPreview(action: number): boolean;

  /** The actions of a written move, which need not be legal, or what is wrong with the text. */
  parse(state: State, text: string): number[] | Problem;
  /** The rule that forbids a move, given its actions, one of which is illegal. */
  refusal(state: State, actions: readonly number[]): Problem;
  /** Legal moves as text, sorted. */
  moves(state: State): string[];
  paths(state: State): string[];
  /** One move as an entry of a record; `states[k]` is the state before `actions[k]`, the last one that after the move. */
  entry(states: readonly State[], actions: readonly number[], seat: number): Entry;
  view(observed: State): View;
  scores(observed: State): ScorePreview;
  /** The events between two views, given the observed action and who acted. */
  events(before: State, glimpse: number, after: State, mover: number): GameEvent[];
  /** The result as of a state. */
  result(state: State): Result;
  deal(state: State): Record<string, unknown>;
}
