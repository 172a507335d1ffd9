/** The games' modules for tests, read from the disk. */
import { readFileSync } from "node:fs";
import type { GameName } from "../wire";
import type { Binding } from "./binding";
import { WasmEngine } from "./wasmEngine";

const BINDINGS = import.meta.glob<{ BINDING: Binding }>("./modules/*.ts", { eager: true });

export function engineFor(game: GameName): WasmEngine {
  const module = new WebAssembly.Module(readFileSync(`src/engine/modules/${game}.wasm`));
  return new WasmEngine(game, module, BINDINGS[`./modules/${game}.ts`]!.BINDING);
}
