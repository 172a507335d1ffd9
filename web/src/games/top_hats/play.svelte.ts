/** What the player has in hand: a stack to place, or a stack and the way it has jumped so far. Nothing is sent before it is decided. */
import type { Board } from "../../lib/board";
import { sound } from "../../lib/sound";
import type { Refused, Way, Ways } from "../../wire";
import { CELLS, between, ringOf } from "./hex";
import { COLOURS, dutyOf, landingsOf, movable, offersOf, viewOf, waitingOf } from "./model";

const NOTHING: Ways = { ways: [], here: null };

export class Play {
  /** the number of an own stack that is to be placed */
  chosen = $state<number | null>(null);
  /** the cells of the way so far: where the stack stood first, then each landing */
  way = $state.raw<string[]>([]);
  ways = $state.raw<Ways>(NOTHING);
  /** the move that is on its way, or that the player is asked about; null: there is none */
  going = $state<string | null>(null);
  why = $state.raw<{ refused: Refused; cell: string | null } | null>(null);
  /** something to say that no rule forbids */
  hint = $state<string | null>(null);

  readonly #board: () => Board;

  constructor(
    board: () => Board,
    /** shows a landing before the next one is offered */
    readonly hop: (from: string, to: string, count: number) => Promise<void>,
  ) {
    this.#board = board;
  }

  readonly view = $derived.by(() => viewOf(this.#board().scene));
  readonly offers = $derived.by(() => offersOf(this.#board().legal));
  readonly movable = $derived(movable(this.offers));
  readonly duty = $derived.by(() => dutyOf(this.offers, this.view, this.#board().seat));
  readonly rail = $derived.by(() => waitingOf(this.view, this.#board().seat, this.offers));
  readonly origin = $derived(this.way[0] ?? null);
  readonly end = $derived(this.way.at(-1) ?? null);
  /** the move could end where the stack is now */
  readonly stoppable = $derived(this.way.length > 1 && (this.ways.here?.stop ?? false));
  readonly waiting = $derived(this.going !== null);
  /** where the stack in hand may go on to; once that is decided, only there */
  readonly offered = $derived(this.going === null ? this.ways.ways : this.ways.ways.filter(({ move }) => move === this.going));
  readonly landings = $derived(new Map(this.offered.map((way) => [way.to, way])));
  readonly places = $derived.by(() => {
    const cells = this.chosen === null ? [] : (this.offers.places.get(this.chosen) ?? []);
    return new Set(this.going === null ? cells : cells.filter((cell) => this.going === `place ${this.chosen} ${cell}`));
  });
  /** stacks whose top hat falls if the move ends now */
  readonly falls = $derived(this.way.length > 1 ? (this.ways.here?.falls ?? []) : []);
  /** stacks whose top hat falls only if the move goes on over them */
  readonly might = $derived([...new Set(this.offered.flatMap((way) => way.falls))].filter((cell) => !this.falls.includes(cell)));

  /** A cell was touched, clicked or entered. */
  async touch(cell: string): Promise<void> {
    const board = this.#board();
    this.why = null;
    this.hint = null;
    if (!board.live || board.legal.length === 0 || this.waiting) return;
    if (this.view.phase === "placing") return this.#place(cell);
    const landing = this.landings.get(cell);
    if (landing) return this.#land(landing);
    if (cell === this.end && this.stoppable) return this.stop();
    if (this.way.length > 1 && cell === this.way.at(-2)) return this.back();
    if (cell === this.origin) return this.cancel();
    if (this.movable.has(cell) && this.way.length <= 1) return this.pick(cell);
    return this.#ask(cell);
  }

  /** Take an own stack in hand. */
  async pick(cell: string): Promise<void> {
    sound("pick");
    this.way = [cell];
    await this.#look();
  }

  choose(number: number): void {
    this.why = null;
    sound("pick");
    this.chosen = this.chosen === number ? null : number;
  }

  /** End the move where the stack is. */
  async stop(): Promise<void> {
    const here = this.ways.here;
    if (!this.stoppable || !here) return;
    await this.#send(here.move, true);
  }

  /** Take the last landing back, or put the stack back. */
  async back(): Promise<void> {
    this.why = null;
    if (this.way.length <= 1) return this.cancel();
    this.way = this.way.slice(0, -1);
    sound("pick");
    await this.#look();
  }

  cancel(): void {
    this.way = [];
    this.ways = NOTHING;
    this.chosen = null;
    this.why = null;
    this.hint = null;
  }

  narrow(): Promise<void> {
    return this.#send("narrow");
  }

  pass(): Promise<void> {
    return this.#send("pass");
  }

  async #land(way: Way): Promise<void> {
    // a step, or a single jump that cannot go on: there is nothing more to decide
    if (this.way.length === 1 && way.stop && !way.more) return this.#send(way.move);
    const from = this.end!;
    this.way = [...this.way, way.to];
    this.ways = NOTHING;
    await Promise.all([this.#look(), this.hop(from, way.to, this.way.length - 2)]);
  }

  async #look(): Promise<void> {
    const path = this.way.join("-");
    const found = await this.#board().ways(path).catch(() => (this.way.length === 1 ? { ways: landingsOf(this.offers, this.way[0]!), here: null } : NOTHING));
    if (this.way.join("-") === path) this.ways = found;
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

  /** Ask the server why a cell cannot be touched now. What is sent is not among the legal moves. */
  async #ask(cell: string): Promise<void> {
    if (this.origin !== null) {
      if (this.offers.moves.some((move) => move.from === this.origin && move.to === cell) && this.way.length === 1) {
        this.hint = "topw-far";
        return;
      }
      return this.#refuse(`move ${this.way.join(" ")} ${cell}`, cell);
    }
    const hats = this.view.stacks[cell];
    const seat = this.#board().seat;
    if (!hats || seat === null) return;
    const beside = CELLS.filter((other) => other !== cell && touching(cell, other));
    const mine = hats[0] === COLOURS[seat];
    const free = beside.filter((other) => !this.view.stacks[other] && other !== "E5" && ringOf(other) <= this.view.band);
    const inner = free.find((other) => ringOf(other) < this.view.band);
    return this.#refuse(`move ${cell} ${(mine ? (inner ?? free[0]) : undefined) ?? beside[0]!}`, cell);
  }

  async #refuse(text: string, cell: string): Promise<void> {
    const refused = await this.#board().why(text);
    if (!refused) return;
    sound("refused");
    this.why = { refused, cell };
  }

  async #send(text: string, sure = false): Promise<void> {
    this.going = text;
    try {
      const refused = await this.#board().move(text, sure);
      if (refused) {
        sound("refused");
        this.why = { refused, cell: null };
        this.way = [];
        this.ways = NOTHING;
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
