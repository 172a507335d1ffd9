/** Workers of bots: each has a desk, is started when it is first asked, and replaced when it dies. */
import type { Answer, BotRequest, BotResponse, Part, Question } from "./botMessages";

/** The part of `Worker` that is used. */
export type BotWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror" | "onmessageerror">;

interface Pending {
  question: Question;
  /** workers that died over it */
  deaths: number;
  /** takes the parts of an answer; some come twice if a worker dies */
  onPart(part: Part): void;
  resolve(answer: Answer): void;
}

const IDLE = 60_000; // ms without a question after which a worker is ended: each takes 20 MB
const MAX_DEATHS = 1; // of workers over one question before it fails

/** One worker, replaced when it dies, with the questions that it has not answered. */
class Desk {
  #worker: BotWorker | null = null;
  #pending = new Map<number, Pending>();
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: () => BotWorker,
    readonly endsIdle: boolean,
  ) {}

  ask(id: number, question: Question, onPart: Pending["onPart"], resolve: Pending["resolve"]): void {
    clearTimeout(this.#idle);
    this.#pending.set(id, { question, deaths: 0, onPart, resolve });
    this.#post({ id, question });
  }

  stop(id: number): void {
    if (!this.#pending.delete(id)) return;
    this.#post({ id, stop: true });
    this.#rest();
  }

  /** End a worker that nobody asks anything. */
  #rest(): void {
    if (!this.endsIdle || this.#pending.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#worker?.terminate();
      this.#worker = null;
    }, IDLE);
  }

  #post(request: BotRequest): void {
    if (!this.#worker) {
      this.#worker = this.start();
      this.#worker.onmessage = ({ data }: MessageEvent<BotResponse>) => {
        const pending = this.#pending.get(data.id);
        if ("part" in data) {
          pending?.onPart(data.part);
          return;
        }
        this.#pending.delete(data.id);
        pending?.resolve(data.answer);
        this.#rest();
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

export class WorkerPool {
  #desks: Desk[];
  #asked = 0;

  /** At most so many workers; `endsIdle`: those that nothing depends on later end when they have nothing to do. */
  constructor(
    readonly size: number,
    start: () => BotWorker,
    endsIdle = false,
  ) {
    this.#desks = Array.from({ length: size }, () => new Desk(start, endsIdle));
  }

  /** Ask a worker, by its number or any above. Rejects with the signal's reason when it is aborted. */
  ask(
    worker: number,
    question: Question,
    signal: AbortSignal,
    onPart: (part: Part) => void = () => {},
  ): Promise<Answer> {
    signal.throwIfAborted();
    const desk = this.#desks[worker % this.size]!;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const stop = () => {
        desk.stop(id);
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop);
      desk.ask(id, question, onPart, (answer) => {
        signal.removeEventListener("abort", stop);
        resolve(answer);
      });
    });
  }
}

export function startWorker(): BotWorker {
  return new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
}

/** The cores of this device. */
export function coreCount(): number {
  return navigator.hardwareConcurrency || 2;
}
