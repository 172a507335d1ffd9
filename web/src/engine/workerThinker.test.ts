import { describe, expect, test, vi } from "vitest";
import type { Observations } from "./match";
import type { Answer, BotRequest } from "./botMessages";
import { type BotWorker, WorkerPool } from "./workerPool";
import { WorkerThinker } from "./workerThinker";

const OBSERVATIONS: Observations = {
  seat: 1,
  views: [Uint8Array.of(1, 2), Uint8Array.of(3, 4)],
  glimpses: [300],
  movers: [-2],
};
const DECISION = { action: 3, estimates: [], simulations: 0, reason: { code: "why-plain", params: {} } };
const BUDGET = { seconds: 0.6 };

/** A worker that a test answers for. */
class FakeWorker implements BotWorker {
  posted: BotRequest[] = [];
  ended = false;
  onmessage: BotWorker["onmessage"] = null;
  onerror: BotWorker["onerror"] = null;
  onmessageerror: BotWorker["onmessageerror"] = null;

  postMessage(request: BotRequest): void {
    this.posted.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(answer: Answer, id = this.posted.at(-1)!.id): void {
    this.onmessage!.call(this as unknown as Worker, { data: { id, answer } } as MessageEvent);
  }
  die(): void {
    this.onerror!.call(this as unknown as Worker, { message: "out of memory" } as ErrorEvent);
  }
}

function start(count = 1, endsIdle = false) {
  const workers: FakeWorker[] = [];
  const fake = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const pool = new WorkerPool(count, fake, endsIdle);
  const thinker = new WorkerThinker(pool);
  const stop = new AbortController();
  const think = (seat = 1) => thinker.think("hats", { ...OBSERVATIONS, seat }, "dormouse", 5, BUDGET, stop.signal);
  return { workers, thinker, stop, think };
}

describe("bots in workers", () => {
  test("are sent what their seat has observed, and nothing else of the table", async () => {
    const { workers, thinker, think, stop } = start();
    const thinking = think();
    const observations = {
      seat: 1,
      views: Uint8Array.of(1, 2, 3, 4),
      glimpses: Int16Array.of(300),
      movers: Int16Array.of(-2),
    };
    const sent = { game: "hats", observations, budget: BUDGET };
    expect(workers[0]!.posted).toEqual([{ id: 1, question: { kind: "think", ...sent, level: "dormouse", seed: 5 } }]);
    workers[0]!.answer({ decision: DECISION });
    expect(await thinking).toEqual(DECISION);
    const advice = thinker.advise("hats", OBSERVATIONS, BUDGET, stop.signal);
    expect(workers[0]!.posted[1]).toEqual({ id: 2, question: { kind: "advise", ...sent } });
    workers[0]!.answer({ hints: [] });
    expect(await advice).toEqual([]);
  });

  test("have a worker for each seat, as far as they go", () => {
    const { workers, think } = start(2);
    for (const seat of [1, 2, 3]) void think(seat);
    expect(workers.map(({ posted }) => posted.length)).toEqual([2, 1]);
  });

  test("stop at once when aborted, and their late answer counts for nothing", async () => {
    const { workers, think, stop } = start();
    const thinking = think();
    stop.abort(new Error("undone"));
    await expect(thinking).rejects.toThrow("undone");
    expect(workers[0]!.posted.at(-1)).toEqual({ id: 1, stop: true });
    workers[0]!.answer({ decision: DECISION });
    await expect(think()).rejects.toThrow("undone");
    expect(workers[0]!.posted).toHaveLength(2);
  });

  test("say what went wrong", async () => {
    const { workers, think } = start();
    const thinking = think();
    workers[0]!.answer({ error: "no module" });
    await expect(thinking).rejects.toThrow("no module");
  });

  test("get another worker when theirs dies, once for each question", async () => {
    const { workers, think } = start();
    const thinking = think();
    workers[0]!.die();
    expect(workers[0]!.ended).toBe(true);
    expect(workers[1]!.posted).toEqual(workers[0]!.posted);
    workers[1]!.die();
    await expect(thinking).rejects.toThrow("out of memory");
    const next = think();
    workers[2]!.answer({ decision: DECISION });
    expect(await next).toEqual(DECISION);
  });

  test("keep a worker with their trees, unless it ends when it has nothing to do", async () => {
    vi.useFakeTimers();
    try {
      for (const endsIdle of [false, true]) {
        const { workers, think } = start(1, endsIdle);
        const thinking = think();
        vi.advanceTimersByTime(120_000);
        expect(workers[0]!.ended).toBe(false);
        workers[0]!.answer({ decision: DECISION });
        await thinking;
        vi.advanceTimersByTime(120_000);
        expect(workers[0]!.ended).toBe(endsIdle);
        void think();
        expect(workers).toHaveLength(endsIdle ? 2 : 1);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});
