/** Animates a step of Magic Hat: the hat that is held up, what flies, what is celebrated. A face is known here only while it is held up. */
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
import { personOf } from "../words";
import { spoken } from "./words";

/** A hat that is held up over its slot. */
export interface Lifted {
  slot: number;
  seat: number;
  action: "peek" | "open";
  /** the hat, if this viewer may see it */
  face: string | null;
  /** turned so that the face is seen */
  shown: boolean;
  mood: "calm" | "shaking" | "swaying";
  /** a rabbit's ears show: a magic hat */
  ears: boolean;
}

/** What is celebrated: a character that got its hat, or a magic hat. */
export interface Fit {
  kind: string | null; // null: a magic hat
  seat: number;
}

/** What happens now, for the ribbon. */
export type Doing = { action: Action; seat: number } | { action: "wrong"; hat: string } | { action: "redeal" };

const SLOTS = [1, 2, 3, 4, 5, 6, 7];
const MIN_LOOK = 900; // ms that a peeked hat is shown even if the player skips

export class SceneAnimation {
  lifted = $state.raw<Lifted | null>(null);
  fit = $state.raw<Fit | null>(null);
  doing = $state.raw<Doing | null>(null);
  /** places of pieces that are in the air: drawn neither where they were nor where they will land */
  inFlight = $state.raw<ReadonlySet<string>>(new Set());
  /** the steps shown so far, for boards that keep none */
  steps = $state.raw<readonly Step[]>([]);
  /** the two hats that change places */
  crossing = $state.raw<readonly [number, number] | null>(null);
  #skip: AbortController | null = null;

  constructor(readonly board: () => Board) {}

  get isRunning(): boolean {
    return this.doing !== null;
  }

  skip(): void {
    this.#skip?.abort();
  }

