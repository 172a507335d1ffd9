/** What the player's hand is doing: a picked card, where it may go, and why it may not. One model for tap, drag and keys. */
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { announce } from "../../lib/notes.svelte";
import { sound } from "../../lib/sound";
import type { HatsView, Refused } from "../../wire";
import { type Target, playable, read, targetsOf, write } from "./model";
import { cardName } from "./words";

export class Play {
  picked = $state<string | null>(null);
  /** where the dragged card is held over */
  over = $state<Target | null>(null);
  why = $state.raw<{ target: Target; refused: Refused } | null>(null);
  /** cards, and "cookie", that are in the air: their places look empty */
  away = $state.raw<ReadonlySet<string>>(new Set());
  /** a move is on its way to the server */
  sending = $state(false);
  /** what the last main action was, for the trace */
  last = $state.raw<{ from: string; to: string } | null>(null);

  readonly view = $derived.by(() => this.board().scene.view as HatsView);
  readonly playable = $derived.by(() => playable(this.board().legal));
  /** where the card goes that is on its way, or that the player is asked about */
  going = $state<Target | null>(null);
  readonly targets = $derived.by(() => {
    if (this.picked === null) return new Set<Target>();
    return this.going === null ? targetsOf(this.board().legal, this.picked) : new Set([this.going]);
  });
  readonly canEnd = $derived.by(() => this.board().legal.includes("end"));
  /** the viewer sits nowhere: there is nothing to press */
  readonly watching = $derived.by(() => this.board().seat === null);
  /** the viewer may act now */
  readonly mine = $derived.by(() => this.board().legal.length > 0);
  /** the viewer may decide ahead, while others act */
  readonly early = $derived.by(() => {
    const { live, legal, scene, seat, premove } = this.board();
    return live && legal.length === 0 && scene.turn !== null && scene.turn !== seat && seat !== null && premove !== undefined;
  });
  /** what was decided ahead */
  readonly ahead = $derived.by(() => (this.board().scene.premove ? read(this.board().scene.premove!) : null));

  constructor(readonly board: () => Board) {}

  /** Lift a card; again: put it back. */
  pick(card: string): void {
    if (this.picked === card) this.back();
    else this.hold(card);
  }

  /** Lift a card, unless it cannot be played now. */
  hold(card: string): boolean {
    if (this.sending) return this.picked === card;
    this.why = null;
    if (!this.early && !this.playable.has(card)) return false;
    if (this.picked === card) return true;
    this.picked = card;
    sound("pick");
    announce(this.early ? t("hatsw-picked-early", { card: cardName(card) }) : t("hatsw-picked", { card: cardName(card), count: this.targets.size }));
    return true;
  }

  /** The carried card is let go: over nothing it goes back. */
  drop(target: Target | null): void {
    if (target) void this.put(target);
    else this.back();
  }

  back(): void {
    if (this.sending) return;
    this.why = null;
    if (this.picked === null) return;
    announce(t("hatsw-put-back", { card: cardName(this.picked) }));
    this.picked = null;
  }

  /** Put the picked card somewhere; what is not allowed is asked for, and the answer shown. */
  async put(target: Target): Promise<void> {
    const card = this.picked;
    if (card === null || this.sending) return;
    const board = this.board();
    const text = write(card, target, this.view);
    this.why = null;
    if (this.early) return this.#decide(text, target);
    if (!board.legal.includes(text)) {
      const refused = await board.why(text);
      if (refused && this.picked === card) {
        sound("refused");
        this.why = { target, refused };
      }
      return;
    }
    await this.#send(text, target);
  }

  async end(): Promise<void> {
    if (this.canEnd && !this.sending) await this.#send("end", null);
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
    const refused = await this.board().move(text).finally(() => ((this.sending = false), (this.going = null)));
    if (refused) this.why = { target: target ?? "discard", refused };
    else if (read(text).card === this.picked) this.picked = null;
  }
}
