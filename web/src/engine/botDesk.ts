/** Answers the questions of the page with bots: what runs in a worker. */
import type { GameName } from "../wire";
import { advise, think } from "./levelBot";
import type { Answer, Question, BotRequest, BotResponse } from "./botMessages";
import { type Pause, Searcher } from "./searcher";
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
  /**
   * Idle searchers, with the ply of their last search: one goes on with its trees only in a game that has gone on since.
   * key: kind of question and seat; bound: seats; replaced for another game
   */
  #searchers = new Map<string, { searcher: Searcher; moment: number }>();
  #running = new Set<number>();

  constructor(
    readonly engineOf: (game: GameName) => Promise<WasmEngine>,
    readonly post: (response: BotResponse) => void,
  ) {}

  async receive(request: BotRequest): Promise<void> {
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

  async #answer(question: Question, pause: Pause): Promise<Answer> {
    const engine = await this.engineOf(question.game);
    const { kind, observations, budget } = question;
    const key = `${kind} ${observations.seat}`;
    const moment = observations.glimpses.length;
    const kept = this.#searchers.get(key);
    this.#searchers.delete(key);
    const searcher = kept?.searcher.engine === engine ? kept.searcher : new Searcher(engine);
    if (kind === "advise" || budget.fresh || !kept || kept.moment >= moment) searcher.restart();
    let searched = Infinity;
    try {
      if (kind === "advise") return { hints: await advise(searcher, observations, budget, pause) };
      const decision = await think(searcher, observations, question.level, BigInt(question.seed), budget, pause);
      searched = moment;
      return { decision };
    } finally {
      this.#searchers.set(key, { searcher, moment: searched });
    }
  }
}
