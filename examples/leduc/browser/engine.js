/**
 * Leduc poker by its WebAssembly module: the rules, and the search of one seat.
 *
 * The module knows arrays as addresses in its memory, each with its length, and 64-bit integers as BigInt. `leduc.json`
 * says how large everything is; `hatbox wasm` wrote both files from the Python sources.
 */

export const OVER = -1; // mover: nobody
export const ANY_SEAT = -1; // who begins: drawn at the deal

const PAGE = 65_536;
const STACK = 1 << 20; // static data and the stack are below it
const MAX_ACTIONS = 16; // of a hand
const TAPE = 1 << 10; // numbers
const TEXT = 1 << 12; // bytes

/** Load the module and its constants. Both can be posted to a worker. */
export async function loadGame() {
  const [binding, module] = await Promise.all([
    fetch("leduc.json").then((answer) => answer.json()),
    fetch("leduc.wasm")
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => WebAssembly.compile(bytes)),
  ]);
  return { binding, module };
}

/** Memory of a module's instance, handed out one array after the other. */
class Memory {
  #end = STACK;

  /** The address of an array, and its lengths, as exports take them. */
  reserve(itemBytes, ...lengths) {
    const address = this.#end;
    const bytes = lengths.reduce((product, length) => product * length, itemBytes);
    this.#end += (bytes + 63) & ~63;
    return [address, ...lengths];
  }

  /** Instantiate the module with all that was reserved. */
  instantiate(module) {
    const memory = new WebAssembly.Memory({
      initial: Math.ceil(this.#end / PAGE),
    });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
    this.buffer = memory.buffer;
    return new WebAssembly.Instance(module, {
      env: { __linear_memory: memory, __stack_pointer: stack },
    }).exports;
  }
}

/** The rules. A state is an array of bytes that only the module can read. */
export class Rules {
  #memory = new Memory();

  constructor({ binding, module }) {
    this.binding = binding;
    this.states = this.#memory.reserve(binding.stateSize, 2);
    this.actions = this.#memory.reserve(2, binding.maxLegal);
    this.tape = this.#memory.reserve(8, TAPE);
    this.text = this.#memory.reserve(1, TEXT);
    this.exports = this.#memory.instantiate(module);
  }

  #put(...states) {
    const bytes = new Uint8Array(this.#memory.buffer, this.states[0]);
    states.forEach((state, at) => bytes.set(state, at * this.binding.stateSize));
    return this.states;
  }

  #take(at) {
    const { stateSize } = this.binding;
    return new Uint8Array(this.#memory.buffer, this.states[0] + at * stateSize, stateSize).slice();
  }

  /** The JSON that a renderer writes about a state. */
  #render(name, state, ...more) {
    const size = Number(this.exports[name](...this.#put(state), 0n, ...more, ...this.tape, ...this.text));
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.#memory.buffer, this.text[0], size)));
  }

  /** Deal a hand with a 64-bit seed; `first` begins. */
  deal(seed, first) {
    const states = this.#put(new Uint8Array(this.binding.stateSize));
    this.exports.set_up_at(...states, 0n, 2n, this.tape[0], 0, BigInt(first));
    this.exports.deal_at(...states, 0n, seed);
    return this.#take(0);
  }

  mover(state) {
    return Number(this.exports.mover_at(...this.#put(state), 0n));
  }

  legal(state) {
    const count = Number(this.exports.legal_at(...this.#put(state), 0n, ...this.actions));
    return [...new Int16Array(this.#memory.buffer, this.actions[0], count)];
  }

  /** The state after a legal action. */
  advance(state, action) {
    this.exports.advance(...this.#put(state), 0n, BigInt(action), ...this.actions);
    return this.#take(1);
  }

  /** What a seat may know: everything once the hand is over. */
  observe(state, seat) {
    this.exports.observe_at(...this.#put(state), 0n, BigInt(seat), ...this.states, 1n);
    return this.#take(1);
  }

  /** Cards and bets of a view; `null` is hidden. */
  view(view) {
    return this.#render("render_view", view);
  }

  /** Chips won or lost so far: during the hand, what folding would cost. */
  scores(view) {
    return this.#render("render_scores", view).scores;
  }

  /** The events between two views: message codes and their parameters. */
  events(before, action, after, seat) {
    const states = this.#put(before, after);
    const size = Number(
      this.exports.render_events(
        ...[...states, 0n, BigInt(action), ...states, 1n, BigInt(seat)],
        ...[...this.tape, ...this.text],
      ),
    );
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.#memory.buffer, this.text[0], size)));
  }
}

/** The search of a seat. It is given what the seat has seen, never a state. */
export class Search {
  #memory = new Memory();

  constructor({ binding, module }) {
    this.binding = binding;
    this.workspace = binding.workspace.flatMap((array) => this.#memory.reserve(...array));
    this.estimates = binding.estimates.flatMap((array) => this.#memory.reserve(...array));
    this.views = this.#memory.reserve(binding.stateSize, MAX_ACTIONS + 1);
    this.actions = this.#memory.reserve(2, MAX_ACTIONS);
    this.movers = this.#memory.reserve(2, MAX_ACTIONS);
    this.path = this.#memory.reserve(8, 1);
    this.exports = this.#memory.instantiate(module);
  }

  /** Search for a number of simulations; return an estimate of each action, the most visited first. */
  run({ seat, views, actions, movers }, simulations, seed) {
    const { buffer } = this.#memory;
    views.forEach((view, at) => new Uint8Array(buffer).set(view, this.views[0] + at * this.binding.stateSize));
    new Int16Array(buffer, this.actions[0], MAX_ACTIONS).set(actions);
    new Int16Array(buffer, this.movers[0], MAX_ACTIONS).set(movers);
    const seen = [...this.views, ...this.actions, ...this.movers, BigInt(actions.length), BigInt(seat)];
    this.exports.begin_search(...this.workspace, ...seen, seed);
    this.exports.simulate(...this.workspace, BigInt(simulations));
    const trees = this.workspace.slice(0, 4); // the nodes, and the state of the search
    const count = this.exports.add_estimates(...trees, ...this.path, 0n, ...this.estimates, 0n);
    this.exports.rank_estimates(...this.estimates, count);
    const [actionsAt, , visitsAt, , valuesAt, , errorsAt] = this.estimates;
    const read = (Type, address) => [...new Type(buffer, address, Number(count))].map(Number);
    const values = read(Float64Array, valuesAt);
    const errors = read(Float64Array, errorsAt);
    const visits = read(BigInt64Array, visitsAt);
    return read(BigInt64Array, actionsAt).map((action, at) => ({
      action,
      value: values[at], // share of the win: 0.5 is even
      error: errors[at], // half width of the 95 % interval
      visits: visits[at],
    }));
  }
}

/** A random seed of 64 bits. */
export function randomSeed() {
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}
