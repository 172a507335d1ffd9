/** Loads a game's WebAssembly module, once per visit. */
import type { GameName } from "../wire";
import type { Binding } from "./binding";
import { EngineError } from "./engine";
import { WasmEngine } from "./wasmEngine";

const BINDINGS = import.meta.glob<{ BINDING: Binding }>(["./modules/*.ts", "!./modules/{exports,search}.ts"]);
const MODULES = import.meta.glob<string>("./modules/*.wasm", { query: "?url", import: "default" });

/** key: game; bound: number of games; a failed load is tried again */
const engines = new Map<GameName, Promise<WasmEngine>>();

/** The rules of a game; throws an `EngineError` where this browser cannot run them. */
export function engineOf(game: GameName): Promise<WasmEngine> {
  const known = engines.get(game);
  if (known) return known;
  const engine = load(game);
  engines.set(game, engine);
  engine.catch(() => engines.delete(game));
  return engine;
}

async function load(game: GameName): Promise<WasmEngine> {
  try {
    const [{ BINDING }, module] = await Promise.all([BINDINGS[`./modules/${game}.ts`]!(), compile(game)]);
    return new WasmEngine(game, module, BINDING);
  } catch (error) {
    throw new EngineError(`${game}: ${String(error)}`); // no network, no module, no WebAssembly
  }
}

async function compile(game: GameName): Promise<WebAssembly.Module> {
  const response = await fetch(await MODULES[`./modules/${game}.wasm`]!());
  if (!response.ok) throw new Error(`status ${response.status}`);
  const isNamed = response.headers.get("content-type") === "application/wasm"; // some hosts do not know the type
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