  animate: Animator = async (step, commit, signal) => {
    this.steps = [...this.steps, step];
    const skip = (this.#skip = new AbortController());
    const both = AbortSignal.any([signal, skip.signal]);
    try {
      for (const gameEvent of step.gameEvents) await this.#show(gameEvent, commit, both);
    } finally {
      this.lifted = this.fit = this.doing = this.crossing = null;
      this.inFlight = new Set();
      this.#skip = null;
    }
  };

  async #show({ code, params = {}, motions = [] }: GameEvent, commit: () => void, signal: AbortSignal): Promise<void> {
    const seat = Number(params.seat);
    const slot = Number(params.slot);
    const say = () => announce(spoken(code, params, this.board()));
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
        if (code === "magic-slot-empty") this.inFlight = new Set();
        return say();
    }
  }

  /** M4: everybody sees who peeks where; the peeking player sees the face for as long as the hat is held up. */
  async #peek(seat: number, slot: number, face: string | null, say: () => void, signal: AbortSignal): Promise<void> {
    this.doing = { action: "peek", seat };
    this.#lift({ slot, seat, action: "peek" });
    sound("peek");
    say();
    if (face === null) {
      await showFor(moves() ? 1600 : 1100, signal);
      this.lifted = null;
      return pause(260, signal);
    }
    await this.#turnUp(face, signal);
    await showFor(MIN_LOOK, new AbortController().signal); // a hasty tap must not cost the peek
    await showFor(3200 - MIN_LOOK, signal);
    await this.#turnDown();
    if (seat === this.board().seat) announce(t("magicw-put-back")); // clears the words that named the hat
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
    this.doing = { action: "swap", seat };
    this.crossing = [first, second];
    say();
    sound("swap");
    await pause(380, signal);
    const [from, to] = [first, second].map((slot) => ({ now: rectOf(`slot:${slot}`), over: hoveringOver(slot) })) as [
      Hovering,
      Hovering,
    ];
    if (from.now && from.over && to.now && to.over) {
      this.inFlight = new Set([`slot:${first}`, `slot:${second}`]);
      const height = Math.min(130, 46 + Math.abs(to.over.left - from.over.left) / 8);
      await Promise.all([
        fly({ piece: picture("hatcard-back"), from: to.now, to: from.over, ms: 760, arc: height / 2 }, signal),
        fly({ piece: picture("hatcard-back"), from: from.now, to: to.over, ms: 760, arc: height }, signal),
      ]);
    }
    commit();
    this.inFlight = new Set();
    if (!moves()) await showFor(900, signal);
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
    await flyBetween("hatcard-back", "hat_pile", `slot:${slot}`, signal);
    this.inFlight = new Set();
  }

  /** M6b: it sways, turns back, and a penalty cloud comes. */
  async #wrong(
    seat: number,
    slot: number,
    hat: string,
    say: () => void,
    commit: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#open(seat, slot, hat, false, signal);
    this.doing = { action: "wrong", hat };
    if (this.lifted) this.lifted = { ...this.lifted, mood: "swaying" };
    sound("refused");
    say();
    await showFor(1700, signal);
    await this.#turnDown();
    sound("penalty");
    await flyBetween("penalty", `slot:${slot}`, `won:${seat}`, signal, 620);
    commit();
  }

  async #open(seat: number, slot: number, hat: string, ears: boolean, signal: AbortSignal): Promise<void> {
    this.doing = { action: "open", seat };
    announce(t("magicw-doing-open", personOf(this.board(), seat)));
    this.#lift({ slot, seat, action: "open" }, "shaking");
    sound("pick");
    await pause(720, signal);
    if (ears && this.lifted) {
      this.lifted = { ...this.lifted, ears };
      sound("hop");
      await pause(620, signal);
    }
    await this.#turnUp(hat, signal);
    await showFor(520, signal);
  }

  async #celebrate(fit: Fit, slot: number, say: () => void, signal: AbortSignal): Promise<void> {
    this.inFlight = new Set(fit.kind ? [`slot:${slot}`, `row:${slot}`] : [`slot:${slot}`]);
    this.lifted = null;
    this.fit = fit;
    sound("match");
    say();
    await showFor(fit.seat === this.board().seat ? 2600 : 2100, signal);
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
      flyBetween(`char-${kind}`, "character_pile", `row:${slot}`, signal),
      pause(160, signal).then(() => flyBetween("hatcard-back", "hat_pile", `slot:${slot}`, signal)),
    ]);
    this.inFlight = new Set();
    announce(spoken("magic-next-character", { slot, character: kind }, this.board()));
  }

  /** M9: all hats are gathered and laid out again. */
  async #redeal(say: () => void, commit: () => void, signal: AbortSignal): Promise<void> {
    this.doing = { action: "redeal" };
    say();
    await showFor(900, signal);
    const laid = SLOTS.map((slot) => `slot:${slot}`).filter((name) => rectOf(name));
    this.inFlight = new Set(laid);
    sound("swap");
    await Promise.all(
      laid.map((name, i) => pause(i * 70, signal).then(() => flyBetween("hatcard-back", name, "hat_pile", signal))),
    );
    commit();
    sound("slide");
    await Promise.all(
      laid.map((name, i) => pause(i * 110, signal).then(() => flyBetween("hatcard-back", "hat_pile", name, signal))),
    );
    this.inFlight = new Set();
    await showFor(900, signal);
  }

  #lift(who: Pick<Lifted, "slot" | "seat" | "action">, mood: Lifted["mood"] = "calm"): void {
    this.lifted = { ...who, face: null, shown: false, mood, ears: false };
  }

  async #turnUp(face: string, signal: AbortSignal): Promise<void> {
    if (!this.lifted) return;
    await pause(this.lifted.action === "peek" ? 260 : 0, signal);
    this.lifted = { ...this.lifted, face, mood: "calm" };
    await nextPaint();
    this.lifted = { ...this.lifted, shown: true };
    await pause(380, signal);
  }

  /** Turn a face away and forget it. Never skipped, so that no face stays behind. */
  async #turnDown(): Promise<void> {
    if (!this.lifted) return;
    this.lifted = { ...this.lifted, shown: false, mood: "calm" };
    await pause(300, new AbortController().signal);
    this.lifted = null;
  }
}

/** Where a hat is now, for it may be dragged anywhere, and where it hovers over its character. */
interface Hovering {
  now: DOMRect | null;
  over: DOMRect | null;
}

/** Return where a hat hovers: above its character by a fifth of the slot's width. */
function hoveringOver(slot: number): DOMRect | null {
  const below = rectOf(`row:${slot}`);
  return (
    below &&
    new DOMRect(below.left, below.top - below.width * (0.8333 + 0.032 + 0.2), below.width, below.width * 0.8333)
  );
}

/** Wait until the face is in the page, so that it can turn. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Wait while something is looked at: it takes its time even with motion switched off. */
function showFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms / Math.min(settings.speed || 1, 1.5));
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

async function flyBetween(id: string, source: string, target: string, signal: AbortSignal, ms = 460): Promise<void> {
  const from = rectOf(source);
  const to = rectOf(target);
  if (from && to) await fly({ piece: picture(id), from, to, ms, arc: 30 }, signal);
}
