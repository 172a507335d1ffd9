/** Client state of a table, of the server or of this device: its updates as steps, the running animation, and the step on the screen. */
import type {
  Ack,
  Command,
  FromServer,
  TableEvent,
  GameEvent,
  Refused,
  Scene,
  Snapshot,
  TableInfo,
  Update,
} from "../wire";
import type { Connection, Listener } from "./connection";
import { withNonce, rememberCommitment } from "./commitments";

/** One thing that happened, and the game before and after it, as the viewer saw it. */
export interface Step {
  seq: number;
  at: number;
  what: TableEvent;
  gameEvents: GameEvent[];
  before: Scene | null;
  after: Scene | null;
}

/**
 * Animates a step. `commit` puts the scene after it on the screen; an animator calls it when its motion needs it, and it is
 * called in any case at the end. When `signal` is aborted the rest is to be skipped.
 */
export type Animator = (step: Step, commit: () => void, signal: AbortSignal) => Promise<void>;

/** A longer queue means that the viewer was away: older steps are not animated. */
const MAX_ANIMATED = 6;

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** the newest that is known */
  scene = $state.raw<Scene | null>(null);
  /** the scene up to which animation has come: the newest, or an earlier one during an animation */
  animatedScene = $state.raw<Scene | null>(null);
  steps = $state.raw<Step[]>([]);
  /** seq of the step that is looked back at; null: the present */
  pastSeq = $state<number | null>(null);
  animating = $state(false);
  /** why the table cannot be seen */
  gone = $state<string | null>(null);
  /** the server has changed its commitment about the deal */
  commitmentBroken = $state(false);
  /** the time of the newest scene, by the server's clock */
  at = $state(0);
  seq: number | null = null;

  /** what is on the screen */
  displayedScene = $derived(
    this.pastSeq === null
      ? this.animatedScene
      : (this.steps.find((step) => step.seq === this.pastSeq)?.after ?? this.animatedScene),
  );
  /** seq of the steps one can look back at: those that changed the game */
  moments = $derived(
    this.steps
      .filter((step) => step.after && (step.after.moment !== step.before?.moment || step.gameEvents.length > 0))
      .map((step) => step.seq),
  );
  /** whether the viewer can act on what is on the screen */
  live = $derived(this.pastSeq === null && this.animatedScene === this.scene && this.info?.status === "playing");

  #queue: Step[] = [];
  #missed: number | null = null; // seq of the viewer's first own step that was made in a hidden tab
  #animators = new Set<Animator>();
  #skip: AbortController | null = null;
  #stop: () => void;
  #waiting: { seq: number; resolve(): void }[] = [];

  constructor(
    readonly id: string,
    readonly connection: Pick<Connection, "watch" | "command" | "clockOffset">,
  ) {
    this.#stop = connection.watch(id, this);
    document.addEventListener("visibilitychange", this.#onVisibilityChange);
  }

  close(): void {
    this.#stop();
    document.removeEventListener("visibilitychange", this.#onVisibilityChange);
    this.#skip?.abort();
    this.#queue = [];
    this.#resolveWaiting(Infinity);
  }

  /** Add an animator; the returned function removes it. */
  addAnimator(animator: Animator): () => void {
    this.#animators.add(animator);
    return () => this.#animators.delete(animator);
  }

  /**
   * Submit a command. Null if it was accepted, else why not. The answer comes before its update; it is returned
   * when the update is here, so that nothing acts on an old scene in between.
   */
  async submit(command: Command): Promise<Refused | null> {
    const answer: Ack | Refused = await this.connection.command(
      this.id,
      this.seq ?? 0,
      withNonce(this.info, this.#player, command),
    );
    if (answer.type === "refused") return answer;
    await this.#whenSeen(answer.seq);
    return null;
  }

  get #player(): string | null {
    return this.seat === null ? null : (this.info?.seats[this.seat]?.player ?? null);
  }

  #setInfo(info: TableInfo): void {
    this.info = info;
    if (!rememberCommitment(info)) this.commitmentBroken = true;
  }

  /** Skip the running animation. */
  skip(): void {
    this.#skip?.abort();
  }

  /** Look at the game after a step; null: at the present, which the newest step is too. */
  lookAt(seq: number | null): void {
    this.skip();
    this.pastSeq = seq === null || seq === this.moments.at(-1) ? null : seq;
  }

  /** Look one step further back, or forward. */
  stepBy(by: -1 | 1): void {
    const moments = this.moments;
    const now = this.pastSeq === null ? moments.length - 1 : moments.indexOf(this.pastSeq);
    const next = moments[Math.max(0, now + by)];
    if (next !== undefined) this.lookAt(next);
  }

  /** Fill in the steps before this page was opened. */
  addHistory(updates: Update[]): void {
    const first = this.steps[0]?.seq ?? Infinity;
    let before: Scene | null = null;
    const earlier: Step[] = [];
    for (const update of updates) {
      if (update.seq >= first || (this.seq !== null && update.seq > this.seq)) break;
      const after: Scene | null = update.scene ?? before;
      earlier.push(stepOf(update, before, after));
      before = after;
    }
    const [next, ...rest] = this.steps;
    this.steps = next ? [...earlier, { ...next, before: next.before ?? before }, ...rest] : earlier;
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#replace(message);
        return this.#resolveWaiting(message.seq);
      case "update":
        this.#update(message);
        return this.#resolveWaiting(message.seq);
      case "private":
        this.at = message.at;
        return this.#updatePrivate(message.scene);
      case "gone":
        this.gone = message.code;
        this.#resolveWaiting(Infinity);
    }
  }

  #whenSeen(seq: number): Promise<void> {
    if (this.seq === null || this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  #resolveWaiting(seq: number): void {
    const due = this.#waiting.filter((waiter) => waiter.seq <= seq);
    this.#waiting = this.#waiting.filter((waiter) => waiter.seq > seq);
    for (const { resolve } of due) resolve();
  }

  #replace(snapshot: Snapshot): void {
    this.gone = null;
    this.seq = snapshot.seq;
    this.#setInfo(snapshot.info);
    this.seat = snapshot.seat ?? null;
    this.at = snapshot.at;
    this.steps = [];
    this.pastSeq = null;
    this.#missed = null;
    this.#queue = [];
    this.#skip?.abort();
    this.scene = this.animatedScene = snapshot.scene ?? null;
  }

  #update(update: Update): void {
    if (this.seq !== null && update.seq <= this.seq) return;
    this.seq = update.seq;
    if (update.info) this.#setInfo(update.info);
    if ("seat" in update) this.seat = update.seat ?? null;
    if (update.what.kind === "left" && update.what.seat === this.seat) this.seat = null;
    if (update.scene) this.at = update.at;
    const before = this.scene;
    const step = stepOf(update, before, update.scene ?? before);
    this.steps = [...this.steps, step];
    if (!update.scene) return;
    this.scene = update.scene;
    this.#queue.push(step);
    if (!this.animating) void this.#animate();
  }

  /** Only this viewer's own part has changed: nothing to animate. */
  #updatePrivate(scene: Scene): void {
    const settled = this.animatedScene === this.scene;
    this.scene = scene;
    if (settled) this.animatedScene = scene;
    const last = this.#queue.at(-1);
    if (last) last.after = scene;
  }

  /** Animate the viewer's own steps that were made in a hidden tab: what a peek shows is seen only then. */
  #onVisibilityChange = (): void => {
    const first = this.steps.find((step) => step.seq === this.#missed);
    if (document.hidden || !first) return;
    this.#missed = null;
    if (this.animating || this.pastSeq !== null) return;
    this.animatedScene = first.before;
    this.#queue = this.steps.filter((step) => step.seq >= first.seq && step.after !== step.before);
    void this.#animate();
  };

  async #animate(): Promise<void> {
    this.animating = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const last = step;
      const commit = () => (this.animatedScene = this.#queue.length === 0 ? this.scene : last.after);
      this.#skip = new AbortController();
      const { signal } = this.#skip;
      if (this.pastSeq === null && !document.hidden && step.gameEvents.length > 0 && this.#queue.length < MAX_ANIMATED)
        await Promise.all(
          [...this.#animators].map((animator) =>
            animator(last, commit, signal).catch((error: unknown) => console.error(error)),
          ),
        );
      else if (document.hidden && step.what.kind === "moved" && step.what.seat === this.seat) this.#missed ??= step.seq;
      commit();
    }
    this.#skip = null;
    this.animating = false;
  }
}

export function stepOf(update: Update, before: Scene | null, after: Scene | null): Step {
  return { seq: update.seq, at: update.at, what: update.what, gameEvents: update.game_events ?? [], before, after };
}
