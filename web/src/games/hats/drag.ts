/** Carrying a card with finger or mouse: it follows, and is dropped on what lies under it. A short touch stays a tap. */
import type { Target } from "./model";

const SLOP = 8; // px before a touch becomes a drag

export interface Carry {
  /** the card is lifted; false: it cannot be */
  start(): boolean;
  /** where it is now, from where it lay unmoved, and what it is held over */
  move(x: number, y: number, target: Target | null): void;
  drop(target: Target | null): void;
}

function under(x: number, y: number): Target | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const found = node.closest<HTMLElement>("[data-target]")?.dataset.target;
    if (found) return found as Target;
  }
  return null;
}

/** Svelte action. */
export function drag(node: HTMLElement, carry: Carry): { update(carry: Carry): void; destroy(): void } {
  let now = carry;
  let from: { x: number; y: number; left: number; top: number; id: number } | null = null;
  let carried = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const lies = getComputedStyle(node).transform;
    const { e, f } = new DOMMatrix(lies === "none" ? "" : lies);
    from = { x: event.clientX, y: event.clientY, left: e, top: f, id: event.pointerId };
    carried = false;
    node.setPointerCapture(event.pointerId); // a quick hand has left the card before the first move is told
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!carried) {
      if (Math.hypot(x, y) < SLOP) return;
      if (!now.start()) return void (from = null);
      carried = true;
    }
    now.move(from.left + x, from.top + y, under(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    from = null;
    if (carried) now.drop(event.type === "pointerup" ? under(event.clientX, event.clientY) : null);
  };
  /** The click that ends a drag is not a tap. */
  const click = (event: MouseEvent) => {
    if (!carried) return;
    carried = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
