/** Answers the questions of the page with bots: what runs in a worker. */
import type { GameName } from "../wire";
import { Analyst, openShares } from "./analyst";
import { advise, think } from "./levelBot";
import type { Answer, Part, Question, BotRequest, BotResponse } from "./botMessages";
import { type Pause, Searcher } from "./searcher";
import type { WasmEngine } from "./wasmEngine";

class Stopped extends Error {}

const REVIEW = "review"; // key of the searcher for reviews, which begins every search anew

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
   * key: kind of question and seat, one for all parts of a review; bound: seats; replaced for another game
   */
  #searchers = new Map<string, { searcher: Searcher; moment: number }>();
  #running = new Set<number>();
  /** what goes before the line with open cards; it keeps no answers */
  #urgent: Promise<unknown> = Promise.resolve();

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
      const pause = async () => {
        await yieldToTasks();
        if (!this.#running.has(id)) throw new Stopped();
      };
      const answering = this.#answer(request.question, pause, (part) => this.post({ id, part }));
      if (request.question.kind !== "open")
        this.#urgent = Promise.allSettled([this.#urgent, answering]).then(() => undefined);
      answer = await answering;
    } catch (error) {
      if (error instanceof Stopped) return;
      answer = { error: String(error) };
    }
    this.#running.delete(id);
    this.post({ id, answer });
  }

  async #answer(question: Question, pause: Pause, onPart: (part: Part) => void): Promise<Answer> {
    const engine = await this.engineOf(question.game);
    if (question.kind === "think" || question.kind === "advise") return this.#play(engine, question, pause);
    if (question.kind === "open") await this.#urgent;
    const kept = this.#searchers.get(REVIEW)?.searcher;
    this.#searchers.delete(REVIEW);
    const searcher = kept?.engine === engine ? kept : new Searcher(engine);
    try {
      return await this.#review(searcher, question, pause, onPart);
    } finally {
      this.#searchers.set(REVIEW, { searcher, moment: Infinity });
    }
  }

  async #play(engine: WasmEngine, question: Extract<Question, { budget: unknown }>, pause: Pause): Promise<Answer> {
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

  async #review(
    searcher: Searcher,
    question: Exclude<Question, { budget: unknown }>,
    pause: Pause,
    onPart: (part: Part) => void,
  ): Promise<Answer> {
    if (question.kind === "open") {
      const { states, turns, steps, simulations } = question;
      for (const step of steps) {
        await this.#urgent;
        await pause();
        onPart({ step, shares: await openShares(searcher, states, turns[step]!.ply, simulations, pause) });
      }
      return { complete: true };
    }
    const { observations } = question;
    const ply = observations.glimpses.length;
    const analyst = (simulations: number) => new Analyst(searcher, observations, simulations, pause);
    if (question.kind === "beliefs") return { beliefs: analyst(0).beliefs(ply) };
    if (question.kind === "what-if")
      return { estimate: await analyst(question.simulations).evaluate(ply, question.move) };
    const reviewer = analyst(question.simulations);
    for (const step of question.steps) {
      await pause();
      onPart({ step, analysis: await reviewer.analyse(question.turns, step) });
    }
    return { complete: true };
  }
}
