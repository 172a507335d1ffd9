/** A table as this page knows it: what the server told, step by step, and which moment of it is on the screen. */
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
 * Shows a step. `commit` puts the scene after it on the screen; a teller calls it when its motion needs it, and it is
 * called in any case when the story is over. When `signal` is aborted the rest is to be skipped.
 */
export type Animator = (step: Step, commit: () => void, signal: AbortSignal) => Promise<void>;

/** With so many steps still to tell one has missed something, and the older ones are not told at length. */
const MAX_ANIMATED = 6;

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** the newest that is known */
  scene = $state.raw<Scene | null>(null);
  /** what is told now: the newest, or an earlier one while a story is told */
  told = $state.raw<Scene | null>(null);
  steps = $state.raw<Step[]>([]);
  /** the number of the step that is looked back at; null: the present */
  past = $state<number | null>(null);
  telling = $state(false);
  /** why the table cannot be seen */
  gone = $state<string | null>(null);
  /** whether the server has broken its promise about the deal */
  broken = $state(false);
  /** the time of the newest scene, by the server's clock */
  at = $state(0);
  seq: number | null = null;

  /** what is on the screen */
  shown = $derived(
    this.past === null ? this.told : (this.steps.find((step) => step.seq === this.past)?.after ?? this.told),
  );
  /** the numbers of the steps one can look back at: those that changed the game */
  moments = $derived(
    this.steps
      .filter((step) => step.after && (step.after.moment !== step.before?.moment || step.gameEvents.length > 0))
      .map((step) => step.seq),
  );
  /** whether the viewer can act on what is on the screen */
  live = $derived(this.past === null && this.told === this.scene && this.info?.status === "playing");

  #queue: Step[] = [];
  #missed: number | null = null; // the number of the viewer's first own step that nobody looked at
  #tellers = new Set<Animator>();
  #skip: AbortController | null = null;
  #stop: () => void;
  #awaited: { seq: number; heard(): void }[] = [];

  constructor(
    readonly id: string,
    readonly line: Pick<Connection, "watch" | "command" | "ahead">,
  ) {
    this.#stop = line.watch(id, this);
    document.addEventListener("visibilitychange", this.#lookedAt);
  }

  close(): void {
    this.#stop();
    document.removeEventListener("visibilitychange", this.#lookedAt);
    this.#skip?.abort();
    this.#queue = [];
    this.#answer(Infinity);
  }

  /** Whoever can show a step, until the returned function is called. */
  toldBy(teller: Animator): () => void {
    this.#tellers.add(teller);
    return () => this.#tellers.delete(teller);
  }

  /**
   * Ask the table to do something. Null if it was done, else why not. An answer comes before its news; it is given here
   * when the news is here, so that nobody acts on a scene of the past in between.
   */
  async do(command: Command): Promise<Refused | null> {
    const answer: Ack | Refused = await this.line.command(
      this.id,
      this.seq ?? 0,
      withNonce(this.info, this.#player, command),
    );
    if (answer.type === "refused") return answer;
    await this.#heard(answer.seq);
    return null;
  }

  get #player(): string | null {
    return this.seat === null ? null : (this.info?.seats[this.seat]?.player ?? null);
  }

  #know(info: TableInfo): void {
    this.info = info;
    if (!rememberCommitment(info)) this.broken = true;
  }

  /** Tell the rest of what has happened at once. */
  skip(): void {
    this.#skip?.abort();
  }

  /** Look at the game as it was after a step; null: as it is. The newest moment is the present. */
  look(seq: number | null): void {
    this.skip();
    this.past = seq === null || seq === this.moments.at(-1) ? null : seq;
  }

  /** Look one moment further back, or forward. */
  turnPage(by: -1 | 1): void {
    const moments = this.moments;
    const now = this.past === null ? moments.length - 1 : moments.indexOf(this.past);
    const next = moments[Math.max(0, now + by)];
    if (next !== undefined) this.look(next);
  }

  /** Fill in what was told before this page came. */
  remember(updates: Update[]): void {
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

  hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#replace(message);
        return this.#answer(message.seq);
      case "update":
        this.#update(message);
        return this.#answer(message.seq);
      case "private":
        this.at = message.at;
        return this.#now(message.scene);
      case "gone":
        this.gone = message.code;
        this.#answer(Infinity);
    }
  }

  #heard(seq: number): Promise<void> {
    if (this.seq === null || this.seq >= seq) return Promise.resolve();
    return new Promise((heard) => this.#awaited.push({ seq, heard }));
  }

  #answer(seq: number): void {
    const due = this.#awaited.filter((one) => one.seq <= seq);
    this.#awaited = this.#awaited.filter((one) => one.seq > seq);
    for (const { heard } of due) heard();
  }

  #replace(snapshot: Snapshot): void {
    this.gone = null;
    this.seq = snapshot.seq;
    this.#know(snapshot.info);
    this.seat = snapshot.seat ?? null;
    this.at = snapshot.at;
    this.steps = [];
    this.past = null;
    this.#missed = null;
    this.#queue = [];
    this.#skip?.abort();
    this.scene = this.told = snapshot.scene ?? null;
  }

  #update(update: Update): void {
    if (this.seq !== null && update.seq <= this.seq) return;
    this.seq = update.seq;
    if (update.info) this.#know(update.info);
    if ("seat" in update) this.seat = update.seat ?? null;
    if (update.what.kind === "left" && update.what.seat === this.seat) this.seat = null;
    if (update.scene) this.at = update.at;
    const before = this.scene;
    const step = stepOf(update, before, update.scene ?? before);
    this.steps = [...this.steps, step];
    if (!update.scene) return;
    this.scene = update.scene;
    this.#queue.push(step);
    if (!this.telling) void this.#tell();
  }

  /** Only this viewer's own part has changed: nothing to tell. */
  #now(scene: Scene): void {
    const settled = this.told === this.scene;
    this.scene = scene;
    if (settled) this.told = scene;
    const last = this.#queue.at(-1);
    if (last) last.after = scene;
  }

  /** What the viewer did is told to the viewer: what a peek showed is seen in that moment, and never again. */
  #lookedAt = (): void => {
    const first = this.steps.find((step) => step.seq === this.#missed);
    if (document.hidden || !first) return;
    this.#missed = null;
    if (this.telling || this.past !== null) return;
    this.told = first.before;
    this.#queue = this.steps.filter((step) => step.seq >= first.seq && step.after !== step.before);
    void this.#tell();
  };

  async #tell(): Promise<void> {
    this.telling = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const last = step;
      const commit = () => (this.told = this.#queue.length === 0 ? this.scene : last.after);
      this.#skip = new AbortController();
      const { signal } = this.#skip;
      if (this.past === null && !document.hidden && step.gameEvents.length > 0 && this.#queue.length < MAX_ANIMATED)
        await Promise.all(
          [...this.#tellers].map((teller) =>
            teller(last, commit, signal).catch((fault: unknown) => console.error(fault)),
          ),
        );
      else if (document.hidden && step.what.kind === "moved" && step.what.seat === this.seat) this.#missed ??= step.seq;
      commit();
    }
    this.#skip = null;
    this.telling = false;
  }
}

export function stepOf(update: Update, before: Scene | null, after: Scene | null): Step {
  return { seq: update.seq, at: update.at, what: update.what, gameEvents: update.game_events ?? [], before, after };
}
