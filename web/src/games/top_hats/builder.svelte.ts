/** Turns taps and drags into stacks while they are built (T3): drafts stay in this tab until all are sent. */
import type { Board } from "../../lib/board";
import { sound } from "../../lib/sound";
import { notify } from "../../lib/toasts.svelte";
import {
  type Draft,
  type Spot,
  emptyDrafts,
  fillDrafts,
  isComplete,
  loadDrafts,
  mergeDrafts,
  nextFree,
  remainingHats,
  supplyOf,
  textOf,
  withHat,
} from "./drafts";
import { COLOURS, type Colour } from "./model";
import { explainRefusal } from "./words";

export class Builder {
  drafts = $state.raw<Draft[]>([]);
  isSending = $state(false);
  /** an empty place that was tapped: the next hat goes there */
  #aim = $state.raw<Spot | null>(null);
  /** the stand that was filled last */
  #stand = $state(0);
  /** the stands before the surprise filled them; it can try again */
  #before: Draft[] | null = null;

  constructor(readonly board: () => Board) {
    this.drafts = loadDrafts(board().draft, this.supply);
  }

  readonly supply = $derived.by(() => supplyOf(this.board().scene, this.board().seat ?? 0));
  /** stacks that the server has already */
  readonly sent = $derived.by(() => this.board().scene.chosen ?? []);
  readonly stands = $derived(mergeDrafts(this.sent, this.drafts));
  readonly remaining = $derived(remainingHats(this.stands, this.supply));
  readonly remainingCount = $derived(count(this.remaining));
  readonly isEmpty = $derived(this.remainingCount === count(this.supply));
  readonly isReady = $derived(this.stands.every(isComplete));
  readonly isDone = $derived.by(() => {
    const { seat, scene } = this.board();
    return seat !== null && !(scene.choosing ?? []).includes(seat);
  });
  readonly isWatching = $derived.by(() => this.board().seat === null || !this.board().live);
  /** nothing can be changed now */
  readonly isClosed = $derived(this.isDone || this.isWatching || this.isSending);
  /** where the next hat goes */
  readonly next = $derived(
    this.#aim && this.stands[this.#aim.stand]![this.#aim.place] === null
      ? this.#aim
      : nextFree(this.stands, this.#stand),
  );

  isLocked(stand: number): boolean {
    return this.isClosed || stand < this.sent.length;
  }

  /** Put a hat of this colour on the next free place. */
  take(colour: Colour): void {
    if (!this.isClosed && this.next) this.#set(this.next, colour);
  }

  /** Tap a place: the next hat goes there, and a hat that lies there comes back. */
  touch(spot: Spot): void {
    if (this.isLocked(spot.stand)) return;
    if (this.stands[spot.stand]![spot.place]) {
      this.#before = null;
      this.drafts = withHat(this.stands, spot, null);
    }
    this.#aim = spot;
    sound("pick");
  }

  canDrag(colour: Colour, from: Spot | null): boolean {
    return from ? !this.isLocked(from.stand) : !this.isClosed && this.remaining[colour] > 0;
  }

  /** Drop a dragged hat; from a stand onto no place, it goes back to the supply. */
  drop(spot: Spot | null, colour: Colour, from: Spot | null): void {
    if (this.isClosed || (spot && spot.stand < this.sent.length)) return;
    this.#before = null;
    if (from && spot) {
      const there = this.stands[spot.stand]![spot.place];
      this.drafts = withHat(withHat(this.stands, from, there), spot, colour);
    } else if (from) this.drafts = withHat(this.stands, from, null);
    else if (spot) this.#set(spot, colour);
    sound("slide");
  }

  clear(): void {
    this.#before = null;
    this.#aim = null;
    this.drafts = emptyDrafts(this.supply);
    this.#stand = 0;
  }

  /** Fill the empty places at random. Once more, and they are filled differently; with none empty, all are filled again. */
  surprise(): void {
    this.#before ??= this.remainingCount > 0 ? this.stands : mergeDrafts(this.sent, emptyDrafts(this.supply));
    this.drafts = fillDrafts(this.#before, this.supply, shuffle);
    this.#aim = null;
    sound("swap");
  }

  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.#aim = null;
    for (const draft of this.stands.slice(this.sent.length)) {
      const problem = await this.board().move(textOf(draft), true);
      if (problem) {
        notify(explainRefusal(problem));
        break;
      }
    }
    this.isSending = false;
  }

  #set(spot: Spot, colour: Colour): void {
    if (this.remaining[colour] === 0 || this.stands[spot.stand]![spot.place] === colour) return;
    this.#before = null;
    this.drafts = withHat(this.stands, spot, colour);
    this.#stand = spot.stand;
    this.#aim = null;
    sound("slide");
  }
}

const count = (hats: Readonly<Record<Colour, number>>): number =>
  COLOURS.reduce((sum, colour) => sum + hats[colour], 0);

function shuffle(hats: Colour[]): Colour[] {
  for (let at = hats.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [hats[at], hats[other]] = [hats[other]!, hats[at]!];
  }
  return hats;
}
