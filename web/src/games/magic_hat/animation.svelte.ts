/** Tells on the screen what happened: which hat is held up, what flies, what is celebrated. A face is here only while it is held up. */
import { picture } from "../../lib/art";
import type { Board } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { fly, pause, rectOf } from "../../lib/motion";
import { announce } from "../../lib/toasts.svelte";
import { moves, settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Step, Animator } from "../../lib/table.svelte";
import type { GameEvent } from "../../wire";
import { type Action, wornHat } from "./model";
import { spoken, whoIs } from "./words";

/** A hat that is held up over its slot. */
export interface Lifted {
  slot: number;
  seat: number;
  deed: "peek" | "open";
  /** the hat, if this viewer may see it; only while it is held up */
  face: string | null;
  /** turned so that the face is seen */
  shown: boolean;
  mood: "calm" | "shaking" | "swaying";
  /** rabbit's ears look out: a magic hat */
  ears: boolean;
}

/** What is celebrated: a character that got its hat, or a magic hat. */
export interface Fit {
  kind: string | null; // null: a magic hat
  seat: number;
}

/** What the ribbon says meanwhile. */
export type Doing = { deed: Action; seat: number } | { deed: "wrong"; hat: string } | { deed: "redeal" };

const SLOTS = [1, 2, 3, 4, 5, 6, 7];
const SEEN = 900; // ms: so long a hat is looked at in any case

export class Story {
  lifted = $state.raw<Lifted | null>(null);
  fit = $state.raw<Fit | null>(null);
  doing = $state.raw<Doing | null>(null);
  /** places whose thing is in the air: not drawn where it was, nor yet where it comes to */
  away = $state.raw<ReadonlySet<string>>(new Set());
  /** what was told so far */
  told = $state.raw<readonly Step[]>([]);
  /** two hats change places now */
  crossing = $state.raw<readonly [number, number] | null>(null);
  #skip: AbortController | null = null;

  constructor(readonly board: Board) {}

  get telling(): boolean {
    return this.doing !== null;
  }

  /** Go on at once. */
  skip(): void {
    this.#skip?.abort();
  }

  tell: Animator = async (step, commit, signal) => {
    this.told = [...this.told, step];
    const skip = (this.#skip = new AbortController());
    const both = AbortSignal.any([signal, skip.signal]);
    try {
      for (const gameEvent of step.gameEvents) await this.#show(gameEvent, commit, both);
    } finally {
      this.lifted = this.fit = this.doing = this.crossing = null;
      this.away = new Set();
      this.#skip = null;
    }
  };

  async #show({ code, params = {}, motions = [] }: GameEvent, commit: () => void, signal: AbortSignal): Promise<void> {
    const seat = Number(params.seat);
    const slot = Number(params.slot);
    const say = () => announce(spoken(code, params, this.board));
    switch (code) {
      case "magic-peek":
      case "magic-peek-unseen":
        return this.#peek(seat, slot, motions[0]?.face ?? null, say, signal);
      case "magic-swap":
        return this.#swap(seat, Number(params.first), Number(params.second), say, commit, signal);
      case "magic-open-pair":
        return this.#pair(seat, slot, String(params.character), say, commit, signal);
      case "magic-open-wrong":
        return this.#wrong(seat, slot, String(params.hat), say, commit, signal);
      case "magic-open-magic":
        return this.#magic(seat, slot, say, commit, signal);
      case "magic-next-character":
        return this.#arrive(slot, String(params.character), signal);
      case "magic-redeal":
        return this.#redeal(say, commit, signal);
      default:
        if (code === "magic-slot-empty") this.away = new Set();
        return say();
    }
  }

