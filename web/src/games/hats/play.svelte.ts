/** What the player's hand is doing: a picked card, where it may go, and why it may not. One model for tap, drag and keys. */
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { announce } from "../../lib/toasts.svelte";
import { sound } from "../../lib/sound";
import { TapFilter } from "../../lib/tapFilter";
import type { HatsView, Problem } from "../../wire";
import { type Target, anyTargets, playable, read, targetsOf, write } from "./model";
import { cardName } from "./words";

/** From what was played to where the taken card lies. */
export interface Trace {
  from: string;
  to: string;
}

export class Play {
  picked = $state<string | null>(null);
  /** where the dragged card is held over */
  over = $state<Target | null>(null);
  /** what is pointed at, by mouse, focus or a finger that is held there */
  pointed = $state<Target | null>(null);
  /** how often a place was tapped before a card was picked: the hand hops */
  hops = $state(0);
  why = $state.raw<{ target: Target; refused: Problem } | null>(null);
  /** cards, and "cookie", that are in the air: their places look empty */
  away = $state.raw<ReadonlySet<string>>(new Set());
  /** a move is on its way to the server */
  sending = $state(false);
  /** something is shown in motion: traces wait */
  telling = $state(false);
  /** what the last main action was, for the trace where no steps are kept */
  last = $state.raw<Trace | null>(null);

  readonly view = $derived.by(() => this.board().scene.view as HatsView);
  readonly playable = $derived.by(() => playable(this.board().legal));
  /** where the card goes that is on its way, or that the player is asked about */
  going = $state<Target | null>(null);
  readonly targets = $derived.by(() => {
    if (this.picked === null) return new Set<Target>();
    return this.going === null ? targetsOf(this.board().legal, this.picked) : new Set([this.going]);
  });
  /** the legal move that the picked card would make where it is held, or pointed */
  readonly aimed = $derived.by(() => {
    const target = this.over ?? this.pointed;
    if (this.picked === null || target === null || this.sending) return null;
    const text = write(this.picked, target, this.view);
    return this.board().legal.includes(text) ? { text, target } : null;
  });
  readonly canEnd = $derived.by(() => this.board().legal.includes("end"));
  /** the viewer sits nowhere: there is nothing to press */
  readonly watching = $derived.by(() => this.board().seat === null);
  /** the viewer may act now */
  readonly mine = $derived.by(() => this.board().legal.length > 0);
  /** the viewer may decide ahead, while others act */
  readonly early = $derived.by(() => {
    const { live, legal, scene, seat, premove } = this.board();
    return (
      live && legal.length === 0 && scene.turn !== null && scene.turn !== seat && seat !== null && premove !== undefined
    );
  });
  /** what was decided ahead */
  readonly ahead = $derived.by(() => (this.board().scene.premove ? read(this.board().scene.premove!) : null));

  readonly #taps = new TapFilter();
  #asked = 0; // questions so far: an answer that comes after something else was done is not shown

  constructor(readonly board: () => Board) {}

  /** Lift a card; again: put it back. A second tap right after the first is none. */
  pick(card: string, at?: number): void {
    if (this.#taps.isBounce(card, at)) return;
    if (this.sending) this.board().showBusy?.();
    else if (this.picked === card) this.back();
    else this.hold(card);
  }

  /** Lift a card, unless it cannot be played now. */
  hold(card: string): boolean {
    if (this.sending) return false;
    this.#quiet();
    if (!this.early && !this.playable.has(card)) return false;
    if (this.picked === card) return true;
    this.picked = card;
    sound("pick");
    announce(
      this.early
        ? t("hatsw-picked-early", { card: cardName(card) })
        : t("hatsw-picked", { card: cardName(card), count: this.targets.size }),
    );
    return true;
  }

  /** The carried card is let go: over nothing it goes back. */
  drop(target: Target | null): void {
    if (target) void this.put(target);
    else this.back();
  }

  back(): void {
    if (this.sending) return;
    this.#taps.reset();
    this.#quiet();
    if (this.picked === null) return;
    announce(t("hatsw-put-back", { card: cardName(this.picked) }));
    this.picked = null;
  }

  /** Put the picked card somewhere; what is not allowed is asked for, and the answer shown. */
  async put(target: Target, at?: number): Promise<void> {
    const card = this.picked;
    const board = this.board();
    if (this.#taps.isBounce(target, at)) return;
    if (this.sending) return board.showBusy?.();
    if (card === null) return this.#handFirst(target);
    const text = write(card, target, this.view);
    this.#quiet();
    if (this.early) return this.#decide(text, target);
    if (board.legal.includes(text)) await this.#send(text, target);
    else if (board.live) await this.#ask(text, target);
  }

  /** A place was tapped, and nothing is in hand to be put there. */
  #handFirst(target: Target): void {
    if (!anyTargets(this.board().legal).has(target)) return;
    this.#quiet();
    this.hops += 1;
    if (this.canEnd)
      announce(t("no-hats-hand-first")); // what is asked stands beside the button that ends the turn
    else this.why = { target, refused: { code: "hats-hand-first" } };
  }

  async end(): Promise<void> {
    if (this.sending) this.board().showBusy?.();
    else if (this.canEnd) await this.#send("end", null);
  }

  /** What was said is said no more, and an answer that is still to come is none. */
  #quiet(): void {
    this.#asked += 1;
    this.why = null;
  }

  async #ask(text: string, target: Target): Promise<void> {
    const asked = this.#asked;
    const refused = await this.board().why(text);
    if (!refused || asked !== this.#asked) return;
    sound("refused");
    this.why = { target, refused };
  }

  /** Take back what was decided ahead. */
  async forget(): Promise<void> {
    await this.board().premove?.(null);
  }

  async #decide(text: string, target: Target): Promise<void> {
    this.picked = null;
    const refused = await this.board().premove?.(text);
    if (refused) this.why = { target, refused };
    else announce(t("hatsw-ahead"));
  }

  async #send(text: string, target: Target | null): Promise<void> {
    this.sending = true;
    this.going = target;
    const refused = await this.board()
      .move(text)
      .finally(() => ((this.sending = false), (this.going = null)));
    if (refused) this.why = { target: target ?? "discard", refused };
    else if (read(text).card === this.picked) this.picked = null;
  }
}
