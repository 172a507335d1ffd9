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
  test("deals the same cards for the same key", async () => {
    const engine = await engineFor(game);
    const views = [7, 7, 8].map((byte) => {
      const match = Match.deal(engine, 2, engine.resolveOptions({}), 0, new Uint8Array(32).fill(byte));
      return JSON.stringify(engine.view(match.state));
    });
    expect(views[0]).toBe(views[1]);
    expect(views[0] === views[2]).toBe(game === "top_hats"); // where chance deals nothing
  });
});
