/** Turns taps, drags and keys into a move of Top Hats: a stack to place, or a stack and its path so far. Nothing is sent before the move is complete. */
import type { Board } from "../../lib/board";
import { sound } from "../../lib/sound";
import { TapFilter } from "../../lib/tapFilter";
import type { Problem } from "../../wire";
import { CELLS, between, ringOf } from "./hex";
import { COLOURS, dutyOf, movable, offersOf, viewOf, unplacedStacks } from "./model";
import { type Landing, follow, readPaths } from "./paths";

export class Controller {
  /** the number of the unplaced stack that was picked from the rail */
  chosenStack = $state<number | null>(null);
  /** the cells of the stack in hand: where it stood, then each landing */
  path = $state.raw<string[]>([]);
  /** the move that is on its way, or waits for the player's confirmation */
  pendingMove = $state<string | null>(null);
  refusal = $state.raw<{ problem: Problem; cell: string | null } | null>(null);
  /** message id of a hint about something that no rule forbids */
  hint = $state<string | null>(null);

  readonly #board: () => Board;
  readonly #taps = new TapFilter();
  #questions = 0; // asked so far: an answer that arrives after something else was done is dropped

  constructor(
    board: () => Board,
    /** shows a landing; the next one need not wait for it */
    readonly hop: (from: string, to: string, count: number) => Promise<void>,
  ) {
    this.#board = board;
  }

