/** The search of one seat by a game's WebAssembly module, in memory of its own. Its trees are kept from move to move. */
import type { Budget } from "../local/thinker";
import type { GameEvent } from "../wire";
import type { ArrayLayout } from "./binding";
import type { Exports } from "./modules/exports";
import { CLOSE, FIRST_SLICE, NONE, SETTLED_CHECKS, SLICE } from "./modules/search";
import { Arena, instantiate, type WasmEngine } from "./wasmEngine";

/** Everything that one seat has seen so far, as compiled functions take it. */
export interface PackedObservations {
  seat: number;
  /** before each action, and the current one: one after the other */
  views: Uint8Array;
  /** actions as the seat observed them */
  glimpses: Int16Array;
  /** by action: a seat, or CHANCE */
  movers: Int16Array;
}

/** The expected share of the win after an action (0 to 1), give or take `error` (95 %). */
export interface Estimate {
  action: number;
  value: number;
  error: number;
  visits: number;
}

/** Let messages arrive between two slices of a search; rejects to stop it. */
export type Pause = () => Promise<void>;

type WithoutLast<Call> = Call extends [...infer Rest, bigint] ? Rest : never;
type Workspace = WithoutLast<Parameters<Exports["simulate"]>>;
type EstimateArrays = WithoutLast<Parameters<Exports["rank_estimates"]>>;
type Seen = Parameters<Exports["forget"]> extends [...infer Rest, number, bigint] ? Rest : never;

const PAGE = 65_536;
const TAPE = 1 << 13; // numbers of a reason
const TEXT = 1 << 16; // bytes of a reason
const MAX_PATH = 256; // actions of a move
const CLOCK_STEP = 1; // ms; browsers blur their clocks by up to this

export class Searcher {
  /** simulations of the last search */
  simulations = 0;
  readonly #exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #workspace: Workspace;
  readonly #estimates: EstimateArrays;
  readonly #legal: [address: number, length: number];
  readonly #path: number; // addresses
  readonly #states: number;
  readonly #tape: number;
  readonly #text: number;
  readonly #top: number;
  #seen!: Seen;
  #count = 0;

