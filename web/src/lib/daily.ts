/** The daily deal: one deal per game and day, the same for everybody. docs/daily.md has the schedule; `hatbox.records.daily` is its twin. */
import { FACTS } from "../games";
import type { Budget } from "../local/thinker";
import type { GameName, Level, Result, Setup } from "../wire";
import { Stream } from "./fair";
import { sha256 } from "./sha256";

const SCHEDULE = 1; // of the text that is hashed
const DAY_MS = 86_400_000;
export const SEAT = 0; // the player's
export const OPPONENT: Level = "cheshire_cat";
/** Simulations instead of time, and no trees of earlier searches: the same moves bring the same answers on every device. */
export const DAILY_BUDGET: Budget = { simulations: 2000, fresh: true };
export const GAVE_UP = -10_000; // the value of a game that the player resigned
const MAX_MOVES = 999; // that make a difference in a game without points

/** How somebody fared with a deal. */
export interface Outcome {
  how: "won" | "shared" | "lost" | "gave-up";
  /** the player's first */
  scores: number[];
  /** made by the player */
  moves: number;
  /** by which results of one deal are compared: the higher, the better */
  value: number;
}

/** The day of a time: days change at midnight UTC everywhere. */
export function dayOf(when: number): string {
  return new Date(when).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** When the next deal comes. */
export function endOf(day: string): number {
  return Date.parse(day) + DAY_MS;
}

/** The published text of a deal. */
export function seedText(game: GameName, day: string): string {
  return `hatbox daily ${SCHEDULE} ${game} ${day}`;
}

export function dailySeed(game: GameName, day: string): Uint8Array {
  return sha256(new TextEncoder().encode(seedText(game, day)));
}

/** The seed of the bot on a seat, from that of a game. */
export function botSeed(seed: Uint8Array, seat: number): number {
  return new Stream(seed, `bots ${seat}`).below(2 ** 32);
}

/** Two players, the standard rules; who begins follows from the seed. */
export function dailySetup(game: GameName): Setup {
  return { game, players: 2, bots: { [1 - SEAT]: OPPONENT }, talk: "none" };
}

/** What a result is worth. With points it is the lead, then who won; without, a quick win is best and a quick loss worst. */
export function outcomeOf(game: GameName, { scores, winners, ended }: Result, moves: number): Outcome {
  const own = { scores, moves };
  if (ended === "resigned") return { ...own, how: "gave-up", value: GAVE_UP };
  const sign = winners.includes(SEAT) ? (winners.length === 1 ? 1 : 0) : -1;
  const how = (["lost", "shared", "won"] as const)[sign + 1]!;
  const value = FACTS[game].countsPoints
    ? 2 * (scores[SEAT]! - scores[1 - SEAT]!) + sign
    : sign * (MAX_MOVES + 1 - Math.min(moves, MAX_MOVES));
  return { ...own, how, value: value || 0 };
}

/** How many of the bots somebody did better than. */
export function beaten({ value }: Outcome, bots: readonly Outcome[]): number {
  return bots.filter((bot) => bot.value < value).length;
}
