/** Animates a step of Hats: the new scene is shown immediately, and whatever changed flies to its new place. */
import { tick } from "svelte";
import { picture } from "../../lib/art";
import type { Board } from "../../lib/board";
import { fly, hold, pause, placeOf, rectOf, run } from "../../lib/motion";
import { announce } from "../../lib/toasts.svelte";
import { moves, settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Animator } from "../../lib/table.svelte";
import type { GameEvent, Motion } from "../../wire";
import { describeEvent } from "./words";

const FADE = 150; // ms, where nothing travels

/** From the place of the played card to where the taken card lies. */
export interface Trace {
  from: string;
  to: string;
}

export class SceneAnimation {
  /** cards, and "cookie", that are in the air: their places look empty */
  inFlight = $state.raw<ReadonlySet<string>>(new Set());
  isRunning = $state(false);
  /** the last main action, for boards that keep no steps */
  lastTrace = $state.raw<Trace | null>(null);

  constructor(readonly board: () => Board) {}

  animate: Animator = async ({ gameEvents }, commit, signal) => {
    announce(gameEvents.map((gameEvent) => describeEvent(gameEvent, this.board())).join(" "));
    const from = new Map<Motion, DOMRect | null>();
    for (const { motions = [] } of gameEvents) for (const motion of motions) from.set(motion, startOf(motion));
    const cookie = rectOf("cookie");
    const trace = traceOf(gameEvents) ?? this.lastTrace;
    this.isRunning = true;
    this.inFlight = new Set(piecesIn(gameEvents));
    commit();
    await tick();
    if (moves()) {
      // the cookie rolls after the cards have landed
      const waiting = cookie && this.inFlight.has("cookie") ? hold(picture("cookie"), cookie) : null;
      for (const gameEvent of gameEvents) {
        if (gameEvent.code === "hats-cookie") waiting?.remove();
        await this.#show(gameEvent, from, cookie, signal);
      }
      waiting?.remove();
    } else await fadeIn([...this.inFlight], signal);
    this.inFlight = new Set();
    this.lastTrace = trace;
    this.isRunning = false;
    if (settings.speed > 0) await pause(120, signal);
  };

  async #show(
    { code, motions = [] }: GameEvent,
    from: Map<Motion, DOMRect | null>,
    cookie: DOMRect | null,
    signal: AbortSignal,
  ): Promise<void> {
    if (code === "hats-cookie") {
      await rollCookie(cookie, signal);
      return this.#land("cookie");
    }
    if (code === "hats-reshuffle") return reshuffle(signal);
    if (motions.length === 0) return;
    sound(code.startsWith("hats-black") ? "black" : code.startsWith("hats-give") ? "swap" : "slide");
    await Promise.all(
      motions.map(async (motion, at) => {
        const [start, end] = [from.get(motion), endOf(motion)];
        const delay = code === "hats-exchange" && at === 1 ? 160 : 0;
        if (start && end) await flyCard(motion, start, end, this.board().seat, delay, signal);
        this.#land(pieceOf(motion));
        if (motion.target.startsWith("table:")) await squash(motion.target, signal);
        if (motion.target.startsWith("black:")) puff(end);
      }),
    );
  }

  #land(piece: string | null): void {
    if (piece) this.inFlight = new Set([...this.inFlight].filter((other) => other !== piece));
  }
}

/** Return the ends of the dotted trace: the last main action. */
export function traceOf(gameEvents: readonly GameEvent[]): Trace | null {
  const main = gameEvents.find(({ code }) => /^hats-(exchange|black)/.test(code));
  const [played, taken] = main?.motions ?? [];
  if (played && taken) return { from: played.target, to: `${taken.target}:${taken.face}` };
  return played ? { from: played.source, to: `${played.target}:last` } : null;
}

/** Return the pieces that are hidden at their targets while they are in the air. */
function piecesIn(gameEvents: readonly GameEvent[]): string[] {
  return gameEvents.flatMap(({ code, motions = [] }) =>
    code === "hats-cookie" ? ["cookie"] : motions.flatMap((motion) => pieceOf(motion) ?? []),
  );
}

/** Return the piece that a motion brings to its target, by the name under which the scene hides it. */
function pieceOf({ target, face }: Motion): string | null {
  if (target.startsWith("black:")) return target;
  if (target === "offer") return "offer";
  if (target === "discards" || target === "deck") return null;
  return face ?? null;
}

/** Return where a motion begins: a card of the viewer's hand has a place of its own in the fan. */
function startOf(motion: Motion): DOMRect | null {
  return cardShaped((motion.face ? rectOf(`${motion.source}:${motion.face}`) : null) ?? rectOf(motion.source));
}

