/** The registry of games. Screens look up facts here and name no game. */
import type { GameName } from "../wire";
import type { GameFacts } from "./facts";
import { hats } from "./hats/facts";
import { magicHat } from "./magic_hat/facts";
import { topHats } from "./top_hats/facts";

export { GAMES } from "./names";

export const FACTS: Record<GameName, GameFacts> = { hats, magic_hat: magicHat, top_hats: topHats };
