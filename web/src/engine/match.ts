/** A match: every state of one game so far, reached by checked moves only. All chance follows from a secret key. */
import { Stream } from "../lib/fair";
import type { GameEvent, Problem, Result, ScorePreview, Value, View } from "../wire";
import { CHANCE, type Engine, type Entry, EVERYTHING, OVER, type State } from "./engine";

/** Everything that one seat has seen so far. Bots are given this, never a state. */
export interface Observations {
  seat: number;
  /** before each action, and the current one */
  views: State[];
  /** actions as the seat observed them */
  glimpses: number[];
  /** by action: a seat, or CHANCE */
  movers: number[];
}

const WORDS = 256; // of a stream at first, enough for nearly every deal

/** Draw with as many words of a stream as it takes. */
function draw(key: Uint8Array, name: string, attempt: (words: Uint32Array) => State | null): State {
  for (let count = WORDS; ; count *= 4) {
    const state = attempt(new Stream(key, name).words(count));
    if (state) return state;
  }
}

export class Match {
  /** the seat that resigned */
  resigned: number | null = null;
  #states: State[];
  #actions: number[] = [];
  #movers: number[] = [];
  #mover: number;

  private constructor(
    readonly engine: Engine,
    readonly players: number,
    readonly first: number,
    readonly key: Uint8Array,
    start: State,
  ) {
    this.#states = [start];
    this.#mover = engine.mover(start);
  }

  /** Deal a new game; `first` is the seat that begins, or "random". */
  static deal(
    engine: Engine,
    players: number,
    options: Readonly<Record<string, Value>>,
    first: Value,
    key: Uint8Array,
  ): Match {
    const seat = first === "random" ? new Stream(key, "first").below(players) : Number(first);
    const blank = engine.setUp(players, options, seat);
    const start = draw(key, "deal", (words) => engine.drawDeal(blank, words));
    return new Match(engine, players, seat, key, start);
  }

  /** A copy with the whole history. */
  clone(): Match {
    const copy = new Match(this.engine, this.players, this.first, this.key, this.#states[0]!);
    copy.#states = [...this.#states];
    copy.#actions = [...this.#actions];
    copy.#movers = [...this.#movers];
    copy.#mover = this.#mover;
    copy.resigned = this.resigned;
    return copy;
  }

  /** A match that begins at the current state. */
  branch(): Match {
    return new Match(this.engine, this.players, this.first, this.key, this.state);
  }

  /** Number of actions so far, chance included. */
  get ply(): number {
    return this.#actions.length;
  }
  get state(): State {
    return this.#states.at(-1)!;
  }
  /** The seat that must act; null when the game is over. */
  get mover(): number | null {
    return this.#mover === OVER || this.resigned !== null ? null : this.#mover;
  }
  /** The game is played to its end: nobody resigned. */
  get isComplete(): boolean {
    return this.#mover === OVER;
  }

  isSimultaneous(at = this.ply): boolean {
    return this.engine.isSimultaneous(this.#states[at]!);
  }
  actor(at: number): number {
    return this.#movers[at]!;
  }
  beginsMove(at: number): boolean {
    return this.engine.beginsMove(this.#actions[at]!);
  }
  reveals(at: number): boolean {
    return this.engine.reveals(this.#states[at]!, this.#actions[at]!, this.#states[at + 1]!);
  }

  legalMoves(): string[] {
    return this.mover === null ? [] : this.engine.moves(this.state);
  }
  paths(): string[] {
    return this.mover === null ? [] : this.engine.paths(this.state);
  }
  legalActions(): number[] {
    return this.mover === null ? [] : this.engine.legal(this.state).sort((a, b) => a - b);
  }

  // --- moving

  /** Make a move given as text. Null if it was made, else why not: then nothing has changed. */
  play(text: string): Problem | null {
    const actions = this.engine.parse(this.state, text);
    if (!Array.isArray(actions)) return actions;
    return this.#apply(actions) ? null : this.engine.refusal(this.state, actions);
  }

  /** Make one action by its number. False if it is illegal. */
  act(action: number): boolean {
    return this.#apply([action]);
  }

  #apply(own: readonly number[]): boolean {
    const at = this.ply;
    for (const action of own) {
      const after = this.#mover < 0 ? null : this.engine.advance(this.state, action);
      if (!after) {
        this.#truncate(at);
        return false;
      }
      this.#push(action, after);
    }
    if (this.#mover === CHANCE) this.#push(this.engine.legal(this.state)[0]!, this.#drawChance());
    return true;
  }

  #drawChance(): State {
    const number = this.#actions.filter(
      (action, at) => this.#movers[at] !== CHANCE && this.engine.beginsMove(action),
    ).length;
    return draw(this.key, `chance ${number}`, (words) => this.engine.drawChance(this.state, words));
  }

  #push(action: number, after: State): void {
    this.#actions.push(action);
    this.#movers.push(this.#mover);
    this.#states.push(after);
    this.#mover = this.engine.mover(after);
  }

  #truncate(ply: number): void {
    if (ply === this.ply) return;
    this.#mover = this.#movers[ply]!;
    this.#actions.length = this.#movers.length = ply;
    this.#states.length = ply + 1;
  }

