/** `Thinker`, what a local table asks bots: it gets a seat's observations, never a state. */
import type { Observations } from "../engine/match";
import type { GameName, Hint, Level } from "../wire";

/** A limit on one search. A level may use less. */
export interface Budget {
  seconds?: number;
  simulations?: number;
  /** start without the trees of earlier searches: the answer follows from the question alone */
  fresh?: boolean;
}

/** A bot's answer. */
export interface Decision {
  action: number;
}

export interface Thinker {
  /** Choose one legal action for the observing seat. Rejects if it fails, or with the signal's reason when it is aborted. */
  think(
    game: GameName,
    observations: Observations,
    level: Level,
    seed: number,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<Decision>;
  /** The strongest bot's best moves for the observing seat, the best first, each with a reason. */
  advise(game: GameName, observations: Observations, budget: Budget, signal: AbortSignal): Promise<Hint[]>;
}
