/** Which games have been explained on this device: the tips come in the first game of each. */
import type { GameName } from "../wire";

const KEY = "hatbox.coached";

export function coachedGames(): GameName[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as GameName[]) : [];
  } catch {
    return [];
  }
}

export function markCoached(game: GameName): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...coachedGames(), game])]));
  } catch {
    // a browser that keeps nothing explains it again
  }
}

/** Switched on again: everything may be explained once more. */
export function forgetCoached(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // there is nothing to forget
  }
}
