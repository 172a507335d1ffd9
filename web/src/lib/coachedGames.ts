/** The games that have been explained on this device: the tips come in the first game of each. */
import type { GameName } from "../wire";
import { STORED, readJson, writeJson } from "./storage";

export function coachedGames(): GameName[] {
  const games = readJson<GameName[]>(STORED.coachedGames);
  return Array.isArray(games) ? games : [];
}

export function markCoached(game: GameName): void {
  writeJson(STORED.coachedGames, [...new Set([...coachedGames(), game])]);
}

/** Explain every game once more. */
export function forgetCoached(): void {
  writeJson(STORED.coachedGames, null);
}
