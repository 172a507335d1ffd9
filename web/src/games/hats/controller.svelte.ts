/** Turns taps, drags and keys into a move of Hats: a picked card, its targets, and why a target was refused. */
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { announce } from "../../lib/toasts.svelte";
import { sound } from "../../lib/sound";
import { TapFilter } from "../../lib/tapFilter";
import type { HatsView, Problem } from "../../wire";
import { type Target, allTargets, formatMove, parseMove, playable, targetsOf } from "./model";
import { cardName } from "./words";

export class Controller {
  picked = $state<string | null>(null);
  /** below the card that is dragged */
  dragTarget = $state<Target | null>(null);
  /** pointed at by mouse, by the keyboard's focus or by a finger that is held down */
  pointed = $state<Target | null>(null);
  /** number of taps on a place before a card was picked: each makes the hand hop */
  hops = $state(0);
  refusal = $state.raw<{ target: Target; problem: Problem } | null>(null);
  /** a move is on its way to the table, or waits for the player's confirmation */
  isSending = $state(false);
  /** the target of that move */
  pendingTarget = $state<Target | null>(null);

  readonly view = $derived.by(() => this.board().scene.view as HatsView);
  readonly playable = $derived.by(() => playable(this.board().legal));
  readonly targets = $derived.by(() => {
    if (this.picked === null) return new Set<Target>();
    return this.pendingTarget === null ? targetsOf(this.board().legal, this.picked) : new Set([this.pendingTarget]);
  });
  /** the legal move that the picked card would make on the target it is dragged over or pointed at */
  readonly pointedMove = $derived.by(() => {
    const target = this.dragTarget ?? this.pointed;
    if (this.picked === null || target === null || this.isSending) return null;
    const text = formatMove(this.picked, target, this.view);
    return this.board().legal.includes(text) ? { text, target } : null;
  });
  readonly canEnd = $derived.by(() => this.board().legal.includes("end"));
  readonly isSpectator = $derived.by(() => this.board().seat === null);
  readonly canAct = $derived.by(() => this.board().legal.length > 0);
  /** another player acts, and the viewer may decide the next move in advance */
  readonly canPremove = $derived.by(() => {
    const { live, legal, scene, seat, premove } = this.board();
    return (
      live && legal.length === 0 && scene.turn !== null && scene.turn !== seat && seat !== null && premove !== undefined
    );
  });
  /** the move decided in advance */
  readonly premove = $derived.by(() => (this.board().scene.premove ? parseMove(this.board().scene.premove!) : null));

  readonly #taps = new TapFilter();
  #questions = 0; // asked so far: an answer that arrives after something else was done is dropped

  constructor(readonly board: () => Board) {}

  /** Lift a card, or put it back if it is picked. A second tap right after the first does nothing. */
  pick(card: string, at?: number): void {
    if (this.#taps.isBounce(card, at)) return;
    if (this.isSending) this.board().showBusy?.();
    else if (this.picked === card) this.putBack();
    else this.lift(card);
  }

  /** Lift a card; false if it cannot be played now. */
  lift(card: string): boolean {
    if (this.isSending) return false;
    this.clearRefusal();
    if (!this.canPremove && !this.playable.has(card)) return false;
    if (this.picked === card) return true;
    this.picked = card;
    sound("pick");
    announce(
      this.canPremove
        ? t("hatsw-picked-early", { card: cardName(card) })
        : t("hatsw-picked", { card: cardName(card), count: this.targets.size }),
    );
    return true;
  }

  /** Release the dragged card; over nothing it goes back. */
  drop(target: Target | null): void {
    if (target) void this.put(target);
    else this.putBack();
  }

  putBack(): void {
    if (this.isSending) return;
    this.#taps.reset();
    this.clearRefusal();
    if (this.picked === null) return;
    announce(t("hatsw-put-back", { card: cardName(this.picked) }));
    this.picked = null;
  }

  /** Put the picked card on a target. If that is not legal, ask the board why and show the answer. */
  async put(target: Target, at?: number): Promise<void> {
    const card = this.picked;
    const board = this.board();
    if (this.#taps.isBounce(target, at)) return;
    if (this.isSending) return board.showBusy?.();
    if (card === null) return this.#askForCard(target);
    const text = formatMove(card, target, this.view);
    this.clearRefusal();
    if (this.canPremove) return this.#setPremove(text, target);
    if (board.legal.includes(text)) await this.#send(text, target);
    else if (board.live) await this.#ask(text, target);
  }

  /** Say that a card must be picked before a target. */
  #askForCard(target: Target): void {
    if (!allTargets(this.board().legal).has(target)) return;
    this.clearRefusal();
    this.hops += 1;
    if (this.canEnd)
      announce(t("no-hats-hand-first")); // the prompt beside the button that ends the turn stays
    else this.refusal = { target, problem: { code: "hats-hand-first" } };
  }

  async end(): Promise<void> {
    if (this.isSending) this.board().showBusy?.();
    else if (this.canEnd) await this.#send("end", null);
  }

  /** Hide the refusal, and drop an answer that is still to come. */
  clearRefusal(): void {
    this.#questions += 1;
    this.refusal = null;
  }

  async #ask(text: string, target: Target): Promise<void> {
    const question = this.#questions;
    const problem = await this.board().why(text);
    if (!problem || question !== this.#questions) return;
    sound("refused");
    this.refusal = { target, problem };
  }

  async cancelPremove(): Promise<void> {
    await this.board().premove?.(null);
  }

  async #setPremove(text: string, target: Target): Promise<void> {
    this.picked = null;
    const problem = await this.board().premove?.(text);
    if (problem) this.refusal = { target, problem };
    else announce(t("hatsw-ahead"));
  }

  async #send(text: string, target: Target | null): Promise<void> {
    this.isSending = true;
    this.pendingTarget = target;
    const problem = await this.board()
      .move(text)
      .finally(() => ((this.isSending = false), (this.pendingTarget = null)));
    if (problem) this.refusal = { target: target ?? "discard", problem };
    else if (parseMove(text).card === this.picked) this.picked = null;
  }
}
