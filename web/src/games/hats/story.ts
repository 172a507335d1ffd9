/** Tells a step of Hats in motion: the new scene is put on the screen at once, and what has changed flies to where it now lies. */
import { tick } from "svelte";
import { picture } from "../../lib/art";
import type { Board } from "../../lib/board";
import { fly, hold, pause, placeOf, rectOf, run } from "../../lib/motion";
import { announce } from "../../lib/toasts.svelte";
import { moves, settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import type { Step } from "../../lib/table.svelte";
import type { GameEvent, Motion } from "../../wire";
import type { Play, Trace } from "./play.svelte";
import { describeEvent } from "./words";

const FADE = 150; // ms, instead of travel

/** What is hidden while it is in the air. */
function airborne(step: Step): string[] {
  return step.gameEvents.flatMap(({ code, motions = [] }) =>
    code === "hats-cookie" ? ["cookie"] : motions.flatMap((motion) => landing(motion) ?? []),
  );
}

/** The thing that a motion brings to its target, by the name under which the scene hides it. */
function landing({ target, face }: Motion): string | null {
  if (target.startsWith("black:")) return target;
  if (target === "offer") return "offer";
  if (target === "discards" || target === "deck") return null;
  return face ?? null;
}

/** Where a motion begins: one's own card has a place of its own in the fan. */
function start(motion: Motion): DOMRect | null {
  return cardShaped((motion.face ? rectOf(`${motion.source}:${motion.face}`) : null) ?? rectOf(motion.source));
}

function end(motion: Motion): DOMRect | null {
  return cardShaped(
    (motion.face ? rectOf(`${motion.target}:${motion.face}`) : null) ??
      rectOf(`${motion.target}:last`) ??
      rectOf(motion.target),
  );
}

/** A card's shape in the middle of a place that is none, such as the little backs on a plate. */
function cardShaped(rect: DOMRect | null): DOMRect | null {
  if (!rect || Math.abs(rect.height / rect.width - 1.4) < 0.15) return rect;
  const height = Math.max(28, Math.min(rect.height * 1.4, rect.width * 1.4, 180));
  const width = height / 1.4;
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}

function piece(id: string): Element {
  const card = document.createElement("div");
  card.className = "card flight";
  card.append(picture(id));
  return card;
}

export function storyOf(board: () => Board, play: Play) {
  return async (step: Step, commit: () => void, signal: AbortSignal): Promise<void> => {
    const gameEvents = step.gameEvents;
    announce(gameEvents.map((gameEvent) => describeEvent(gameEvent, board())).join(" "));
    const from = new Map<Motion, DOMRect | null>();
    for (const { motions = [] } of gameEvents) for (const motion of motions) from.set(motion, start(motion));
    const cookie = rectOf("cookie");
    play.why = null;
    const trace = traceOf(gameEvents) ?? play.last;
    play.telling = true;
    play.away = new Set(airborne(step));
    commit();
    await tick();
    if (moves()) {
      const waiting = cookie && play.away.has("cookie") ? hold(picture("cookie"), cookie) : null; // it rolls when the cards lie
      for (const gameEvent of gameEvents) {
        if (gameEvent.code === "hats-cookie") waiting?.remove();
        await shown(gameEvent, from, cookie, play, board().seat, signal);
      }
      waiting?.remove();
    } else await faded([...play.away], signal);
    play.away = new Set();
    play.last = trace;
    play.telling = false;
    if (settings.speed > 0) await pause(120, signal);
  };
}

/** What the dotted trace joins: the last thing that a card was moved to. */
export function traceOf(gameEvents: readonly GameEvent[]): Trace | null {
  const main = gameEvents.find(({ code }) => /^hats-(exchange|black)/.test(code));
  const [played, taken] = main?.motions ?? [];
  if (played && taken) return { from: played.target, to: `${taken.target}:${taken.face}` };
  return played ? { from: played.source, to: `${played.target}:last` } : null;
}

function landed(play: Play, name: string): void {
  play.away = new Set([...play.away].filter((other) => other !== name));
}

async function shown(
  { code, motions = [] }: GameEvent,
  from: Map<Motion, DOMRect | null>,
  cookie: DOMRect | null,
  play: Play,
  me: number | null,
  signal: AbortSignal,
): Promise<void> {
  if (code === "hats-cookie") return rolled(cookie, play, signal);
  if (code === "hats-reshuffle") return shuffled(signal);
  if (motions.length === 0) return;
  sound(code.startsWith("hats-black") ? "black" : code.startsWith("hats-give") ? "swap" : "slide");
  await Promise.all(
    motions.map(async (motion, at) => {
      const [begin, stop] = [from.get(motion), end(motion)];
      const name = landing(motion);
      if (begin && stop) await flown(motion, begin, stop, me, code === "hats-exchange" && at === 1 ? 160 : 0, signal);
      if (name) landed(play, name);
      if (motion.target.startsWith("table:")) await squashed(motion.target, signal);
      if (motion.target.startsWith("black:")) puff(stop);
    }),
  );
}

/** One card travels. What others may not see is a back all the way; one's own card turns over where it changes sides. */
function flown(
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
  const open = source.startsWith("table:") || target.startsWith("table:");
  const dark = target.startsWith("black:") ? "card-black" : "card-back";
  const arc = Math.min(70, Math.hypot(to.left - from.left, to.top - from.top) * 0.16);
  const route = {
    from,
    to,
    arc,
    delay,
    ms: target.startsWith("black:") ? 420 : source === "deck" || target === "discards" ? 300 : 440,
  };
  if (open) return fly({ piece: piece(front), ...route }, signal);
  if (face && mine(source)) return fly({ piece: piece(front), back: piece(dark), ...route }, signal);
  if (face && mine(target)) return fly({ piece: piece("card-back"), back: piece(front), ...route }, signal);
  if (dark === "card-black") return fly({ piece: piece("card-back"), back: piece(dark), ...route }, signal);
  return fly({ piece: piece("card-back"), ...route }, signal);
}

async function squashed(name: string, signal: AbortSignal): Promise<void> {
  const card = placeOf(name);
  if (card) await run(card, { transform: ["none", "scale(1.03,.97)", "none"] }, 140, signal);
}

/** The cookie rolls, half a turn for every 90 pixels. */
async function rolled(from: DOMRect | null, play: Play, signal: AbortSignal): Promise<void> {
  const to = rectOf("cookie");
  sound("cookie");
  if (from && to) {
    const way = to.left - from.left;
    await fly(
      {
        piece: picture("cookie"),
        from,
        to,
        arc: 0,
        ms: 500,
        turn: (Math.sign(way) || 1) * (Math.hypot(way, to.top - from.top) / 90) * 180,
      },
      signal,
    );
  }
  landed(play, "cookie");
}

/** The discards are gathered, shuffled and lie as a new deck. */
async function shuffled(signal: AbortSignal): Promise<void> {
  const [from, to] = [rectOf("discards"), rectOf("deck")];
  if (!from || !to) return;
  for (const delay of [0, 90, 180]) {
    sound("swap");
    const last = delay === 180;
    const flight = fly({ piece: piece("card-back"), from, to, arc: 50, ms: 380 }, signal);
    await (last ? flight : pause(90, signal));
  }
}

/** A short puff of paper dots where a black hat lands. */
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

/** Without travel, what is new fades in where it lies. */
async function faded(names: string[], signal: AbortSignal): Promise<void> {
  if (signal.aborted || settings.speed === 0) return;
  await Promise.all(
    names.flatMap((name) =>
      [...document.querySelectorAll(`[data-thing="${name}"]`)].map(
        (node) => node.animate({ opacity: [0, 1], visibility: ["visible", "visible"] }, FADE).finished,
      ),
    ),
  );
}
