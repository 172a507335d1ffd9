/** A board that is a puzzle: one position as its seat sees it, and one move to find. It knows the view, never a state. */
import type { Engine, State } from "../../engine/engine";
import { EFFECTS } from "../../games/effects";
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { nameAt } from "../../lib/liveBoard.svelte";
import { me } from "../../lib/me.svelte";
import { bytesOf } from "../../puzzles/files";
import type { Puzzle } from "../../puzzles/types";
import type { Level, Problem, Refused, Scene, ScorePreview, SeatInfo, Value } from "../../wire";

/** asks: a move is awaited. wrong: another move was tried. solved, shown: the best move is on the screen. */
export type Phase = "asks" | "wrong" | "solved" | "shown";

/** Who sits at the other seats. */
const OTHERS: readonly Level[] = ["cheshire_cat", "march_hare", "dormouse"];
const EQUAL = 0.005; // of a win: a move that is so little worse is as good

export class PuzzleBoard implements Board {
  phase = $state<Phase>("asks");
  /** the move that was tried last, as `legal` writes it */
  tried = $state<string | null>(null);
  /** 0: none; 1: the kind of move; 2: what it is made with as well */
  hints = $state(0);
  /** tries so far: each shows the position anew */
  #tries = $state(0);

  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, Value>>;
  readonly revealed = false;
  readonly #bytes: State;
  readonly #scene: Scene;

  constructor(
    readonly puzzle: Puzzle,
    readonly engine: Engine,
    /** called with the result of the first try: 1 solved at once, 0.5 after a hint, 0 not */
    readonly onfirst: (score: number) => void = () => undefined,
  ) {
    this.seat = puzzle.seat;
    this.#bytes = bytesOf(puzzle.view);
    let others = 0;
    this.seats = Array.from({ length: puzzle.players }, (_, seat) =>
      seat === puzzle.seat ? { player: me.identity?.player ?? null } : { bot: OTHERS[others++ % OTHERS.length]! },
    );
    this.options = { ...engine.resolveOptions({}), memory_aid: true }; // what the seat knows is part of the puzzle
    this.#scene = {
      moment: 0,
      view: engine.view(this.#bytes),
      turn: puzzle.seat,
      legal: engine.moves(this.#bytes),
      paths: engine.paths(this.#bytes),
      score_preview: engine.scores(this.#bytes),
    };
  }

  get scene(): Scene {
    return { ...this.#scene, moment: this.#tries };
  }
  get isDone(): boolean {
    return this.phase === "solved" || this.phase === "shown";
  }
  get live(): boolean {
    return !this.isDone;
  }
  get readOnly(): boolean {
    return this.isDone;
  }
  get legal(): readonly string[] {
    return this.live ? this.#scene.legal! : [];
  }
  get paths(): readonly string[] {
    return this.live ? this.#scene.paths! : [];
  }
  /** By how much the tried move lowers the share of the win. */
  get loss(): number {
    return this.tried === null ? 0 : Math.max(0, this.#shareOf(this.puzzle.best) - this.#shareOf(this.tried));
  }

  timeLeft(): null {
    return null;
  }

  nameOf(seat: number): string {
    return seat === this.seat ? t("puzzle-you") : nameAt(this.seats, seat);
  }

  async move(text: string): Promise<Refused | null> {
    const move = this.#asListed(text);
    if (!this.live || move === null) {
      const problem = (await this.why(text)) ?? { code: "not-allowed-now" };
      return { type: "refused", table: "puzzle", id: "", ...problem };
    }
    this.tried = move;
    const isBest = this.loss < EQUAL;
    if (this.phase === "asks") this.onfirst(isBest ? (this.hints ? 0.5 : 1) : 0);
    this.phase = isBest ? "solved" : "wrong";
    this.#tries += 1;
    return null;
  }

  why(text: string): Promise<Problem | null> {
    const actions = this.engine.parse(this.#bytes, text);
    if (!Array.isArray(actions)) return Promise.resolve(actions);
    return Promise.resolve(this.#before(actions) ? null : this.engine.refusal(this.#bytes, actions));
  }

  preview(text: string): Promise<ScorePreview | null> {
    const actions = this.engine.parse(this.#bytes, text);
    const known = Array.isArray(actions) && actions.length === 1 && this.engine.canPreview(actions[0]!);
    const after = known ? this.engine.advance(this.#bytes, actions[0]!) : null;
    return Promise.resolve(after && this.engine.scores(after));
  }

  addAnimator(): () => void {
    return () => undefined;
  }

  hint(): void {
    this.hints = Math.min(2, this.hints + 1);
  }

  /** Show the best move. */
  show(): void {
    if (this.phase === "asks") this.onfirst(0);
    this.tried = null;
    this.phase = "shown";
    this.#tries += 1;
  }

  #shareOf(move: string): number {
    return this.puzzle.moves.find(([text]) => text === move)?.[1] ?? 0;
  }

  /** A written move as the list of legal moves has it: there, moves that differ only in their path are one. Null: it is not legal. */
  #asListed(text: string): string | null {
    const { legal } = this.#scene;
    if (legal!.includes(text)) return text;
    const effect = EFFECTS[this.puzzle.game]?.(this.#scene.paths!, text);
    if (effect) return legal!.includes(effect) ? effect : null;
    const actions = this.engine.parse(this.#bytes, text);
    const reached = Array.isArray(actions) ? this.#before(actions) : null;
    if (!reached) return null;
    const last = (actions as number[]).at(-1);
    return (
      legal!.find((listed) => {
        const other = this.engine.parse(this.#bytes, listed);
        if (!Array.isArray(other) || other.at(-1) !== last) return false;
        const state = this.#before(other);
        return !!state && state.every((byte, at) => byte === reached[at]);
      }) ?? null
    );
  }

  /** The view before the last of these actions, if all are legal: the last one may show what is hidden, so it is not taken. */
  #before(actions: readonly number[]): State | null {
    let state: State | null = this.#bytes;
    for (const [at, action] of actions.entries()) {
      if (!state || !this.engine.legal(state).includes(action)) return null;
      if (at + 1 < actions.length) state = this.engine.advance(state, action);
    }
    return state;
  }
}
