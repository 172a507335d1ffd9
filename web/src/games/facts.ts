/** What the screens need to know about a game besides its scene and its words. */
import type { Level, View } from "../wire";

/** How far a game has come, for the tag in the header. Counts only what lies open. */
export interface Progress {
  text: string;
  /** rounds as cups, where there are rounds */
  cups?: { full: number; all: number };
}

export interface GameFacts {
  /** how many can play, from the fewest to the most */
  seats: readonly number[];
  minutes: number;
  /** a symbol of the file `badges` */
  badge: string;
  /** the colour of the band round its box */
  band: string;
  /** what lies in the middle of a new table, and the file it is drawn in */
  middle: { file: string; pictures: readonly string[]; width: string; ratio: string };
  /** whom one usually plays against at a new table */
  usualBots: readonly Level[];
  /** false: a result only says who won, and points are not compared */
  countsPoints: boolean;
  /** whether so many play two against two */
  hasPartners(players: number): boolean;
  /** the scene needs the whole height of a phone held sideways */
  fillsHeight: boolean;
  /** whether the scene needs the whole height of a phone now, so that a coach stands before it */
  isCrowded(view: View): boolean;
  /** the scene shows what was told in the game, and wants all of it from the beginning */
  needsHistory: boolean;
  /** the scene itself shows a move planned ahead */
  showsPremove: boolean;
  /** a move to be confirmed is asked about above the hand */
  confirmsAbove: boolean;
  /** what is pressed next, as a selector: there the keyboard goes on after a move */
  focus: string;
  /** what is dealt, as a selector, in the order of its place on the screen; and the place it comes from */
  dealt: { pieces: string; pile: string };
  /** the game's own keys by what they do, and the message that says so */
  keys?: { message: string; names: Record<string, string> };
  /** what a written move touches, as selectors: where it begins first */
  touches(move: string): string[];
  /** a written move in the reader's words, as part of a sentence; null: not a move of this game */
  describe(move: string): string | null;
  progress(view: View, over: boolean): Progress;
}
