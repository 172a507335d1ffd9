/** What the player has in hand: a stack to place, or a stack and the way it has jumped so far. Nothing is sent before it is decided. */
import type { Board } from "../../lib/board";
import { sound } from "../../lib/sound";
import { TapFilter } from "../../lib/tapFilter";
import type { Problem } from "../../wire";
import { CELLS, between, ringOf } from "./hex";
import { COLOURS, dutyOf, movable, offersOf, viewOf, waitingOf } from "./model";
import { type Landing, follow, readPaths } from "./paths";

export class Controller {
  /** the number of an own stack that is to be placed */
  chosen = $state<number | null>(null);
  /** the cells of the way so far: where the stack stood first, then each landing */
  way = $state.raw<string[]>([]);
  /** the move that is on its way, or that the player is asked about; null: there is none */
  going = $state<string | null>(null);
  why = $state.raw<{ refused: Problem; cell: string | null } | null>(null);
  /** something to say that no rule forbids */
  hint = $state<string | null>(null);

  readonly #board: () => Board;
  readonly #taps = new TapFilter();
  #asked = 0; // questions so far: an answer that comes after something else was done is not shown

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
  readonly rail = $derived.by(() => waitingOf(this.view, this.#board().seat, this.offers));
  readonly origin = $derived(this.way[0] ?? null);
  readonly end = $derived(this.way.at(-1) ?? null);
  readonly #reached = $derived(follow(this.paths, this.way));
  /** the move could end where the stack is now */
  readonly stoppable = $derived(this.#reached.here?.stop ?? false);
  readonly waiting = $derived(this.going !== null);
  /** where the stack in hand may go on to; once that is decided, only there */
  readonly offered = $derived(
    this.going === null ? this.#reached.next : this.#reached.next.filter(({ move }) => move === this.going),
  );
  readonly landings = $derived(new Map(this.offered.map((landing) => [landing.to, landing])));
  readonly places = $derived.by(() => {
    const cells = this.chosen === null ? [] : (this.offers.places.get(this.chosen) ?? []);
    return new Set(this.going === null ? cells : cells.filter((cell) => this.going === `place ${this.chosen} ${cell}`));
  });
  /** stacks whose top hat falls if the move ends now */
  readonly falls = $derived(this.#reached.here?.falls ?? []);
  /** stacks whose top hat falls only if the move goes on over them */
  readonly might = $derived(
    [...new Set(this.offered.flatMap((landing) => landing.falls))].filter((cell) => !this.falls.includes(cell)),
  );

  /** A cell was touched, clicked or entered, at that time of the event. A second touch of the same cell right after the first is none. */
  async touch(cell: string, at?: number): Promise<void> {
    const board = this.#board();
    if (!board.live || board.legal.length === 0 || this.#taps.isBounce(cell, at)) return;
    if (this.waiting) return board.showBusy?.();
    this.#quiet();
    if (this.view.phase === "placing") return this.#place(cell);
    const landing = this.landings.get(cell);
    if (landing) return this.#land(landing);
    if (cell === this.end && this.stoppable) return this.#end(false);
    if (this.way.length > 1 && cell === this.way.at(-2)) return this.#step();
    if (cell === this.origin) return this.#drop();
    if (this.movable.has(cell) && this.way.length <= 1) return this.pick(cell);
    return this.#ask(cell);
  }

  /** Take an own stack in hand. */
  pick(cell: string): void {
    this.#quiet();
    sound("pick");
    this.way = [cell];
  }

  choose(number: number): void {
    this.#quiet();
    sound("pick");
    this.chosen = this.chosen === number ? null : number;
  }

  /** End the move where the stack is: a button that says so was pressed. */
  stop(): Promise<void> {
    return this.#end(true);
  }

  /** Take the last landing back, or put the stack back. */
  back(): void {
    this.#taps.reset();
    if (this.way.length <= 1) this.#drop();
    else this.#step();
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

  /** What was said is said no more, and an answer that is still to come is none. */
  #quiet(): void {
    this.#asked += 1;
    this.why = null;
    this.hint = null;
  }

  #drop(): void {
    this.#quiet();
    this.way = [];
    this.chosen = null;
  }

  #step(): void {
    this.#quiet();
    this.way = this.way.slice(0, -1);
    sound("pick");
  }

  async #end(sure: boolean): Promise<void> {
    const { here } = this.#reached;
    if (here?.stop) await this.#send(here.move, sure);
  }

  async #land(landing: Landing): Promise<void> {
    // a step, or a single jump that cannot go on: there is nothing more to decide
    if (this.way.length === 1 && landing.stop && landing.next.length === 0) return this.#send(landing.move);
    const from = this.end!;
    this.way = [...this.way, landing.to];
    await this.hop(from, landing.to, this.way.length - 2);
  }

  async #place(cell: string): Promise<void> {
    const only = [...this.offers.places.keys()];
    const number = this.chosen ?? (only.length === 1 ? only[0]! : null);
    if (number === null) {
      if (!this.view.stacks[cell]) this.hint = "topw-place-pick";
      return;
    }
    if (this.offers.places.get(number)?.includes(cell)) return this.#send(`place ${number} ${cell}`);
    return this.#refuse(`place ${number} ${cell}`, cell);
  }

  /** Ask why a cell cannot be touched now. */
  async #ask(cell: string): Promise<void> {
    if (this.origin !== null) {
      if (this.way.length === 1 && this.offers.moves.some((move) => move.from === this.origin && move.to === cell)) {
        this.hint = "topw-far"; // it is no first landing, or it would be offered
        return;
      }
      return this.#refuse(`move ${this.way.join(" ")} ${cell}`, cell);
    }
    const hats = this.view.stacks[cell];
    const seat = this.#board().seat;
    if (!hats || seat === null) return;
    const beside = CELLS.filter((other) => other !== cell && touching(cell, other));
    const mine = hats[0] === COLOURS[seat];
    const free = beside.filter(
      (other) => !this.view.stacks[other] && other !== "E5" && ringOf(other) <= this.view.band,
    );
    const inner = free.find((other) => ringOf(other) < this.view.band);
    return this.#refuse(`move ${cell} ${(mine ? (inner ?? free[0]) : undefined) ?? beside[0]!}`, cell);
  }

  async #refuse(text: string, cell: string): Promise<void> {
    const asked = ++this.#asked;
    const refused = await this.#board().why(text);
    if (!refused || asked !== this.#asked) return;
    sound("refused");
    this.why = { refused, cell };
  }

  async #send(text: string, sure = false): Promise<void> {
    if (this.going !== null) return;
    this.#quiet();
    this.going = text;
    try {
      const refused = await this.#board().move(text, sure);
      if (refused) {
        this.#drop();
        sound("refused");
        this.why = { refused, cell: null };
      }
    } finally {
      this.going = null;
    }
  }
}

/** Whether two cells share an edge: what lies between a cell and the one behind its neighbour. */
function touching(cell: string, other: string): boolean {
  const row = other.charCodeAt(0) - cell.charCodeAt(0);
  const column = Number(other[1]) - Number(cell[1]);
  return Math.max(Math.abs(row), Math.abs(column), Math.abs(row - column)) === 1 && between(cell, other) === null;
}