  readonly view = $derived.by(() => viewOf(this.#board().scene));
  readonly offers = $derived.by(() => offersOf(this.#board().legal));
  readonly paths = $derived.by(() => readPaths(this.#board().paths));
  readonly movable = $derived(movable(this.offers));
  readonly duty = $derived.by(() => dutyOf(this.offers, this.view, this.#board().seat));
  readonly unplaced = $derived.by(() => unplacedStacks(this.view, this.#board().seat, this.offers));
  readonly origin = $derived(this.path[0] ?? null);
  /** the cell where the stack in hand is now */
  readonly position = $derived(this.path.at(-1) ?? null);
  readonly #reached = $derived(follow(this.paths, this.path));
  /** the move may end where the stack is now */
  readonly canStop = $derived(this.#reached.here?.stop ?? false);
  readonly isSending = $derived(this.pendingMove !== null);
  /** where the stack in hand may go next; of a pending move, only its own landing */
  readonly nextLandings = $derived(
    this.pendingMove === null ? this.#reached.next : this.#reached.next.filter(({ move }) => move === this.pendingMove),
  );
  readonly landings = $derived(new Map(this.nextLandings.map((landing) => [landing.to, landing])));
  /** where the chosen stack may be placed */
  readonly places = $derived.by(() => {
    const cells = this.chosenStack === null ? [] : (this.offers.places.get(this.chosenStack) ?? []);
    return new Set(
      this.pendingMove === null
        ? cells
        : cells.filter((cell) => this.pendingMove === `place ${this.chosenStack} ${cell}`),
    );
  });
  /** cells whose top hat falls if the move ends now */
  readonly falls = $derived(this.#reached.here?.falls ?? []);
  /** cells whose top hat falls only if the move goes on over them */
  readonly mayFall = $derived(
    [...new Set(this.nextLandings.flatMap((landing) => landing.falls))].filter((cell) => !this.falls.includes(cell)),
  );

  /** Tap, click or enter a cell; `at` is the time of the event. A second tap on the same cell right after the first does nothing. */
  async touch(cell: string, at?: number): Promise<void> {
    const board = this.#board();
    if (!board.live || board.legal.length === 0 || this.#taps.isBounce(cell, at)) return;
    if (this.isSending) return board.showBusy?.();
    this.#clearMessages();
    if (this.view.phase === "placing") return this.#place(cell);
    const landing = this.landings.get(cell);
    if (landing) return this.#land(landing);
    if (cell === this.position && this.canStop) return this.#stop(false);
    if (this.path.length > 1 && cell === this.path.at(-2)) return this.#unland();
    if (cell === this.origin) return this.#drop();
    if (this.movable.has(cell) && this.path.length <= 1) return this.pick(cell);
    return this.#ask(cell);
  }

  /** Take an own stack in hand. */
  pick(cell: string): void {
    this.#clearMessages();
    sound("pick");
    this.path = [cell];
  }

  choose(number: number): void {
    this.#clearMessages();
    sound("pick");
    this.chosenStack = this.chosenStack === number ? null : number;
  }

  /** End the move where the stack is now, by its button. */
  stop(): Promise<void> {
    return this.#stop(true);
  }

  /** Take the last landing back, or put the stack back. */
  stepBack(): void {
    this.#taps.reset();
    if (this.path.length <= 1) this.#drop();
    else this.#unland();
  }

  cancel(): void {
    this.#taps.reset();
    this.#drop();
  }

  narrow(): Promise<void> {
    return this.#send("narrow");
  }

  pass(): Promise<void> {
    return this.#send("pass");
  }

  /** Hide refusal and hint, and drop an answer that is still to come. */
  #clearMessages(): void {
    this.#questions += 1;
    this.refusal = null;
    this.hint = null;
  }

  #drop(): void {
    this.#clearMessages();
    this.path = [];
    this.chosenStack = null;
  }

  #unland(): void {
    this.#clearMessages();
    this.path = this.path.slice(0, -1);
    sound("pick");
  }

  async #stop(sure: boolean): Promise<void> {
    const { here } = this.#reached;
    if (here?.stop) await this.#send(here.move, sure);
  }

  async #land(landing: Landing): Promise<void> {
    // a step, or a single jump that cannot go on: there is nothing more to decide
    if (this.path.length === 1 && landing.stop && landing.next.length === 0) return this.#send(landing.move);
    const from = this.position!;
    this.path = [...this.path, landing.to];
    await this.hop(from, landing.to, this.path.length - 2);
  }

  async #place(cell: string): Promise<void> {
    const only = [...this.offers.places.keys()];
    const number = this.chosenStack ?? (only.length === 1 ? only[0]! : null);
    if (number === null) {
      if (!this.view.stacks[cell]) this.hint = "topw-place-pick";
      return;
    }
    if (this.offers.places.get(number)?.includes(cell)) return this.#send(`place ${number} ${cell}`);
    return this.#explain(`place ${number} ${cell}`, cell);
  }

  /** Ask the board why a cell cannot be chosen now. */
  async #ask(cell: string): Promise<void> {
    if (this.origin !== null) {
      if (this.path.length === 1 && this.offers.moves.some((move) => move.from === this.origin && move.to === cell)) {
        this.hint = "topw-far"; // reached by several jumps: a tap must choose the first
        return;
      }
      return this.#explain(`move ${this.path.join(" ")} ${cell}`, cell);
    }
    const hats = this.view.stacks[cell];
    const seat = this.#board().seat;
    if (!hats || seat === null) return;
    const beside = CELLS.filter((other) => other !== cell && isAdjacent(cell, other));
    const mine = hats[0] === COLOURS[seat];
    const free = beside.filter(
      (other) => !this.view.stacks[other] && other !== "E5" && ringOf(other) <= this.view.band,
    );
    const inner = free.find((other) => ringOf(other) < this.view.band);
    return this.#explain(`move ${cell} ${(mine ? (inner ?? free[0]) : undefined) ?? beside[0]!}`, cell);
  }

  async #explain(text: string, cell: string): Promise<void> {
    const question = ++this.#questions;
    const problem = await this.#board().why(text);
    if (!problem || question !== this.#questions) return;
    sound("refused");
    this.refusal = { problem, cell };
  }

  async #send(text: string, sure = false): Promise<void> {
    if (this.pendingMove !== null) return;
    this.#clearMessages();
    this.pendingMove = text;
    try {
      const problem = await this.#board().move(text, sure);
      if (problem) {
        this.#drop();
        sound("refused");
        this.refusal = { problem, cell: null };
      }
    } finally {
      this.pendingMove = null;
    }
  }
}

/** Check whether two cells share an edge. */
function isAdjacent(cell: string, other: string): boolean {
  const row = other.charCodeAt(0) - cell.charCodeAt(0);
  const column = Number(other[1]) - Number(cell[1]);
  return Math.max(Math.abs(row), Math.abs(column), Math.abs(row - column)) === 1 && between(cell, other) === null;
}
