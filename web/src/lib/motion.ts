/** Moving pieces. Places have the names that the server's motions use: "hand:1", "table:3", "cell:E5". */
import { moves, settings } from "./settings.svelte";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
export const SPRING = "cubic-bezier(.34,1.5,.5,1)";

/** How far below what flies its shadow lies, in pixels: base.css draws it. */
const SHADOW = 14;

const places = new Map<string, Set<Element>>();

/** Svelte action: this element is where a place is. */
export function place(node: Element, name: string): { update(name: string): void; destroy(): void } {
  let mine = name;
  const register = () => places.set(mine, (places.get(mine) ?? new Set()).add(node));
  const forget = () => places.get(mine)?.delete(node);
  register();
  return {
    update(next) {
      forget();
      mine = next;
      register();
    },
    destroy: forget,
  };
}

/** Where a place is now; null if it is not on the screen. */
export function placeOf(name: string): Element | null {
  for (const node of places.get(name) ?? []) if (node.isConnected) return node;
  return null;
}

export function rectOf(name: string): DOMRect | null {
  return placeOf(name)?.getBoundingClientRect() ?? null;
}

/** Animate an element; resolves immediately if motion is off or the animation is skipped. */
export async function run(
  node: Element,
  frames: Keyframe[] | PropertyIndexedKeyframes,
  ms: number,
  signal: AbortSignal,
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  if (signal.aborted || !moves()) return;
  const animation = node.animate(frames, { duration: ms / settings.speed, easing: EASE, fill: "both", ...options });
  const skip = () => animation.finish();
  signal.addEventListener("abort", skip, { once: true });
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", skip);
  animation.cancel();
}

/** Wait, unless the animation is skipped. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || settings.speed === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms / settings.speed);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

export interface Flight {
  /** what flies: it is put on the top layer and taken away at the end */
  piece: Element;
  from: DOMRect;
  to: DOMRect;
  ms?: number;
  /** how high the arc is, in pixels */
  arc?: number;
  /** degrees it turns in flight */
  turn?: number;
  /** shown from half-way on, for example the back of a card that turns over */
  back?: Element;
  delay?: number;
}

/** Let a piece fly from one rectangle to another on a low arc. Resolves when it has landed. */
export async function fly(
  { piece, from, to, ms = 420, arc = 40, turn = 0, back, delay = 0 }: Flight,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || !moves() || from.width === 0 || to.width === 0) return;
  const holder = hold(piece, from);
  if (back) {
    back.classList.add("reverse");
    holder.classList.add("turning");
    holder.append(back);
  }
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = to.width / from.width;
  holder.style.setProperty("--high", `${SHADOW / Math.max(1, scale)}px`); // what grows does not let its shadow grow with it
  const over = back ? "rotateY(90deg)" : "";
  await run(
    holder,
    [
      { transform: "translate(0,0) scale(1)" },
      {
        transform: `translate(${dx / 2}px,${dy / 2 - arc}px) scale(${(1 + scale) / 2}) rotate(${turn / 2}deg) ${over}`,
        easing: "ease-in-out",
      },
      { transform: `translate(${dx}px,${dy}px) scale(${scale}) rotate(${turn}deg)${back ? " rotateY(180deg)" : ""}` },
    ],
    ms,
    signal,
    { delay: delay / settings.speed },
  );
  holder.remove();
}

/** Something that is about to fly stays where it was, on the top layer, until it is taken away. */
export function hold(piece: Element, at: DOMRect): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flying";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  holder.append(piece);
  layer().append(holder);
  return holder;
}

/** A copy of an element to fly with. */
export function ghost(node: Element): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
  return copy;
}

function layer(): HTMLElement {
  const found = document.getElementById("flights");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flights";
  document.body.append(made);
  return made;
}