function endOf(motion: Motion): DOMRect | null {
  return cardShaped(
    (motion.face ? rectOf(`${motion.target}:${motion.face}`) : null) ??
      rectOf(`${motion.target}:last`) ??
      rectOf(motion.target),
  );
}

/** Return a card's shape in the middle of a place of another shape, such as the little backs on a plate. */
function cardShaped(rect: DOMRect | null): DOMRect | null {
  if (!rect || Math.abs(rect.height / rect.width - 1.4) < 0.15) return rect;
  const height = Math.max(28, Math.min(rect.height * 1.4, rect.width * 1.4, 180));
  const width = height / 1.4;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}

function cardElement(id: string): Element {
  const card = document.createElement("div");
  card.className = "card flight";
  card.append(picture(id));
  return card;
}

/** Let one card travel. A hidden card is a back all the way; a card of the viewer's hand turns over on the way. */
function flyCard(
  motion: Motion,
  from: DOMRect,
  to: DOMRect,
  me: number | null,
  delay: number,
  signal: AbortSignal,
): Promise<void> {
  const { source, target, face } = motion;
  const mine = (place: string) => place === `hand:${me}`;
  const front = face ? `card-${face}` : "card-back";
  const isFaceUp = source.startsWith("table:") || target.startsWith("table:");
  const dark = target.startsWith("black:") ? "card-black" : "card-back";
  const arc = Math.min(70, Math.hypot(to.left - from.left, to.top - from.top) * 0.16);
  const route = {
    from,
    to,
    arc,
    delay,
    ms: target.startsWith("black:") ? 420 : source === "deck" || target === "discards" ? 300 : 440,
  };
  if (isFaceUp) return fly({ piece: cardElement(front), ...route }, signal);
  if (face && mine(source)) return fly({ piece: cardElement(front), back: cardElement(dark), ...route }, signal);
  if (face && mine(target)) return fly({ piece: cardElement("card-back"), back: cardElement(front), ...route }, signal);
  if (dark === "card-black") return fly({ piece: cardElement("card-back"), back: cardElement(dark), ...route }, signal);
  return fly({ piece: cardElement("card-back"), ...route }, signal);
}

async function squash(name: string, signal: AbortSignal): Promise<void> {
  const card = placeOf(name);
  if (card) await run(card, { transform: ["none", "scale(1.03,.97)", "none"] }, 140, signal);
}

/** Roll the cookie, half a turn for every 90 pixels. */
async function rollCookie(from: DOMRect | null, signal: AbortSignal): Promise<void> {
  const to = rectOf("cookie");
  sound("cookie");
  if (from && to) {
    const dx = to.left - from.left;
    await fly(
      {
        piece: picture("cookie"),
        from,
        to,
        arc: 0,
        ms: 500,
        turn: (Math.sign(dx) || 1) * (Math.hypot(dx, to.top - from.top) / 90) * 180,
      },
      signal,
    );
  }
}

/** Gather the discards as a new deck. */
async function reshuffle(signal: AbortSignal): Promise<void> {
  const [from, to] = [rectOf("discards"), rectOf("deck")];
  if (!from || !to) return;
  for (const delay of [0, 90, 180]) {
    sound("swap");
    const last = delay === 180;
    const flight = fly({ piece: cardElement("card-back"), from, to, arc: 50, ms: 380 }, signal);
    await (last ? flight : pause(90, signal));
  }
}

/** Puff some paper dots where a black hat lands. */
function puff(at: DOMRect | null): void {
  const layer = document.getElementById("flights");
  if (!at || !layer || !moves()) return;
  for (let dot = 0; dot < 8; dot++) {
    const node = document.createElement("i");
    node.className = "paper-dot";
    Object.assign(node.style, { left: `${at.left + at.width / 2}px`, top: `${at.top + at.height / 2}px` });
    layer.append(node);
    const angle = (dot / 8) * 2 * Math.PI;
    const far = at.width * 0.9;
    void node
      .animate(
        {
          transform: ["none", `translate(${Math.cos(angle) * far}px,${Math.sin(angle) * far}px) scale(.3)`],
          opacity: [1, 0],
        },
        { duration: 380 / (settings.speed || 1), easing: "ease-out" },
      )
      .finished.finally(() => node.remove());
  }
}

/** Where nothing travels, fade in what is new. */
async function fadeIn(pieces: string[], signal: AbortSignal): Promise<void> {
  if (signal.aborted || settings.speed === 0) return;
  await Promise.all(
    pieces.flatMap((piece) =>
      [...document.querySelectorAll(`[data-thing="${piece}"]`)].map(
        (node) => node.animate({ opacity: [0, 1], visibility: ["visible", "visible"] }, FADE).finished,
      ),
    ),
  );
}