  constructor(readonly engine: WasmEngine) {
    const { binding, module } = engine;
    const arena = new Arena();
    const reserve = ([itemBytes, ...lengths]: ArrayLayout) => [
      arena.reserve(lengths.reduce((bytes, length) => bytes * length, itemBytes)),
      ...lengths,
    ];
    this.#workspace = binding.workspace.flatMap(reserve) as Workspace;
    this.#estimates = binding.estimates.flatMap(reserve) as EstimateArrays;
    this.#legal = [arena.reserve(2 * binding.maxLegal), binding.maxLegal];
    this.#path = arena.reserve(8 * MAX_PATH);
    this.#states = arena.reserve(2 * binding.stateSize);
    this.#tape = arena.reserve(8 * TAPE);
    this.#text = arena.reserve(TEXT);
    this.#top = arena.reserve(0);
    ({ memory: this.#memory, exports: this.#exports } = instantiate(module, arena.bytes));
  }

  /** Forget the trees, as a new searcher would: after an undo, or for another player. */
  restart(): void {
    const [, , searches] = this.#workspace;
    const [itemBytes] = this.engine.binding.workspace[1]!;
    new Uint8Array(this.#memory.buffer, searches, itemBytes).fill(0);
  }

  /** Copy observations of the seat on the move above everything else: memory grows as the game does. */
  observe({ seat, views, glimpses, movers }: PackedObservations): void {
    const arena = new Arena(this.#top);
    const [viewsAt, glimpsesAt, moversAt] = [views, glimpses, movers].map(({ byteLength }) =>
      arena.reserve(byteLength),
    );
    const missing = Math.ceil((arena.reserve(0) - this.#memory.buffer.byteLength) / PAGE);
    if (missing > 0) this.#memory.grow(missing);
    new Uint8Array(this.#memory.buffer).set(views, viewsAt);
    new Int16Array(this.#memory.buffer).set(glimpses, glimpsesAt! / 2);
    new Int16Array(this.#memory.buffer).set(movers, moversAt! / 2);
    const count = glimpses.length;
    this.#seen = [viewsAt!, count + 1, glimpsesAt!, count, moversAt!, count, BigInt(count), BigInt(seat)];
    const mover = this.#exports.mover_at(viewsAt!, count + 1, BigInt(count));
    if (Number(mover) !== seat) throw new Error(`seat ${seat} is not on the move`);
    this.#count = Number(this.#exports.legal_at(viewsAt!, count + 1, BigInt(count), ...this.#legal));
  }

  /** Another seed for each number. */
  mixSeed(seed: bigint, index: number): bigint {
    return this.#exports.mix_seed(seed, BigInt(index));
  }

  /** The action of a player who does not think; null: think. */
  drowsyAction(drowsiness: number, seed: bigint): number | null {
    const action = Number(this.#exports.drowsy_action(...this.#seen, drowsiness, seed, ...this.#legal));
    return action === NONE ? null : action;
  }

  /** Forget half of what was seen in `recall` turns. */
  forget(recall: number, seed: bigint): void {
    this.#exports.forget(...this.#seen, recall, seed);
  }

  /** Search until the budget is spent or, with `settle`, the choice is settled. */
  async search(budget: Budget, seed: bigint, settle: boolean, pause: Pause): Promise<Estimate[]> {
    this.#exports.begin_search(...this.#workspace, ...this.#seen, this.mixSeed(seed, 0));
    this.simulations = 0;
    const start = performance.now();
    const share = budget.simulations ?? Infinity;
    const deadline = start + 1000 * (budget.seconds ?? Infinity);
    let count = Math.max(FIRST_SLICE, share < Infinity ? Math.floor(share / SETTLED_CHECKS) : 0);
    for (;;) {
      count = Math.min(count, share - this.simulations);
      this.#exports.simulate(...this.#workspace, BigInt(count));
      this.simulations += count;
      let remaining = share - this.simulations;
      if (deadline < Infinity) {
        const now = performance.now();
        const pace = Math.max(now - start, CLOCK_STEP) / this.simulations;
        remaining = Math.min(remaining, (deadline - now) / pace);
        count = Math.max(1, Math.floor(Math.min((1000 * SLICE) / pace, remaining)));
      }
      if (remaining < 1 || (settle && this.#lead > remaining)) return this.estimates([]);
      await pause();
    }
  }

  get #lead(): number {
    const [nodes, nodesLength, searches, searchesLength] = this.#workspace;
    return Number(this.#exports.lead(nodes, nodesLength, searches, searchesLength));
  }

  /** An estimate of each action tried after `actions`, the most visited first. */
  estimates(actions: readonly number[]): Estimate[] {
    new BigInt64Array(this.#memory.buffer, this.#path, actions.length).set(actions.map(BigInt));
    const [nodes, nodesLength, searches, searchesLength] = this.#workspace;
    const count = this.#exports.add_estimates(
      ...([nodes, nodesLength, searches, searchesLength, this.#path, MAX_PATH, BigInt(actions.length)] as const),
      ...this.#estimates,
      0n,
    );
    this.#exports.rank_estimates(...this.#estimates, count);
    const [actionsAt, , visitsAt, , valuesAt, , errorsAt] = this.#estimates;
    const { buffer } = this.#memory;
    const values = new Float64Array(buffer, valuesAt, Number(count));
    const errors = new Float64Array(buffer, errorsAt, Number(count));
    const visits = new BigInt64Array(buffer, visitsAt, Number(count));
    return [...new BigInt64Array(buffer, actionsAt, Number(count))].map((action, at) => ({
      action: Number(action),
      value: values[at]!,
      error: errors[at]!,
      visits: Number(visits[at]),
    }));
  }

  /** The most visited noticed action of the `count` estimates read last, unless it looks much worse than the best. */
  choose(count: number, attention: number, tolerance: number, seed: bigint): number {
    return Number(this.#exports.choose_action(...this.#estimates, BigInt(count), attention, tolerance, seed));
  }

  /** Explain a legal action from observations and estimates alone, so that nothing hidden can leak. */
  reason(action: number, estimates: readonly Estimate[]): GameEvent {
    const forced = this.#count === 1;
    const [belief, beliefLength] = this.#workspace.slice(-2) as [number, number];
    this.#exports.believe(...this.#seen, belief, beliefLength);
    const size = this.#exports.render_reason(
      ...this.#seen,
      BigInt(action),
      forced ? 1n : 0n,
      ...([belief, beliefLength, this.#states, 2, this.#tape, TAPE, this.#text, TEXT] as const),
    );
    if (size) {
      const text = new Uint8Array(this.#memory.buffer, this.#text, Number(size));
      return JSON.parse(new TextDecoder().decode(text)) as GameEvent;
    }
    return forced ? { code: "why-only", params: {} } : explainByEstimates(action, estimates);
  }
}

/** Compare an action with the most visited other one. */
function explainByEstimates(action: number, estimates: readonly Estimate[]): GameEvent {
  const chosen = estimates.find((estimate) => estimate.action === action);
  if (!chosen) return { code: "why-plain", params: {} };
  const rival = estimates.find((estimate) => estimate.action !== action);
  const fair = { code: "why-fair", params: { value: percent(chosen.value) } };
  if (!rival) return fair;
  const params = { ...fair.params, other: percent(rival.value) };
  const ahead = chosen.value - rival.value;
  if (Math.abs(ahead) <= Math.max(CLOSE, Math.min(chosen.error, rival.error))) return { code: "why-close", params };
  return ahead > 0 ? { code: "why-clear", params } : fair;
}

/** A share in percent; a half is rounded to the even number, as Python does. */
function percent(share: number): number {
  const low = Math.floor(100 * share);
  return 100 * share - low === 0.5 ? low + (low % 2) : Math.round(100 * share);
}
