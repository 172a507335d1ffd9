/** `Engine` by a game's WebAssembly module: copies states into its memory, calls an export, reads the answer. */
import type { GameEvent, GameName, Problem, Result, ScorePreview, Value, View } from "../wire";
import { type Binding, isIn, optionNumber } from "./binding";
import type { Engine, Entry, State } from "./engine";
import type { Exports } from "./modules/exports";

const PAGE = 65_536;
const STACK = 1 << 20; // static data and the stack are below it
const MAX_STATES = 512; // of one call: those of a long move
const MAX_ACTIONS = 1024; // legal ones, or of a move
const REFUSED = -3;
const FULL = -1;
const EFFECT = /^([A-Z]\d)-([A-Z]\d)(?:\*([A-Z]\d(?:,[A-Z]\d)*))?$/;

/** Instantiate a module with memory of its own: `bytes` for arrays, above static data and stack. */
export function instantiate(
  module: WebAssembly.Module,
  bytes: number,
): { memory: WebAssembly.Memory; exports: Exports } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((STACK + bytes) / PAGE) });
  const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
  const instance = new WebAssembly.Instance(module, { env: { __linear_memory: memory, __stack_pointer: stack } });
  return { memory, exports: instance.exports as unknown as Exports };
}

/** Hands out addresses of a module's memory, one array after the other. */
export class Arena {
  #end: number;

  constructor(start = STACK) {
    this.#end = start;
  }

  /** The address of `bytes` more. */
  reserve(bytes: number): number {
    const address = this.#end;
    this.#end += (bytes + 63) & ~63;
    return address;
  }
  get bytes(): number {
    return this.#end - STACK;
  }
}

export class WasmEngine implements Engine {
  readonly rules: number;
  #exports!: Exports;
  #memory!: WebAssembly.Memory;
  #states = 0; // addresses
  #actions = 0;
  #numbers = 0;
  #tape = 0;
  #out = 0;
  #tapeLength = 1 << 13;
  #outLength = 1 << 16;
  #actionOf = new Map<string, number>();

