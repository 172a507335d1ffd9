/** Reviews by workers: the steps of a game are shared among them, and each is told as soon as it is analysed. */
import type { Beliefs, MoveEstimate } from "../review/types";
import type { GameName } from "../wire";
import type { StepAnalysis, Turn } from "./analyst";
import { type Answer, pack, packStates } from "./botMessages";
import type { Match, Observations } from "./match";
import { coreCount, startWorker, WorkerPool } from "./workerPool";

const MAX_WORKERS = 4; // each takes about 20 MB

export class WorkerReviewer {
  constructor(readonly pool: WorkerPool) {}

  /** Analyse some steps of a seat's review, from its observations of the whole game. */
  async review(
    game: GameName,
    observations: Observations,
    turns: readonly Turn[],
    steps: readonly number[],
    simulations: number,
    onStep: (step: number, analysis: StepAnalysis) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const packed = pack(observations);
    await this.#share(steps, (own, worker) =>
      this.pool.ask(
        worker,
        { kind: "review", game, observations: packed, turns, steps: own, simulations },
        signal,
        (part) => "analysis" in part && onStep(part.step, part.analysis),
      ),
    );
  }

  /** Analyse some steps of the line with open cards; reviews of seats go first. */
  async open(
    match: Match,
    turns: readonly Turn[],
    steps: readonly number[],
    simulations: number,
    onStep: (step: number, shares: number[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const states = packStates(match);
    const { game } = match.engine;
    await this.#share(steps, (own, worker) =>
      this.pool.ask(
        worker,
        { kind: "open", game, states, turns, steps: own, simulations },
        signal,
        (part) => "shares" in part && onStep(part.step, part.shares),
      ),
    );
  }

  /** The value of a legal move at the end of a seat's observations. */
  async whatIf(
    game: GameName,
    observations: Observations,
    move: string,
    simulations: number,
    signal: AbortSignal,
  ): Promise<MoveEstimate> {
    const question = { kind: "what-if", game, observations: pack(observations), move, simulations } as const;
    const answer = expectAnswer(await this.pool.ask(0, question, signal));
    if ("estimate" in answer) return answer.estimate;
    throw new Error("no estimate");
  }

  /** What a seat may believe at the end of its observations. */
  async beliefs(game: GameName, observations: Observations, signal: AbortSignal): Promise<Beliefs> {
    const question = { kind: "beliefs", game, observations: pack(observations) } as const;
    const answer = expectAnswer(await this.pool.ask(1, question, signal));
    if ("beliefs" in answer) return answer.beliefs;
    throw new Error("no beliefs");
  }

  /** Deal the steps out to all workers, one after another, so that the first are analysed first. */
  async #share(
    steps: readonly number[],
    ask: (own: readonly number[], worker: number) => Promise<Answer>,
  ): Promise<void> {
    const { size } = this.pool;
    const hands = Array.from({ length: size }, (_, worker) => steps.filter((_, at) => at % size === worker));
    const asked = hands.flatMap((own, worker) => (own.length > 0 ? [ask(own, worker)] : []));
    for (const answer of await Promise.all(asked)) expectAnswer(answer);
  }
}

function expectAnswer(answer: Answer): Exclude<Answer, { error: string }> {
  if ("error" in answer) throw new Error(answer.error);
  return answer;
}

/** Reviews on all cores of this device. */
export function startReviewer(): WorkerReviewer {
  return new WorkerReviewer(new WorkerPool(Math.min(MAX_WORKERS, coreCount()), startWorker, true));
}
