/** A local game as it is stored: its setup, its secrets and the facts so far, from which everything else follows. */
import { dailyOf } from "../lib/addresses";
import type { Level, Setup, TableInfo } from "../wire";

export const SAVED_VERSION = 1;

/** A seat: a person at this device, or a bot. */
export interface Chair {
  player?: string;
  name?: string;
  bot?: Level;
  /** a bot that plays for a person who left */
  substitute?: Level;
  wantsRematch?: boolean;
}

/** Something that happened at the table. Chance is not named: it follows from the key. */
export type Fact =
  | { kind: "started" }
  | { kind: "moved"; seat: number; move: string; ahead?: boolean }
  /** one of the secret choices that all make at the same time; `last`: the seat has made all of its own */
  | { kind: "chose"; seat: number; move: string; last: boolean }
  | { kind: "rechose"; seat: number; wasLast: boolean }
  | { kind: "premoved"; seat: number; move: string | null }
  | { kind: "premove_dropped"; seat: number; move: string }
  | { kind: "undone"; seat: number; moment: number }
  | { kind: "resigned"; seat: number }
  | { kind: "taken_over"; seat: number; level: Level; why: "left" }
  | { kind: "returned"; seat: number }
  | { kind: "rematch_asked"; seat: number }
  | { kind: "rematched"; table: string }
  | { kind: "closed" };

export interface Event {
  at: number;
  fact: Fact;
}

export interface SavedGame {
  id: string;
  version: number;
  /** the version of the game's rules */
  rules: number;
  setup: Setup;
  /** as they were at the start */
  chairs: Chair[];
  /** 64 hexadecimal digits: the seeds of this game and its rematches */
  entropy: string;
  /** 64 hexadecimal digits: the seed of another game that this one continues, in the same world; absent: from the entropy */
  seed?: string;
  /** by seat; null: a bot's */
  nonces: (string | null)[];
  created: number;
  events: Event[];
  /** for lists, which replay nothing */
  info: TableInfo;
  acting: number[];
  updated: number;
}

/** True for another try at a deal that was played before: it counts neither in results nor in the progress. */
export function isRetry({ id, seed }: Pick<SavedGame, "id" | "seed">): boolean {
  return seed !== undefined || (dailyOf(id)?.attempt ?? 1) > 1;
}

/** The seats of people, in order. */
export function peopleOf(chairs: readonly Chair[]): number[] {
  return chairs.flatMap((chair, seat) => (chair.player && !chair.substitute ? [seat] : []));
}

/** The only seat that may know of a fact, or null if all may. Owned facts are not numbered for viewers. */
export function ownerOf(fact: Fact): number | null {
  switch (fact.kind) {
    case "premoved":
    case "premove_dropped":
      return fact.seat;
    case "chose":
      return fact.last ? null : fact.seat;
    case "rechose":
      return fact.wasLast ? null : fact.seat;
    default:
      return null;
  }
}