  constructor(
    readonly game: GameName,
    readonly module: WebAssembly.Module,
    readonly binding: Binding,
  ) {
    this.rules = binding.version;
    binding.moves.forEach((text, action) => text && this.#actionOf.set(text, action));
    this.#allocate();
  }

  #allocate(): void {
    const arena = new Arena();
    this.#states = arena.reserve(MAX_STATES * this.binding.stateSize);
    this.#actions = arena.reserve(2 * MAX_ACTIONS);
    this.#numbers = arena.reserve(8 * (1 << 14));
    this.#tape = arena.reserve(8 * this.#tapeLength);
    this.#out = arena.reserve(this.#outLength);
    ({ memory: this.#memory, exports: this.#exports } = instantiate(this.module, arena.bytes));
  }

  // --- memory

  #put(...states: readonly State[]): [address: number, length: number] {
    const bytes = new Uint8Array(this.#memory.buffer);
    states.forEach((state, at) => bytes.set(state, this.#states + at * this.binding.stateSize));
    return [this.#states, states.length];
  }

  #take(at: number): State {
    const start = this.#states + at * this.binding.stateSize;
    return new Uint8Array(this.#memory.buffer).slice(start, start + this.binding.stateSize);
  }

  #putActions(actions: readonly number[]): [address: number, length: number] {
    new Int16Array(this.#memory.buffer, this.#actions, actions.length).set(actions);
    return [this.#actions, MAX_ACTIONS];
  }

  #takeActions(count: number): number[] {
    return [...new Int16Array(this.#memory.buffer, this.#actions, count)];
  }

  #putNumbers(numbers: ArrayLike<number>): [address: number, length: number] {
    const array = new BigInt64Array(this.#memory.buffer, this.#numbers, numbers.length);
    for (let at = 0; at < numbers.length; at++) array[at] = BigInt(numbers[at]!);
    return [this.#numbers, numbers.length];
  }

  /** The JSON that a call writes; buffers grow until it fits. */
  #read<T>(call: (tape: number, tapeLength: number, out: number, outLength: number) => bigint): T {
    for (;;) {
      const size = Number(call(this.#tape, this.#tapeLength, this.#out, this.#outLength));
      if (size !== FULL) return this.#decode(size);
      this.#tapeLength *= 4;
      this.#outLength *= 4;
      this.#allocate();
    }
  }

  #decode<T>(size: number): T {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.#memory.buffer, this.#out, size))) as T;
  }

  // --- rules

  resolveOptions(given: Readonly<Record<string, Value>>): Record<string, Value> {
    const preset = this.binding.presets[String(given.edition ?? this.binding.options[0]?.values[0])] ?? {};
    return Object.fromEntries(
      this.binding.options
        .filter(({ name }) => name !== "size")
        .map(({ name, values }) => [name, given[name] ?? preset[name] ?? values[0]!]),
    );
  }

  sides(players: number): readonly (readonly number[])[] {
    return this.binding.sides[players]!;
  }

  setUp(players: number, options: Readonly<Record<string, Value>>, first: number): State {
    const numbers = this.binding.options.map((own) => optionNumber(own, options[own.name] ?? own.values[0]!));
    const states = this.#put(new Uint8Array(this.binding.stateSize));
    this.#exports.set_up_at(...states, 0n, BigInt(players), ...this.#putNumbers(numbers), BigInt(first));
    return this.#take(0);
  }

  drawDeal(state: State, words: Uint32Array): State | null {
    const drawn = this.#exports.draw_deal_at(...this.#put(state), 0n, ...this.#putNumbers([1, ...words]));
    return drawn ? this.#take(0) : null;
  }

  drawChance(state: State, words: Uint32Array): State | null {
    const drawn = this.#exports.draw_chance_at(...this.#put(state), 0n, ...this.#putNumbers([1, ...words]));
    return drawn ? this.#take(0) : null;
  }

  mover(state: State): number {
    return Number(this.#exports.mover_at(...this.#put(state), 0n));
  }

  legal(state: State): number[] {
    return this.#takeActions(Number(this.#exports.legal_at(...this.#put(state), 0n, this.#actions, MAX_ACTIONS)));
  }

  advance(state: State, action: number): State | null {
    const states = this.#put(state, state);
    const mover = this.#exports.advance(...states, 0n, BigInt(action), this.#actions, MAX_ACTIONS);
    return Number(mover) === REFUSED ? null : this.#take(1);
  }

  observe(state: State, viewer: number): State {
    const states = this.#put(state, state);
    this.#exports.observe_at(...states, 0n, BigInt(viewer), ...states, 1n);
    return this.#take(1);
  }

  observeInPlay(state: State, viewer: number): State {
    const states = this.#put(state, state);
    this.#exports.observe_in_play_at(...states, 0n, BigInt(viewer), ...states, 1n);
    return this.#take(1);
  }

  glimpse(state: State, action: number, viewer: number): number {
    return Number(this.#exports.glimpse_at(...this.#put(state), 0n, BigInt(action), BigInt(viewer)));
  }

  reveals(before: State, action: number, after: State): boolean {
    const states = this.#put(before, after);
    return Boolean(this.#exports.reveals_at(...states, 0n, BigInt(action), ...states, 1n));
  }

  /** The number of players, which every state and view tells. */
  players(state: State): number {
    return this.scores(state).scores.length;
  }

  payoff(state: State, seat: number): number {
    return this.#exports.payoff_at(...this.#put(state), 0n, BigInt(seat));
  }

  isSimultaneous(state: State): boolean {
    return Boolean(this.#exports.is_simultaneous_at(...this.#put(state), 0n));
  }

  beginsMove(action: number): boolean {
    return !isIn(this.binding.continuations, action);
  }

  canPreview(action: number): boolean {
    return isIn(this.binding.previewable, action);
  }

  // --- words

  parse(state: State, text: string): number[] | Problem {
    const action = this.#actionOf.get(text);
    if (action !== undefined) return [action];
    const { cells } = this.binding;
    const numbers = (names: readonly string[]) => names.map((name) => cells.indexOf(name));
    const path = text.startsWith("move ") ? text.slice(5).split(" ") : null;
    if (path && path.length > 1 && !numbers(path).includes(-1)) return this.#readPath(state, numbers(path), 0n, false);
    const [, origin, target, captured = ""] = EFFECT.exec(text) ?? [];
    const effect = origin && target ? numbers([origin, target, ...captured.split(",").filter(Boolean)]) : [-1];
    if (!effect.includes(-1)) {
      const bits = effect.slice(2).reduce((set, cell) => set | (1n << BigInt(cell)), 0n);
      return this.#readPath(state, effect, bits, true);
    }
    return { code: "unknown-move", params: { word: text, allowed: "" } };
  }

  #readPath(state: State, cells: number[], captured: bigint, byEffect: boolean): number[] | Problem {
    const count = Number(
      this.#exports.read_path_at(
        ...this.#put(state),
        0n,
        ...this.#putNumbers(cells),
        BigInt(cells.length),
        captured,
        byEffect ? 1n : 0n,
        this.#actions,
        MAX_ACTIONS,
        this.#tape,
        this.#tapeLength,
      ),
    );
    if (count !== REFUSED) return this.#takeActions(count);
    return this.#read((...buffers) => this.#exports.render_refused_path(...buffers));
  }

  refusal(state: State, actions: readonly number[]): Problem {
    return this.#read((...buffers) => {
      const given = this.#putActions(actions);
      return this.#exports.render_refusal(...this.#put(state), 0n, ...given, BigInt(actions.length), ...buffers);
    });
  }

  moves(state: State): string[] {
    return this.#read((...buffers) =>
      this.#exports.render_moves(...this.#put(state), 0n, this.#actions, MAX_ACTIONS, ...buffers),
    );
  }

  paths(state: State): string[] {
    return this.#read((...buffers) => this.#exports.render_paths(...this.#put(state), 0n, ...buffers));
  }

  entry(states: readonly State[], actions: readonly number[], seat: number): Entry {
    return this.#read((...buffers) => {
      const given = this.#putActions(actions);
      const count = BigInt(actions.length);
      return this.#exports.render_entry(...this.#put(...states), 0n, ...given, count, BigInt(seat), ...buffers);
    });
  }

  view(observed: State): View {
    return this.#read((...buffers) => this.#exports.render_view(...this.#put(observed), 0n, ...buffers));
  }

  scores(observed: State): ScorePreview {
    return this.#read((...buffers) => this.#exports.render_scores(...this.#put(observed), 0n, ...buffers));
  }

  events(before: State, glimpse: number, after: State, mover: number): GameEvent[] {
    return this.#read((...buffers) => {
      const states = this.#put(before, after);
      return this.#exports.render_events(...states, 0n, BigInt(glimpse), ...states, 1n, BigInt(mover), ...buffers);
    });
  }

  result(state: State): Result {
    return this.#read((...buffers) => this.#exports.render_result(...this.#put(state), 0n, ...buffers));
  }

  deal(state: State): Record<string, unknown> {
    return this.#read((...buffers) => this.#exports.render_deal(...this.#put(state), 0n, ...buffers));
  }
}
