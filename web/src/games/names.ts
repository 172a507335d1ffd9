/** The names of the games. Part of the entry chunk, so it does not import Svelte. */
import type { GameName } from "../wire";

export const GAMES: readonly GameName[] = ["hats", "magic_hat", "top_hats"];
