/** A board on a table, of the server or of this device. */
import type { Problem, Refused, Scene, SeatInfo, ScorePreview, Value } from "../wire";
import type { Board } from "./board";
import { now } from "./clock.svelte";
import { t } from "./i18n.svelte";
import { notify } from "./toasts.svelte";
import type { Questions } from "./questions";
import { settings } from "./settings.svelte";
import { type StoredItem, draftOf } from "./storage";
import type { Step, Table, Animator } from "./table.svelte";

export class LiveBoard implements Board {
  /** a move that waits for the player's confirmation */
  proposed = $state.raw<{ text: string; answer(yes: boolean): void } | null>(null);

  /** how often the player tapped elsewhere instead of answering */
  nudged = $state(0);

  constructor(
    readonly table: Table,
    readonly questions: Questions,
    readonly alone = false, // one player uses this page, so drafts may be stored
  ) {}

  get draft(): StoredItem | undefined {
    return this.alone && this.seat !== null ? draftOf(this.table.id, this.seat) : undefined;
  }

  get scene(): Scene {
    return this.table.displayedScene!;
  }
  get seat(): number | null {
    return this.table.seat;
  }
  get seats(): readonly SeatInfo[] {
    return this.table.info?.seats ?? [];
  }
  get options(): Readonly<Record<string, Value>> {
    return this.table.info?.options ?? {};
  }
  get live(): boolean {
    return this.table.live;
  }
  get readOnly(): boolean {
    return this.table.pastSeq !== null;
  }
  get legal(): readonly string[] {
    return this.live ? (this.scene.legal ?? []) : [];
  }
  get paths(): readonly string[] {
    return this.live ? (this.scene.paths ?? []) : [];
  }
  get revealed(): boolean {
    return this.scene.turn === null;
  }

  get steps(): readonly Step[] {
    return this.table.steps;
  }

  timeLeft(seat: number): number | null {
    const face = this.scene.clocks?.[seat];
    if (!face) return null;
    if (!face.running || !this.live) return face.left;
    return Math.max(0, face.left - (now() + this.table.connection.clockOffset - this.table.at));
  }

  nameOf(seat: number): string {
    return nameAt(this.seats, seat);
  }

  async move(text: string, sure = false): Promise<Refused | null> {
    if (settings.confirm && !sure && !(await this.#confirm(text))) return null;
    return this.table.submit({ kind: "move", move: text });
  }

  async why(text: string): Promise<Problem | null> {
    try {
      const { legal, code, params = {}, rule = null } = await this.questions.why(text);
      return legal || !code ? null : { code, params, rule };
    } catch {
      return { code: "not-allowed-now" }; // it was not offered, so much is known here
    }
  }

  /** previews by move; a new moment clears them */
  #previews = { moment: -1, answers: new Map<string, Promise<ScorePreview | null>>() };

  preview(text: string): Promise<ScorePreview | null> {
    const { moment } = this.scene;
    if (this.#previews.moment !== moment) this.#previews = { moment, answers: new Map() };
    const { answers } = this.#previews;
    const cached = answers.get(text);
    if (cached) return cached;
    const request = this.questions
      .preview(text)
      .then((preview) => (preview.moment === moment ? (preview.score_preview ?? null) : null));
    const answer = request.catch(() => (answers.delete(text), null));
    answers.set(text, answer);
    return answer;
  }

  showBusy(): void {
    if (this.proposed) this.nudged += 1;
    else notify(t("move-on-its-way"));
  }

  premove(text: string | null): Promise<Refused | null> {
    return this.table.submit({ kind: "premove", move: text });
  }

  addAnimator(animator: Animator): () => void {
    return this.table.addAnimator(animator);
  }

  async #confirm(text: string): Promise<boolean> {
    this.proposed?.answer(false);
    const yes = await new Promise<boolean>((answer) => (this.proposed = { text, answer }));
    this.proposed = null;
    return yes;
  }
}

/** The name of a seat at a table; those who are called alike are numbered. */
export function nameAt(seats: readonly SeatInfo[], seat: number): string {
  const names = seats.map(seatName);
  const name = names[seat] ?? seatName(undefined);
  const alike = names.flatMap((other, at) => (other === name ? [at] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
}

/** The name of a seat's player. A substitute bot is named beside the owner. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  if (seat.name && seat.bot) return t("seat-stands-in", { name: seat.name, bot: t("bot-name", { level: seat.bot }) });
  if (seat.bot) return t("bot-name", { level: seat.bot });
  return seat.name ?? t("seat-free");
}
