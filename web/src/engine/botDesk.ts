/** Answers the questions of the page with bots: what runs in a worker. */
import type { GameName } from "../wire";
import { advise, think } from "./levelBot";
import type { Answer, Question, Request, Response } from "./questions";
import { Searcher } from "./searcher";
import type { WasmEngine } from "./wasmEngine";

class Stopped extends Error {}

/** Let other tasks run, such as a message that arrives. A timer would wait 4 ms. */
function yieldToTasks(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export class BotDesk {
  /** key: seat; bound: seats; a searcher is taken out while it searches, and left out if its game was another or went back */
  #searchers = new Map<number, { searcher: Searcher; moment: number }>();
  #running = new Set<number>();

  constructor(
    readonly engineOf: (game: GameName) => Promise<WasmEngine>,
    readonly post: (response: Response) => void,
  ) {}

  async receive(request: Request): Promise<void> {
    const { id } = request;
    if ("stop" in request) {
      this.#running.delete(id);
      return;
    }
    this.#running.add(id);
    let answer: Answer;
    try {
      answer = await this.#answer(request.question, async () => {
        await yieldToTasks();
        if (!this.#running.has(id)) throw new Stopped();
      });
    } catch (error) {
      if (error instanceof Stopped) return;
      answer = { error: String(error) };
    }
    this.#running.delete(id);
    this.post({ id, answer });
  }

  async #answer(question: Question, pause: () => Promise<void>): Promise<Answer> {
    const engine = await this.engineOf(question.game);
    const { observations, budget } = question;
    if (question.kind === "advise") return { hints: await advise(new Searcher(engine), observations, budget, pause) };
    const moment = observations.glimpses.length;
    const kept = this.#searchers.get(observations.seat);
    this.#searchers.delete(observations.seat);
    const continues = kept && kept.searcher.engine === engine && kept.moment < moment;
    const searcher = continues ? kept.searcher : new Searcher(engine);
    const decision = await think(searcher, observations, question.level, BigInt(question.seed), budget, pause);
    this.#searchers.set(observations.seat, { searcher, moment });
    return { decision };
  }
}
