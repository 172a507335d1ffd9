/** A board that is a lesson: a game played before with the real rules, in which the learner makes the moves that are asked for. */
import type { GameName, TableEvent, GameEvent, Problem, Refused, Scene, SeatInfo, Value } from "../../wire";
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/liveBoard.svelte";
import { me } from "../../lib/me.svelte";
import { Table, type Animator } from "../../lib/table.svelte";

/** The updates of a lesson, as on the wire. */
export type Told =
  | { type: "update"; what: TableEvent; game_events?: GameEvent[]; scene?: Scene | null }
  | { type: "private"; scene: Scene };

export interface LessonStep {
  key: string;
  rule?: string;
  /** every way to write the move that is asked for; absent: there is only something to read */
  accepts?: string[];
  /** the same as a server's list writes it */
  legal?: string[];
  /** number of accepted moves the learner makes before the lesson goes on */
  free?: number;
  /** places on the screen that the move is about */
  hints?: string[];
  refusals?: Record<string, Problem>;
  /** where a move is made step by step: the paths of the stack that the move is about */
  paths?: string[];
  updates: Told[];
}

export interface Chapter {
  players: number;
  seats: SeatInfo[];
  options: Record<string, Value>;
  scene: Scene;
  steps: LessonStep[];
}

export interface Part {
  name: string;
  chapters: Chapter[];
}

export interface Lesson {
  game: GameName;
  parts: Part[];
}

const LEARNER = 0;

export class LessonBoard implements Board {
  /** which step is asked; as many as there are: the lesson is over */
  at = $state(0);
  readonly seat = LEARNER;
  readonly showsFinalCount = true;
  readonly #table: Table;
  readonly #steps: readonly { chapter: Chapter; step: LessonStep; start: Scene }[];

  constructor(
    readonly game: GameName,
    readonly part: Part,
  ) {
    this.#steps = part.chapters.flatMap((chapter) => {
      let start = chapter.scene;
      return chapter.steps.map((step) => {
        const here = { chapter, step, start };
        for (const update of step.updates) start = update.scene ?? start;
        return here;
      });
    });
    this.#table = new Table("lesson", {
      watch: () => () => undefined,
      command: () => Promise.reject(new Error("a lesson has no server")),
      clockOffset: 0,
    });
    this.#show(0);
  }

  get length(): number {
    return this.#steps.length;
  }
  get over(): boolean {
    return this.at >= this.length;
  }
  get step(): LessonStep | null {
    return this.#steps[this.at]?.step ?? null;
  }
  get scene(): Scene {
    return this.#table.displayedScene!;
  }
  get seats(): readonly SeatInfo[] {
    return this.#table.info?.seats ?? [];
  }
  get options(): Readonly<Record<string, Value>> {
    return this.#table.info?.options ?? {};
  }
  get revealed(): boolean {
    return this.scene.turn === null;
  }
  /** nothing is being shown: the learner may read, and act */
  get settled(): boolean {
    return !this.#table.animating;
  }
  get live(): boolean {
    return this.#table.live && !!this.step?.accepts;
  }
  get readOnly(): boolean {
    return this.settled && !this.step?.accepts;
  }
  /** Only what is asked for, so that it is what the scene offers. */
  get legal(): readonly string[] {
    return this.live ? (this.step?.legal ?? []) : [];
  }
  get paths(): readonly string[] {
    return this.live ? (this.step?.paths ?? []) : [];
  }

  timeLeft(): null {
    return null;
  }

  nameOf(seat: number): string {
    return seat === LEARNER ? t("lesson-you") : seatName(this.seats[seat]);
  }

  move(text: string): Promise<Refused | null> {
    if (!this.live || !this.step?.accepts?.includes(text))
      return Promise.resolve({ type: "refused", table: "lesson", id: "", ...this.#refusal(text) });
    const chosen = [...(this.scene.chosen ?? []), text];
    if (chosen.length < (this.step.free ?? 1))
      this.#table.receive({ type: "private", table: "lesson", at: 0, scene: { ...this.scene, chosen } });
    else this.#play();
    return Promise.resolve(null);
  }

  why(text: string): Promise<Problem | null> {
    return Promise.resolve(this.#refusal(text));
  }

  addAnimator(animator: Animator): () => void {
    return this.#table.addAnimator(animator);
  }

  /** Go on: what was read is read, and a move that is asked for is shown. */
  next(): void {
    if (!this.settled) this.#table.skip();
    else if (!this.over) this.#play();
  }

  back(): void {
    this.#show(Math.max(0, Math.min(this.at, this.length) - 1));
  }

  restart(): void {
    this.#show(0);
  }

  close(): void {
    this.#table.close();
  }

  #refusal(text: string): Problem {
    return this.step?.refusals?.[text] ?? { code: this.step?.accepts ? "lesson-other-move" : "lesson-read-first" };
  }

  /** What happens in this step happens; then the next is asked. A chapter begins with a new table. */
  #play(): void {
    const { chapter, step } = this.#steps[this.at]!;
    const after = this.#steps[this.at + 1];
    this.at += 1;
    for (const update of step.updates) {
      const { seq } = this.#table;
      if (update.type === "private") this.#table.receive({ ...update, table: "lesson", at: 0 });
      else this.#table.receive({ ...update, table: "lesson", seq: (seq ?? 0) + 1, at: 0 });
    }
    if (after && after.chapter !== chapter) void this.#turnPage(this.at);
  }

  async #turnPage(to: number): Promise<void> {
    while (this.#table.animating) await new Promise((resolve) => setTimeout(resolve, 60));
    if (this.at === to) this.#show(to);
  }

  #show(to: number): void {
    const { chapter, start } = this.#steps[to]!;
    this.at = to;
    const { players, options } = chapter;
    const seats = chapter.seats.map((seat, at) => (at === LEARNER ? { player: me.identity?.player ?? null } : seat)); // with the face that everybody knows
    this.#table.receive({
      type: "snapshot",
      table: "lesson",
      seq: 0,
      at: 0,
      seat: LEARNER,
      scene: start,
      info: {
        id: "lesson",
        setup: { game: this.game, players },
        options,
        seats,
        host: "",
        status: "playing",
        created: 0,
      },
    });
  }
}