  /** Undo everything after a ply. */
  rewindTo(ply: number): void {
    this.#truncate(ply);
    this.resigned = null;
  }

  // --- looking

  /** What a viewer knows at a ply, during play. */
  #seen(at: number, viewer: number): State {
    const state = this.#states[at]!;
    return viewer === EVERYTHING ? state : this.engine.observeInPlay(state, viewer);
  }

  stateAt(at: number): State {
    return this.#states[at]!;
  }
  /** Everything that was done and by whom, for an analysis with open cards. */
  get history(): { states: readonly State[]; actions: readonly number[]; movers: readonly number[] } {
    return { states: this.#states, actions: this.#actions, movers: this.#movers };
  }

  /** A viewer's view during play, and the scores as it can tell them. */
  look(viewer: number): { view: View; scores: ScorePreview } {
    const seen = this.#seen(this.ply, viewer);
    return { view: this.engine.view(seen), scores: this.engine.scores(seen) };
  }

  /** A viewer's view of a complete game, and the final scores. */
  reveal(viewer: number): { view: View; scores: ScorePreview } {
    return {
      view: this.engine.view(this.engine.observe(this.state, viewer)),
      scores: this.engine.scores(this.state),
    };
  }

  /** The events after a ply as a viewer saw them. */
  events(since: number, viewer: number): GameEvent[] {
    const events: GameEvent[] = [];
    for (let at = since; at < this.ply; at++) {
      const action = this.#actions[at]!;
      const glimpse = viewer === EVERYTHING ? action : this.engine.glimpse(this.#states[at]!, action, viewer);
      events.push(
        ...this.engine.events(this.#seen(at, viewer), glimpse, this.#seen(at + 1, viewer), this.#movers[at]!),
      );
    }
    return events;
  }

  /** Why the mover may not make a move, null if it is legal; answered from the mover's own view, so that it reveals nothing. */
  refusal(seat: number, text: string): Problem | null {
    const view = this.engine.observe(this.state, seat);
    const actions = this.engine.parse(view, text);
    if (!Array.isArray(actions)) return actions;
    let now: State | null = view;
    for (const [at, action] of actions.entries()) {
      if (!now || !this.engine.legal(now).includes(action)) return this.engine.refusal(view, actions);
      if (at + 1 < actions.length) now = this.engine.advance(now, action);
    }
    return null;
  }

  /** The scores after a legal move of the mover, from its own view; null where the view does not show them. */
  preview(seat: number, text: string): ScorePreview | null {
    const view = this.engine.observe(this.state, seat);
    const actions = this.engine.parse(view, text);
    if (!Array.isArray(actions) || actions.length !== 1 || !this.engine.canPreview(actions[0]!)) return null;
    const after = this.engine.advance(view, actions[0]!);
    return after && this.engine.scores(after);
  }

  observations(seat: number): Observations {
    const last = this.ply;
    return {
      seat,
      views: this.#states.map((state, at) =>
        at < last ? this.engine.observeInPlay(state, seat) : this.engine.observe(state, seat),
      ),
      glimpses: this.#actions.map((action, at) => this.engine.glimpse(this.#states[at]!, action, seat)),
      movers: [...this.#movers],
    };
  }

  /** What a seat had seen at a ply, when nothing was revealed yet. */
  observationsUntil(ply: number, seat: number): Observations {
    return {
      seat,
      views: this.#states.slice(0, ply + 1).map((state) => this.engine.observeInPlay(state, seat)),
      glimpses: this.#actions.slice(0, ply).map((action, at) => this.engine.glimpse(this.#states[at]!, action, seat)),
      movers: this.#movers.slice(0, ply),
    };
  }

  // --- the record

  deal(): Record<string, unknown> {
    return this.engine.deal(this.#states[0]!);
  }

  /** The whole moves after a ply as entries of a record. */
  entries(since = 0): Entry[] {
    const starts: number[] = [];
    for (let at = since; at < this.ply; at++) if (this.#movers[at] !== CHANCE && this.beginsMove(at)) starts.push(at);
    return starts.map((start, number) => {
      const end = starts[number + 1] ?? this.ply;
      return this.engine.entry(
        this.#states.slice(start, end + 1),
        this.#actions.slice(start, end),
        this.#movers[start]!,
      );
    });
  }

  /** Each seat's share of the win, once the game is over. */
  shares(): number[] {
    const lost = this.engine.sides(this.players).find((side) => side.includes(this.resigned ?? -1));
    return Array.from({ length: this.players }, (_, seat) =>
      lost ? Number(!lost.includes(seat)) : this.engine.payoff(this.state, seat),
    );
  }

  /** The result as of now, which is final once the game is over; `sides` are the seats that win together. */
  result(sides: readonly (readonly number[])[], countsPoints: boolean): Result {
    const result = this.engine.result(this.state);
    if (this.resigned === null) return result;
    const winners = sides.find((side) => !side.includes(this.resigned!))!;
    const scores = countsPoints ? result.scores : result.scores.map((_, seat) => Number(winners.includes(seat)));
    return { ...result, scores, winners: [...winners], ended: "resigned" };
  }
}
