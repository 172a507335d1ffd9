/** Client state of the review screen: the game, the eyes it is seen with, the step that is told, and its analysis. */
import { engineOf } from "../../engine/module";
import { isLocal } from "../../lib/addresses";
import { load } from "../../lib/art";
import { type GameReview, type GameWords, type SceneComponent, reviewOf, sceneOf, wordsOf } from "../../lib/games";
import { t } from "../../lib/i18n.svelte";
import { attempt, me } from "../../lib/me.svelte";
import { type Questions, questionsOf } from "../../lib/questions";
import { ReplayBoard, stepsOf } from "../../lib/replayBoard.svelte";
import { settings } from "../../lib/settings.svelte";
import { announce } from "../../lib/toasts.svelte";
import { isRetry } from "../../local/savedGame";
import { openSession } from "../../review/session";
import type { SeatReview, Step } from "../../review/types";
import type { Snapshot } from "../../wire";
import { Analysis } from "./analysis.svelte";
import { Explorer } from "./explorer.svelte";
import { firstSeat, slipsOf } from "./summary";
import { Timeline } from "./timeline";
import type { Eyes } from "./ViewerPicker.svelte";

const PAUSE = 900; // ms between two steps

/** What is shown beside the board, or instead of it on a phone. */
export type Tab = "summary" | "board" | "moves";

export class Reviewer {
  questions = $state.raw<Questions | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  board = $state.raw<ReplayBoard | null>(null);
  /** as the reader sees it, with whoever's eyes they look: for the result */
  ownBoard = $state.raw<ReplayBoard | null>(null);
  game = $state.raw<{ scene: SceneComponent; words: GameWords; review: GameReview } | null>(null);
  /** null: this game cannot be analysed, or that is not known yet */
  analysis = $state.raw<Analysis | null>(null);
  /** why the game cannot be shown */
  problem = $state("");
  eyes = $state<Eyes>("all");
  tab = $state<Tab>("summary");
  /** it is not known yet whether the game can be analysed */
  opening = $state(true);
  playing = $state(false);
  /** the step that was asked for; it is told as long as its position is on the board */
  #wanted = $state<number | null>(null);
  /** the step whose outcome was asked for */
  #event = $state<number | null>(null);
  /** what is tried out */
  readonly explorer = new Explorer(this);
  #seen = new Map<Eyes, ReplayBoard>();

