/** The interface of a game to the screens, besides its scene and its words. */
import type { Level, View } from "../wire";

/** The progress of a game, for the tag in the header. Uses public information only. */
export interface Progress {
  text: string;
  /** rounds as cups, where there are rounds */
  cups?: { full: number; all: number };
}

export interface GameFacts {
  /** numbers of players, ascending */
  seats: readonly number[];
  minutes: number;
  /** a symbol of the file `badges` */
  badge: string;
  /** the colour of the band around its box */
  band: string;
  /** the pictures in the middle of a new table, and their file */
  middle: { file: string; pictures: readonly string[]; width: string; ratio: string };
  /** the default opponents at a new table */
  usualBots: readonly Level[];
  /** false: a result only says who won, and points are not compared */
  countsPoints: boolean;
  /** two play against two */
  hasPartners(players: number): boolean;
  /** the scene needs the whole height of a phone held sideways */
  fillsHeight: boolean;
  /** the scene needs the whole height of a phone now, so that a coach covers part of it */
  isCrowded(view: View): boolean;
  /** the scene needs all events from the beginning, not only the view */
  needsHistory: boolean;
  /** the scene itself shows a premove */
  showsPremove: boolean;
  /** the confirmation of a move is shown above the hand */
  confirmsAbove: boolean;
  /** selector of the element that gets the focus after a move */
  focus: string;
  /** selector of the pieces that are dealt, and the place they come from */
  dealt: { pieces: string; pile: string };
  /** the game's own keys by what they do, and the message that says so */
  keys?: { message: string; names: Record<string, string> };
  /** selectors of the elements that a move touches, its origin first */
  touches(move: string): string[];
  /** a move in the reader's words, as part of a sentence; null: not a move of this game */
  describe(move: string): string | null;
  progress(view: View, over: boolean): Progress;
}
