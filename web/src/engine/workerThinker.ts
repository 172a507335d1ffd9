/** `Thinker` by workers: the seats' bots search side by side, and never hold up the page. */
import type { Budget, Decision, Thinker } from "../local/thinker";
import type { GameName, Hint, Level } from "../wire";
import type { Observations } from "./match";
import { type Answer, pack, type Question, type BotRequest, type BotResponse } from "./botMessages";

/** The part of `Worker` that is used. */
export type BotWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

interface Pending {
  question: Question;
  /** workers that died over it */
  deaths: number;
  resolve(answer: Answer): void;
}

const MAX_DEATHS = 1; // of workers over one question before it fails

/** One worker, replaced when it dies, with the questions that it has not answered. */
class Desk {
  #worker: BotWorker | null = null;
  #pending = new Map<number, Pending>();

  constructor(readonly start: () => BotWorker) {}

  ask(id: number, question: Question, resolve: (answer: Answer) => void): void {
    const pending = { question, deaths: 0, resolve };
    this.#pending.set(id, pending);
    this.#post({ id, question });
  }

  stop(id: number): void {
    if (this.#pending.delete(id)) this.#post({ id, stop: true });
  }

  #post(request: BotRequest): void {
    if (!this.#worker) {
      this.#worker = this.start();
      this.#worker.onmessage = ({ data: { id, answer } }: MessageEvent<BotResponse>) => {
        const pending = this.#pending.get(id);
        this.#pending.delete(id);
        pending?.resolve(answer);
      };
      this.#worker.onerror = ({ message }) => this.#replace(message);
      this.#worker.onmessageerror = () => this.#replace("unreadable answer");
    }
    this.#worker.postMessage(request);
  }

  /** End a worker that failed, and ask the next one what it has not answered. */
  #replace(error: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, pending] of this.#pending) {
      if (++pending.deaths <= MAX_DEATHS) {
        this.#post({ id, question: pending.question });
      } else {
        this.#pending.delete(id);
        pending.resolve({ error });
      }
    }
  }
}

export class WorkerThinker implements Thinker {
  #desks: Desk[];
  #asked = 0;

  /** At most so many workers; seats share them if there are more. */
  constructor(workers: number, start: () => BotWorker) {
    this.#desks = Array.from({ length: workers }, () => new Desk(start));
  }

  async think(
    game: GameName,
    observations: Observations,
    level: Level,
    seed: number,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<Decision> {
    const question = { kind: "think", game, observations: pack(observations), level, seed, budget } as const;
    const answer = await this.#ask(question, signal);
    if ("decision" in answer) return answer.decision;
    throw new Error("error" in answer ? answer.error : "no decision");
  }

  async advise(game: GameName, observations: Observations, budget: Budget, signal: AbortSignal): Promise<Hint[]> {
    const answer = await this.#ask({ kind: "advise", game, observations: pack(observations), budget }, signal);
    if ("hints" in answer) return answer.hints;
    throw new Error("error" in answer ? answer.error : "no hints");
  }

  #ask(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const desk = this.#desks[question.observations.seat % this.#desks.length]!;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const stop = () => {
        desk.stop(id);
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop);
      desk.ask(id, question, (answer) => {
        signal.removeEventListener("abort", stop);
        resolve(answer);
      });
    });
  }
}

/** Bots in as many workers as this device has cores to spare. */
export function startThinker(): Thinker {
  const cores = navigator.hardwareConcurrency || 2;
  return new WorkerThinker(
    Math.max(1, cores - 1),
    () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }),
  );
}
