/** A board that replays a finished game: its steps are animated again or jumped to. */
import type { Problem, Refused, Scene, SeatInfo, TableInfo, Update, Value } from "../wire";
import type { Board } from "./board";
import { nameAt } from "./liveBoard.svelte";
import { type Step, type Animator, stepOf } from "./table.svelte";

/** The steps of a history that show something of the game, from the deal on. */
export function stepsOf(updates: readonly Update[]): Step[] {
  const steps: Step[] = [];
  let before: Scene | null = null;
  for (const update of updates) {
    const after: Scene | null = update.scene ?? before;
    const changed = after && (after.moment !== before?.moment || (update.game_events ?? []).length > 0 || after.result);
    if (changed && update.scene) steps.push(stepOf(update, before, after));
    before = after;
  }
  return steps;
}

export class ReplayBoard implements Board {
  /** the step whose end is shown */
  at = $state(0);
  /** the scene during an animation, else null */
  #midway = $state.raw<Scene | null>(null);
  animating = $state(false);
  #animators = new Set<Animator>();
  #skip: AbortController | null = null;

  constructor(
    readonly info: TableInfo,
    readonly steps: readonly Step[],
    readonly seat: number | null,
    readonly revealed: boolean,
  ) {}

  readonly live = false;
  readonly readOnly = true;
  readonly legal: readonly string[] = [];
  readonly paths: readonly string[] = [];

  get scene(): Scene {
    return this.#midway ?? this.steps[this.at]!.after!;
  }
  get seats(): readonly SeatInfo[] {
    return this.info.seats;
  }
  get options(): Readonly<Record<string, Value>> {
    return this.info.options;
  }
  get last(): number {
    return this.steps.length - 1;
  }

  timeLeft(): number | null {
    return null;
  }
  nameOf(seat: number): string {
    return nameAt(this.seats, seat);
  }
  move(): Promise<Refused | null> {
    return Promise.resolve(null);
  }
  why(): Promise<Problem | null> {
    return Promise.resolve(null);
  }
  addAnimator(animator: Animator): () => void {
    this.#animators.add(animator);
    return () => this.#animators.delete(animator);
  }

  /** Jump to a step without animation. */
  jump(to: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Animate the next step as it was animated live. False at the end. */
  async forward(): Promise<boolean> {
    this.stop();
    const step = this.steps[this.at + 1];
    if (!step) return false;
    const skip = new AbortController();
    this.#skip = skip;
    this.#midway = this.scene;
    this.at += 1;
    this.animating = true;
    const commit = () => {
      if (this.#skip === skip) this.#midway = null;
    };
    await Promise.all(
      [...this.#animators].map((animator) =>
        animator(step, commit, skip.signal).catch((error: unknown) => console.error(error)),
      ),
    );
    commit();
    if (this.#skip === skip) this.stop();
    return true;
  }

  /** Abort the running animation. */
  stop(): void {
    this.#skip?.abort();
    this.#skip = null;
    this.#midway = null;
    this.animating = false;
  }
}
