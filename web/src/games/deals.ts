/** The dealing of each game from a stream of random numbers; a game that is not listed deals nothing. */
import type { PlayedGame, Stream } from "../lib/fair";
import type { GameName } from "../wire";
import { dealHats } from "./hats/deal";
import { dealMagicHat } from "./magic_hat/deal";

export const DEALS: Partial<Record<GameName, (stream: Stream, record: PlayedGame) => unknown>> = {
  hats: dealHats,
  magic_hat: dealMagicHat,
};

/** The options that decide a deal. */
export const DEAL_OPTIONS: Partial<Record<GameName, readonly string[]>> = {
  hats: ["removed"],
  magic_hat: ["copies", "magic_hats"],
};
