import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { GameName } from "../wire";
import type { Binding } from "./binding";
import { Match } from "./match";
import { WasmEngine } from "./wasmEngine";

const BINDINGS = import.meta.glob<{ BINDING: Binding }>("./modules/*.ts", { eager: true });
const GAMES: GameName[] = ["hats", "magic_hat", "top_hats"];

async function engineFor(game: GameName): Promise<WasmEngine> {
  const bytes = await readFile(`src/engine/modules/${game}.wasm`);
  return new WasmEngine(game, await WebAssembly.compile(bytes), BINDINGS[`./modules/${game}.ts`]!.BINDING);
}

describe.each(GAMES)("%s", (game) => {
  test("plays whole games", async () => {
    const engine = await engineFor(game);
    const key = new Uint8Array(32).fill(7);
    const match = Match.deal(engine, 2, engine.resolveOptions({}), "random", key);
    expect(engine.view(engine.observe(match.state, 0)).game).toBe(game);
    console.log(JSON.stringify(engine.moves(match.state)).slice(0, 100));
  });
});
