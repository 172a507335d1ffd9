/** Loads a game's WebAssembly module, once per visit. */
import type { GameName } from "../wire";
import type { Binding } from "./binding";
import { type Engine, EngineError } from "./engine";
import { WasmEngine } from "./wasmEngine";

const BINDINGS = import.meta.glob<{ BINDING: Binding }>("./modules/*.ts");
const MODULES = import.meta.glob<string>("./modules/*.wasm", { query: "?url", import: "default" });

/** key: game; bound: number of games; a failed load is tried again */
const engines = new Map<GameName, Promise<Engine>>();

/** The rules of a game; throws an `EngineError` where this browser cannot run them. */
export function engineOf(game: GameName): Promise<Engine> {
  const known = engines.get(game);
  if (known) return known;
  const engine = load(game);
  engines.set(game, engine);
  engine.catch(() => engines.delete(game));
  return engine;
}

async function load(game: GameName): Promise<Engine> {
  if (typeof WebAssembly !== "object") throw new EngineError("no WebAssembly");
  try {
    return instantiate(game, await compile(game));
  } catch (error) {
    throw new EngineError(`${game}: ${String(error)}`);
  }
}

async function compile(game: GameName): Promise<WebAssembly.Module> {
  const find = MODULES[`./modules/${game}.wasm`];
  if (!find) throw new Error("no module");
  const response = await fetch(await find());
  if (!response.ok) throw new Error(`status ${response.status}`);
  // A host that serves the module with another type, or an old browser: compile from its bytes.
  return WebAssembly.compile(await response.arrayBuffer());
}
