/** The search of one seat by a game's WebAssembly module, in memory of its own. Its trees are kept from move to move. */
import type { Budget } from "../local/thinker";
import type { GameEvent } from "../wire";
import type { ArrayLayout } from "./binding";
import type { Exports } from "./modules/exports";
import { CLOSE, FIRST_SLICE, NONE, ONLY, SETTLED_CHECKS, SLICE } from "./modules/search";
import type { State } from "./engine";
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
const GROWTH = 250; // simulations between two pauses, where time does not matter

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
  #all!: Seen;
  #end = 0; // address above the observations

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

  /** Copy observations of the seat on the move. */
  observe(observations: PackedObservations): void {
    this.load(observations);
    const [views, length, , , , , count] = this.#seen;
    const { seat } = observations;
    if (Number(this.#exports.mover_at(views, length, count)) !== seat)
      throw new Error(`seat ${seat} is not on the move`);
  }

  /** Copy observations above everything else: memory grows as the game does. */
  load({ seat, views, glimpses, movers }: PackedObservations): void {
    const arena = new Arena(this.#top);
    const [viewsAt, glimpsesAt, moversAt] = [views, glimpses, movers].map(({ byteLength }) =>
      arena.reserve(byteLength),
    );
    this.#end = arena.reserve(0);
    this.#makeRoom(this.#end);
    new Uint8Array(this.#memory.buffer).set(views, viewsAt);
    new Int16Array(this.#memory.buffer).set(glimpses, glimpsesAt! / 2);
    new Int16Array(this.#memory.buffer).set(movers, moversAt! / 2);
    const count = glimpses.length;
    this.#all = [viewsAt!, count + 1, glimpsesAt!, count, moversAt!, count, BigInt(count), BigInt(seat)];
    this.#seen = this.#all;
  }

  /** Go back to what the seat had seen at a ply. */
  rewindTo(ply: number): void {
    const [views, , glimpses, , movers, , , seat] = this.#all;
    this.#seen = [views, ply + 1, glimpses, ply, movers, ply, BigInt(ply), seat];
  }

  /** Go back to a ply as another seat, with the view that it would have in an imagined world, until the next `load`. */
  imagine(ply: number, seat: number, view: State): void {
    this.rewindTo(ply);
    const [views] = this.#seen;
    new Uint8Array(this.#memory.buffer).set(view, views + ply * view.length);
    this.#seen[7] = BigInt(seat);
  }

  #makeRoom(end: number): void {
    const missing = Math.ceil((end - this.#memory.buffer.byteLength) / PAGE);
    if (missing > 0) this.#memory.grow(missing);
  }

  /** True if an action showed the seat something that it did not know. */
  hasRevealed(at: number): boolean {
    const [views, length, glimpses, , , , , seat] = this.#all;
    const [glimpse] = new Int16Array(this.#memory.buffer, glimpses + 2 * at, 1);
    const revealed = this.#exports.revealed_at(
      ...([views, length, BigInt(at), BigInt(glimpse!), views, length, BigInt(at + 1), seat] as const),
    );
    return revealed !== 0n;
  }

  /** How much of the game is over, 0 to 1. */
  get progress(): number {
    const [views, length, , , , , count] = this.#seen;
    return this.#exports.progress_at(views, length, count);
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

  // --- a search by hand

  /** Start a search anew, with this very seed. */
  begin(seed: bigint): void {
    this.restart();
    this.#exports.begin_search(...this.#workspace, ...this.#seen, seed);
    this.simulations = 0;
  }

  async grow(simulations: number, pause: Pause): Promise<void> {
    for (let left = simulations; left > 0; left -= GROWTH) {
      const count = Math.min(GROWTH, left);
      this.#exports.simulate(...this.#workspace, BigInt(count));
      this.simulations += count;
      await pause();
    }
  }

  /** Begin every further simulation with a move of the searching seat. */
  force(actions: readonly number[]): void {
    const forced = this.#workspace.at(-4)!;
    new Int16Array(this.#memory.buffer, forced, actions.length).set(actions);
    this.#constrain(actions.length, false);
  }

  /** Begin every further simulation in the state that the search was given as the current view. */
  open(): void {
    this.#constrain(0, true);
  }

  #constrain(forced: number, isOpen: boolean): void {
    const [, , searches, searchesLength] = this.#workspace;
    this.#exports.constrain(searches, searchesLength, BigInt(forced), isOpen ? 1n : 0n);
  }

  /** States as the simulations sample them. */
  sample(count: number): State[] {
    const { stateSize } = this.engine.binding;
    this.#makeRoom(this.#end + count * stateSize);
    const bytes = new Uint8Array(this.#memory.buffer, this.#end, count * stateSize).fill(0);
    this.#exports.sample_states(...this.#workspace, this.#end, count, BigInt(count));
    return Array.from({ length: count }, (_, at) => bytes.slice(at * stateSize, (at + 1) * stateSize));
  }

  /** The mean reward of a seat: what the position is worth to it. */
  mean(seat: number): number {
    const gained = this.#workspace.at(-6)!;
    return new Float64Array(this.#memory.buffer, gained, seat + 1)[seat]! / this.simulations;
  }

  // --- a search within a budget

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

  /** One of the `count` estimates read last: see `bots/choice.py`. */
  choose(count: number, attention: number, tolerance: number, aim: number, seed: bigint): number {
    const weights = this.#workspace.slice(8, 10) as [number, number];
    const estimates = [...this.#estimates, BigInt(count)] as const;
    const { choose_action } = this.#exports;
    return Number(
      choose_action(...this.#seen, ...estimates, attention, tolerance, aim, seed, ...this.#legal, ...weights),
    );
  }

  /**
   * Explain a legal action from observations and estimates alone, so that nothing hidden can leak: what sets it apart
   * from the most visited other one, or without estimates what it is good for.
   */
  reason(action: number, estimates: readonly Estimate[]): GameEvent {
    const [views, length, , , , , count] = this.#seen;
    const forced = this.#exports.legal_at(views, length, count, ...this.#legal) === 1n;
    const [belief, beliefLength] = this.#workspace.slice(-2) as [number, number];
    this.#exports.believe(...this.#seen, belief, beliefLength);
    const rival = forced ? ONLY : (rivalOf(action, estimates)?.action ?? NONE);
    const size = this.#exports.render_reason(
      ...this.#seen,
      BigInt(action),
      BigInt(rival),
      ...([belief, beliefLength, this.#states, 2, this.#tape, TAPE, this.#text, TEXT] as const),
    );
    if (size) {
      const text = new Uint8Array(this.#memory.buffer, this.#text, Number(size));
      return JSON.parse(new TextDecoder().decode(text)) as GameEvent;
    }
    return forced ? { code: "why-only", params: {} } : explainByEstimates(action, estimates);
  }
}

function rivalOf(action: number, estimates: readonly Estimate[]): Estimate | undefined {
  return estimates.find((estimate) => estimate.action !== action); // the most visited come first
}

/** Compare an action with the most visited other one. */
function explainByEstimates(action: number, estimates: readonly Estimate[]): GameEvent {
  const chosen = estimates.find((estimate) => estimate.action === action);
  if (!chosen) return { code: "why-plain", params: {} };
  const rival = rivalOf(action, estimates);
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