  timeline = $derived(this.board && this.analysis && new Timeline(this.board.steps, this.analysis.session.bounds));
  /** the number of the step that begins at this position: one's own decision, if there is one */
  step = $derived.by((): number | null => {
    const { board, timeline, analysis } = this;
    if (!board || !timeline || !analysis) return null;
    if (this.#wanted !== null && timeline.before[this.#wanted] === board.at) return this.#wanted;
    const here = timeline.stepsAt(board.at);
    return here.find((step) => analysis.steps[step]?.decision) ?? here[0] ?? null;
  });
  /** what was decided at this position, if the reviewed seat had a choice */
  decision = $derived(this.step === null ? null : (this.analysis?.steps[this.step]?.decision ?? null));
  /** the step that led here */
  lastStep = $derived.by((): Step | null => {
    const { board, timeline, analysis } = this;
    if (!board || !timeline || !analysis) return null;
    const ended = timeline.row.lastIndexOf(board.at);
    return analysis.steps[ended] ?? null;
  });
  /** The step that brought the position on the board, if it was asked for rather than the choice here. */
  event = $derived.by((): Step | null => {
    const { board, timeline, analysis } = this;
    if (this.#event === null || timeline?.row[this.#event] !== board?.at) return null;
    return analysis?.steps[this.#event] ?? null;
  });
  slips = $derived(slipsOf(this.analysis?.steps ?? []));

  /** the reader's seat */
  get mine(): number | null {
    return this.snapshot?.seat ?? null;
  }
  nameOf(seat: number): string {
    return seat === this.mine ? t("you") : this.board!.nameOf(seat);
  }

  async open(table: string): Promise<void> {
    this.problem = "";
    await attempt(
      async () => {
        const questions = await questionsOf(table, me.identity?.token ?? null);
        const found = await questions.snapshot();
        this.questions = questions;
        this.snapshot = found;
        if (found.info.status !== "over") return;
        const name = found.info.setup.game;
        const [scene, gameWords, review] = await Promise.all([
          sceneOf(name),
          wordsOf(name),
          reviewOf(name),
          load("tokens", "bots"),
        ]);
        this.game = { scene, words: gameWords, review };
        const { info, seat = null, scene: end } = found;
        const first = firstSeat(info.seats, seat, end?.result?.winners ?? []);
        await Promise.all([this.look(first), load(...review.art)]);
        this.ownBoard = new ReplayBoard(info, this.board!.steps, seat, true);
        await this.#analyse(table, first);
      },
      (text) => (this.problem = text),
    );
  }

  async #analyse(table: string, seat: number): Promise<void> {
    const { info } = this.snapshot!;
    const session = await openSession(table, info, this.questions!).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    this.opening = false;
    if (!session) {
      if (this.tab === "summary") this.tab = "board";
      return this.look("all");
    }
    this.analysis = new Analysis(session, (review) => this.#onDone(table, review));
    void this.analysis.follow(seat);
  }

  #onDone(table: string, review: SeatReview): void {
    announce(t("review-done"));
    if (review.seat === this.mine) this.#remember(table, review).catch((error: unknown) => console.error(error));
  }

  /** Note the reader's own game for their progress, unless they knew the deal. */
  async #remember(table: string, review: SeatReview): Promise<void> {
    const { info } = this.snapshot!;
    const { session } = this.analysis!;
    if (isLocal(table)) {
      const { liveTableOf } = await import("../../local/localTables");
      if (isRetry((await liveTableOf(table)).game)) return;
    }
    const [{ rememberGame }, engine] = await Promise.all([
      import("../../review/history"),
      engineOf(info.setup.game).catch(() => null),
    ]);
    if (!engine || !session.canExplore) return;
    await rememberGame(review, {
      table,
      at: this.board!.steps.at(-1)?.at ?? info.created,
      game: info.setup.game,
      players: info.seats.length,
      rules: engine.rules,
      opponents: info.seats.flatMap((seat, number) => (number === review.seat ? [] : [seat.bot ?? "person"])),
      viewAt: (ply) => session.viewBytes(review.seat, session.bounds.indexOf(ply)),
    });
  }

  /** Look with other eyes at the same moment; the review follows a seat's. */
  async look(wanted: Eyes): Promise<void> {
    const { info, seat = null } = this.snapshot!;
    const { step, board } = this;
    if (!this.#seen.has(wanted)) {
      const updates = await this.questions!.history(String(wanted));
      const all = wanted === "all";
      this.#seen.set(wanted, new ReplayBoard(info, stepsOf(updates), all ? seat : wanted, all));
    }
    board?.stop();
    const next = this.#seen.get(wanted)!;
    next.jump(board?.at ?? 0);
    this.eyes = wanted;
    this.board = next;
    if (step !== null) this.#show(step, board!.at);
    if (wanted !== "all") void this.analysis?.follow(wanted);
  }

  /** Keep a step in sight where another's board has other positions; `at`: where it was. */
  #show(step: number, at: number): void {
    this.board!.jump(this.timeline!.before[step] ?? at);
  }

  /** Show the position before a step. */
  openStep(step: number): void {
    this.tab = "board";
    this.toStep(step);
  }
  /** Show what a step brought. */
  openEvent(step: number): void {
    this.openStep(step);
    this.#event = step;
    this.seek(this.timeline!.row[step]!);
  }
  toStep(step: number): void {
    this.#event = null;
    this.#wanted = step;
    this.seek(this.timeline!.before[step]!);
  }
  /** Go to the next slip after this position, or the one before; false: there is none. */
  toSlip(by: -1 | 1): void {
    const to = this.slipFrom(by);
    if (to !== null) this.toStep(to);
  }
  slipFrom(by: -1 | 1): number | null {
    const { board, timeline, slips, step } = this;
    if (!board || !timeline) return null;
    const here = step ?? (board.at === 0 ? -1 : timeline.boundAt(board.at));
    const found = by > 0 ? slips.find((slip) => slip > here) : slips.findLast((slip) => slip < here);
    return found ?? null;
  }

  seek(position: number): void {
    this.playing = false;
    this.board?.jump(position);
  }
  move(by: -1 | 1): void {
    this.playing = false;
    if (by < 0) this.board?.jump(this.board.at - 1);
    else void this.board?.forward();
  }
  async play(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.board && this.board.at === this.board.last) this.board.jump(0);
    while (this.playing && this.board) {
      if (!(await this.board.forward())) this.playing = false;
      await new Promise((resolve) => setTimeout(resolve, PAUSE / (settings.speed || 1)));
    }
  }

  close(): void {
    this.playing = false;
    this.board?.stop();
    this.analysis?.stop();
  }
}
