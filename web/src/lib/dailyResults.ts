/** The daily deals that were finished on this device: the first try of each counts. */
import type { GameName, Level } from "../wire";
import { type SavedGame } from "../local/savedGame";
import { dailyOf } from "./addresses";
import { type Outcome, SEAT, outcomeOf } from "./daily";
import { STORED, readJson, writeJson } from "./storage";

export interface DailyResult extends Outcome {
  /** the try that was finished first */
  attempt: number;
  at: number;
  /** what the bots got in the same seat; absent: not computed yet */
  bots?: Record<Level, Outcome>;
  /** the server has it */
  sent?: boolean;
}

const MAX_RESULTS = 300;

let memory: Record<string, DailyResult> = {}; // where the browser stores nothing

const nameOf = (game: GameName, day: string) => `${day} ${game}`;

/** Every result, by day and game. */
export function dailyResults(): Record<string, DailyResult> {
  return readJson<Record<string, DailyResult>>(STORED.daily) ?? memory;
}

export function dailyResult(game: GameName, day: string): DailyResult | null {
  return dailyResults()[nameOf(game, day)] ?? null;
}

export function storeDaily(game: GameName, day: string, result: DailyResult): void {
  const all = Object.entries({ ...dailyResults(), [nameOf(game, day)]: result });
  memory = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_RESULTS));
  writeJson(STORED.daily, memory);
}

/** Forget every result. */
export function clearDaily(): void {
  memory = {};
  writeJson(STORED.daily, null);
}

/** Note the result of a daily deal that has just ended, unless an earlier try was finished. */
export function rememberDaily({ id, info, events, updated }: SavedGame): void {
  const deal = dailyOf(id);
  if (!deal || info.status !== "over" || !info.result || dailyResult(deal.game, deal.day)) return;
  const { game, day, attempt } = deal;
  const moves = events.reduce((count, { fact }) => {
    if (!("seat" in fact) || fact.seat !== SEAT) return count;
    return count + Number(fact.kind === "moved" || fact.kind === "chose") - Number(fact.kind === "rechose");
  }, 0);
  storeDaily(game, day, { ...outcomeOf(game, info.result, moves), attempt, at: updated });
}
