/** The analysis of a finished game as it comes in: one seat's at a time, the earlier ones kept. */
import type { PartialReview, ReviewSession } from "../../review/session";
import type { SeatReview, Step } from "../../review/types";

export class Analysis {
  /** the reviewed seat */
  seat = $state(0);
  /** by seat: what is known so far */
  #parts = $state.raw<readonly (PartialReview | undefined)[]>([]);
  #reviews = $state.raw<readonly (SeatReview | undefined)[]>([]);
  /** by bound, by seat: the expectation with open cards */
  open = $state.raw<readonly (readonly number[])[]>([]);
  /** the analysis broke off */
  failed = $state(false);
  #running: AbortController | null = null;
  /** all expectations with open cards, computed once for every seat; null: not asked for, or it failed */
  #opening: ReturnType<ReviewSession["open"]> | null = null;
  #stopped = new AbortController();

  constructor(
    readonly session: ReviewSession,
    readonly onDone: (review: SeatReview) => void,
  ) {}

  /** the steps that are analysed, in order */
  get steps(): readonly Step[] {
    return this.review?.steps ?? this.#parts[this.seat]?.steps ?? [];
  }
  /** the whole review; null while it is being made */
  get review(): SeatReview | null {
    return this.#reviews[this.seat] ?? null;
  }
  /** part of the work that is done, 0 to 1 */
  get progress(): number {
    const part = this.#parts[this.seat];
    return this.review ? 1 : part ? part.done / Math.max(1, part.total) : 0;
  }

  /** Review a seat; the one before is continued when it is chosen again. */
  async follow(seat: number): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.seat = seat;
    this.failed = false;
    try {
      if (!this.#reviews[seat]) {
        const review = await this.session.review(
          seat,
          (part) => (this.#parts = withItem(this.#parts, seat, part)),
          running.signal,
        );
        this.#reviews = withItem(this.#reviews, seat, review);
        this.onDone(review);
      }
      if (this.open.length < this.session.bounds.length) this.open = await this.#openCards();
    } catch (error) {
      if (running.signal.aborted || this.#stopped.signal.aborted) return;
      console.error(error);
      this.failed = true;
    }
  }

  #openCards(): ReturnType<ReviewSession["open"]> {
    if (!this.#opening) {
      this.#opening = this.session.open((rows) => (this.open = [...rows]), this.#stopped.signal);
      this.#opening.catch(() => (this.#opening = null));
    }
    return this.#opening;
  }

  stop(): void {
    this.#running?.abort();
    this.#stopped.abort();
  }
}

function withItem<Item>(list: readonly (Item | undefined)[], at: number, item: Item): (Item | undefined)[] {
  const next = [...list];
  next[at] = item;
  return next;
}
