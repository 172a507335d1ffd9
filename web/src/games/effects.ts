/** Moves that can be made along several paths, as the list of legal moves has them: by their effect. */
import type { GameName } from "../wire";
import { effectOf, readPaths } from "./top_hats/paths";

/** By game: the effect of a move along a path; null if it may not end there. */
export const EFFECTS: Partial<Record<GameName, (paths: readonly string[], move: string) => string | null>> = {
  top_hats: (paths, move) => effectOf(readPaths(paths), move),
};
