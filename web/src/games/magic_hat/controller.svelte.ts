/** Turns taps, drags and keys into a move of Magic Hat: an action, one or two slots, and why a choice was refused. */
import type { Board } from "../../lib/board";
import { sound } from "../../lib/sound";
import { TapFilter } from "../../lib/tapFilter";
import type { MagicHatView, Problem } from "../../wire";
import { type Action, type Chosen, NOTHING, chooseAction, chooseSlot, chooseSwap, slotsOf, textOf } from "./model";

export class Controller {
  choice = $state.raw(NOTHING);
  /** the slot below the pointer */
  pointed = $state<number | null>(null);
  refusal = $state.raw<{ problem: Problem; slots: number[] } | null>(null);
  /** how far the hat of a slot is dragged, in pixels */
  drag = $state.raw<{ slot: number; x: number; y: number } | null>(null);
  isSending = $state(false);
  /** the slots of the move that is being sent; the hats of a swap stay up until they fly */
  sentSlots = $state.raw<readonly number[]>([]);

  readonly view = $derived.by(() => this.board().scene.view as MagicHatView);
  readonly canAct = $derived.by(() => this.board().legal.length > 0 && !this.isAnimating());
  /** While a move waits for confirmation, or is on its way, its slots are picked and no other can be. */
  readonly slots = $derived.by(() =>
    slotsOf(this.view, {
      legal: this.canAct && !this.isSending ? this.board().legal : [],
      choice: this.isSending ? { action: this.choice.action, slots: this.sentSlots } : this.choice,
      aid: this.board().options.memory_aid === true,
      revealed: this.board().revealed && !this.isAnimating(),
    }),
  );
  /** the legal swap that the pointer shows: from the dragged or picked hat to the pointed one */
  readonly pointedSwap = $derived.by((): [number, number] | null => {
    const from = this.drag?.slot ?? (this.choice.action === "swap" ? this.choice.slots[0] : undefined);
    if (from === undefined || this.pointed === null || this.pointed === from) return null;
    return this.board().legal.includes(textOf("swap", from, this.pointed)) ? [from, this.pointed] : null;
  });

  readonly #taps = new TapFilter();
  #questions = 0; // asked so far: an answer that arrives after something else was done is dropped

  constructor(
    readonly board: () => Board,
    readonly isAnimating: () => boolean,
  ) {}

  pressSlot(slot: number, at?: number): void {
    if (this.#accepts(`${slot}`, at))
      void this.#take(chooseSlot(this.choice, slot, this.board().legal, !!this.view.row[slot - 1]));
  }

  pressAction(action: Action, at?: number): void {
    if (this.#accepts(action, at)) void this.#take(chooseAction(this.choice, action, this.board().legal));
  }

  canDrag(slot: number): boolean {
    return this.canAct && !this.isSending && !!this.view.row[slot - 1];
  }

  /** Put a dragged hat onto another hat, onto an action, or back. */
  drop(slot: number, target: number | null, action: Action | null): void {
    const { legal } = this.board();
    this.pointed = null;
    const swap = target && target !== slot ? chooseSwap(slot, target, legal) : null;
    if (!swap?.move) this.drag = null; // else it flies on from there
    if (swap) void this.#take(swap);
    else if (!target && action) void this.#take(chooseAction({ action: null, slots: [slot] }, action, legal));
  }

  /** Forget the choice. */
  cancel(): void {
    this.#questions += 1;
    this.#taps.reset();
    this.choice = NOTHING;
    this.refusal = null;
  }

  /** Another moment is shown: a choice made for the last one means nothing now. */
  reset(): void {
    this.#questions += 1;
    this.choice = NOTHING;
    this.refusal = null;
    this.drag = null;
    this.isSending = false;
  }

  /** Check whether a tap counts now. A second tap on the same thing right after the first does not. */
  #accepts(what: string, at?: number): boolean {
    if (!this.canAct || this.#taps.isBounce(what, at)) return false;
    if (this.isSending) this.board().showBusy?.();
    return !this.isSending;
  }

  async #take({ choice, move, ask }: Chosen): Promise<void> {
    const question = ++this.#questions;
    const board = this.board();
    this.choice = choice;
    this.refusal = null;
    if (ask) {
      sound("refused");
      const problem = await board.why(ask);
      if (problem && question === this.#questions) this.refusal = { problem, slots: slotsIn(ask) };
    } else if (move) {
      this.isSending = true;
      this.sentSlots = slotsIn(move);
      const problem = await board.move(move);
      if (problem || board.live) {
        this.isSending = false; // else its animation has begun, and resets it
        this.drag = null;
      }
      if (problem) this.refusal = { problem, slots: slotsIn(move) };
    } else sound("pick");
  }
}

const slotsIn = (move: string): number[] => move.split(" ").slice(1).map(Number);
