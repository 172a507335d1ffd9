/** `Thinker` by workers: the seats' bots search side by side, and never hold up the page. */
import type { Budget, Decision, Thinker } from "../local/thinker";
import type { GameName, Hint, Level } from "../wire";
import { pack } from "./botMessages";
import type { Observations } from "./match";
import { coreCount, startWorker, WorkerPool } from "./workerPool";

export class WorkerThinker implements Thinker {
  /** Seats share the workers if there are more of them. */
  constructor(readonly pool: WorkerPool) {}

  async think(
    game: GameName,
    observations: Observations,
    level: Level,
    seed: number,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<Decision> {
    const question = { kind: "think", game, observations: pack(observations), level, seed, budget } as const;
    const answer = await this.pool.ask(observations.seat, question, signal);
    if ("decision" in answer) return answer.decision;
    throw new Error("error" in answer ? answer.error : "no decision");
  }

  async advise(game: GameName, observations: Observations, budget: Budget, signal: AbortSignal): Promise<Hint[]> {
    const question = { kind: "advise", game, observations: pack(observations), budget } as const;
    const answer = await this.pool.ask(observations.seat, question, signal);
    if ("hints" in answer) return answer.hints;
    throw new Error("error" in answer ? answer.error : "no hints");
  }
}

/** Bots in as many workers as this device has cores to spare. */
export function startThinker(): Thinker {
  return new WorkerThinker(new WorkerPool(Math.max(1, coreCount() - 1), startWorker));
}
