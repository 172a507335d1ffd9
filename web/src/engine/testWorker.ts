/** A worker of bots for tests, on this thread. */
import type { GameName } from "../wire";
import { BotDesk } from "./botDesk";
import type { BotRequest } from "./botMessages";
import { engineFor } from "./testModules";
import type { BotWorker } from "./workerPool";
import type { WasmEngine } from "./wasmEngine";

/** key: game; bound: number of games */
const engines = new Map<GameName, WasmEngine>();

export class TestWorker implements BotWorker {
  onmessage: BotWorker["onmessage"] = null;
  onerror: BotWorker["onerror"] = null;
  onmessageerror: BotWorker["onmessageerror"] = null;
  #desk = new BotDesk(
    (game) => {
      const engine = engines.get(game) ?? engineFor(game);
      engines.set(game, engine);
      return Promise.resolve(engine);
    },
    (data) => this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent),
  );

  /** `posted` is told every message. */
  constructor(readonly posted: (request: BotRequest) => void = () => {}) {}

  postMessage(request: BotRequest): void {
    this.posted(request);
    void this.#desk.receive(structuredClone(request));
  }
  terminate(): void {}
}