  /** M4: all see who looks where; the one who looks sees what, for as long as the hat is held up. */
  async #peek(seat: number, slot: number, face: string | null, say: () => void, signal: AbortSignal): Promise<void> {
    this.doing = { deed: "peek", seat };
    this.#lift({ slot, seat, deed: "peek" });
    sound("peek");
    say();
    if (face === null) {
      await held(moves() ? 1600 : 1100, signal);
      this.lifted = null;
      return pause(260, signal);
    }
    await this.#turnUp(face, signal);
    await held(SEEN, new AbortController().signal); // a hasty touch must not cost the look
    await held(3200 - SEEN, signal);
    await this.#turnDown();
    if (seat === this.board.seat) announce(t("magicw-put-back")); // the words do not stay either
  }

  /** M5: both rise, cross on two arcs and settle; no face is seen. */
  async #swap(
    seat: number,
    first: number,
    second: number,
    say: () => void,
    commit: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    this.doing = { deed: "swap", seat };
    this.crossing = [first, second];
    say();
    sound("swap");
    await pause(380, signal);
    const [from, to] = [first, second].map((slot) => ({ now: rectOf(`slot:${slot}`), over: hoveringOver(slot) })) as [
      Hovering,
      Hovering,
    ];
    if (from.now && from.over && to.now && to.over) {
      this.away = new Set([`slot:${first}`, `slot:${second}`]);
      const height = Math.min(130, 46 + Math.abs(to.over.left - from.over.left) / 8);
      await Promise.all([
        fly({ piece: picture("hatcard-back"), from: to.now, to: from.over, ms: 760, arc: height / 2 }, signal),
        fly({ piece: picture("hatcard-back"), from: from.now, to: to.over, ms: 760, arc: height }, signal),
      ]);
    }
    commit();
    this.away = new Set();
    if (!moves()) await held(900, signal);
    this.crossing = null;
  }

  /** M6a: it belongs to the character. */
  async #pair(
    seat: number,
    slot: number,
    kind: string,
    say: () => void,
    commit: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#open(seat, slot, kind, false, signal);
    await this.#celebrate({ kind, seat }, slot, say, signal);
    await this.#bring(`worn-${kind}`, seat, signal);
    commit();
  }

  /** M6c: a magic hat is kept, and the next hat comes. */
  async #magic(seat: number, slot: number, say: () => void, commit: () => void, signal: AbortSignal): Promise<void> {
    await this.#open(seat, slot, "magic", true, signal);
    await this.#celebrate({ kind: null, seat }, slot, say, signal);
    await this.#bring(wornHat("magic"), seat, signal);
    commit();
    await flown("hatcard-back", "hat_pile", `slot:${slot}`, signal);
    this.away = new Set();
  }

  /** M6b: it sways, turns back, and a little cloud comes. */
  async #wrong(
    seat: number,
    slot: number,
    hat: string,
    say: () => void,
    commit: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#open(seat, slot, hat, false, signal);
    this.doing = { deed: "wrong", hat };
    if (this.lifted) this.lifted = { ...this.lifted, mood: "swaying" };
    sound("refused");
    say();
    await held(1700, signal);
    await this.#turnDown();
    sound("penalty");
    await flown("penalty", `slot:${slot}`, `won:${seat}`, signal, 620);
    commit();
  }

  async #open(seat: number, slot: number, hat: string, ears: boolean, signal: AbortSignal): Promise<void> {
    this.doing = { deed: "open", seat };
    announce(t("magicw-doing-open", whoIs(this.board, seat)));
    this.#lift({ slot, seat, deed: "open" }, "shaking");
    sound("pick");
    await pause(720, signal);
    if (ears && this.lifted) {
      this.lifted = { ...this.lifted, ears };
      sound("hop");
      await pause(620, signal);
    }
    await this.#turnUp(hat, signal);
    await held(520, signal);
  }

  async #celebrate(fit: Fit, slot: number, say: () => void, signal: AbortSignal): Promise<void> {
    this.away = new Set(fit.kind ? [`slot:${slot}`, `row:${slot}`] : [`slot:${slot}`]);
    this.lifted = null;
    this.fit = fit;
    sound("match");
    say();
    await held(fit.seat === this.board.seat ? 2600 : 2100, signal);
  }

  /** What was won flies from the medallion to the seat. */
  async #bring(id: string, seat: number, signal: AbortSignal): Promise<void> {
    const from = rectOf("fit");
    const to = rectOf(`won:${seat}`);
    this.fit = null;
    sound("slide");
    if (from && to) await fly({ piece: picture(id), from, to, ms: 620, arc: 60 }, signal);
  }

  async #arrive(slot: number, kind: string, signal: AbortSignal): Promise<void> {
    sound("slide");
    await Promise.all([
      flown(`char-${kind}`, "character_pile", `row:${slot}`, signal),
      pause(160, signal).then(() => flown("hatcard-back", "hat_pile", `slot:${slot}`, signal)),
    ]);
    this.away = new Set();
    announce(spoken("magic-next-character", { slot, character: kind }, this.board));
  }

  /** M9: all hats are gathered and laid out again, and everybody is told. */
  async #redeal(say: () => void, commit: () => void, signal: AbortSignal): Promise<void> {
    this.doing = { deed: "redeal" };
    say();
    await held(900, signal);
    const laid = SLOTS.map((slot) => `slot:${slot}`).filter((name) => rectOf(name));
    this.away = new Set(laid);
    sound("swap");
    await Promise.all(
      laid.map((name, i) => pause(i * 70, signal).then(() => flown("hatcard-back", name, "hat_pile", signal))),
    );
    commit();
    sound("slide");
    await Promise.all(
      laid.map((name, i) => pause(i * 110, signal).then(() => flown("hatcard-back", "hat_pile", name, signal))),
    );
    this.away = new Set();
    await held(900, signal);
  }

  #lift(who: Pick<Lifted, "slot" | "seat" | "deed">, mood: Lifted["mood"] = "calm"): void {
    this.lifted = { ...who, face: null, shown: false, mood, ears: false };
  }

  async #turnUp(face: string, signal: AbortSignal): Promise<void> {
    if (!this.lifted) return;
    await pause(this.lifted.deed === "peek" ? 260 : 0, signal);
    this.lifted = { ...this.lifted, face, mood: "calm" };
    await drawn();
    this.lifted = { ...this.lifted, shown: true };
    await pause(380, signal);
  }

  /** The face goes as soon as it has turned away; this is never skipped, so that nothing stays behind. */
  async #turnDown(): Promise<void> {
    if (!this.lifted) return;
    this.lifted = { ...this.lifted, shown: false, mood: "calm" };
    await pause(300, new AbortController().signal);
    this.lifted = null;
  }
}

/** Where a hat is, for it may be held anywhere, and where it is over its own character. */
interface Hovering {
  now: DOMRect | null;
  over: DOMRect | null;
}

/** Where a hat stands that rises over its character, in the measures of the slot: a fifth of its width above its place. */
function hoveringOver(slot: number): DOMRect | null {
  const below = rectOf(`row:${slot}`);
  return (
    below &&
    new DOMRect(below.left, below.top - below.width * (0.8333 + 0.032 + 0.2), below.width, below.width * 0.8333)
  );
}

/** The face must be in the page before it can turn. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Something is looked at: it takes its time even when nothing moves. */
function held(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms / Math.min(settings.speed || 1, 1.5));
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

async function flown(id: string, source: string, target: string, signal: AbortSignal, ms = 460): Promise<void> {
  const from = rectOf(source);
  const to = rectOf(target);
  if (from && to) await fly({ piece: picture(id), from, to, ms, arc: 30 }, signal);
}
