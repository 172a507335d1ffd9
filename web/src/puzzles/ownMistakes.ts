/** The player's own mistakes as puzzles: the one place where the history of reviewed games is plugged in. */
import type { GameName } from "../wire";
import type { Puzzle } from "./types";

/** The latest first; none while no game has been reviewed on this device. */
export function ownMistakes(_game?: GameName): Promise<Puzzle[]> {
  return Promise.resolve([]);
}
