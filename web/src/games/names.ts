/** The games in the box. Read before anything else is loaded, so it knows nothing of Svelte. */
import type { GameName } from "../wire";

export const GAMES: readonly GameName[] = ["hats", "magic_hat", "top_hats"];
