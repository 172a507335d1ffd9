/** Dragging a hat: it follows the pointer and is put onto another hat, or onto an action's picture. */
import { ACTIONS, type Action } from "./model";

export interface Target {
  slot?: number;
  action?: Action;
}

interface Dragging {
  may(slot: number): boolean;
  /** the hat of a slot is so far from home, over the hat of another or none */
  moved(slot: number, x: number, y: number, over: number | null): void;
  dropped(slot: number, target: Target | null): void;
}

const STARTS = 8; // px: less is a tap

function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y);
  const slot = found?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
  if (slot) return { slot: Number(slot) };
  const action = ACTIONS.find((name) => name === found?.closest<HTMLElement>("[data-action]")?.dataset.action);
  return action ? { action } : null;
}

/** Svelte action for the row: makes its hats draggable. */
export function dragged({ may, moved, dropped }: Dragging): (row: HTMLElement) => { destroy(): void } {
  return (row) => {
    const down = (start: PointerEvent) => {
      const slot = Number((start.target as Element).closest<HTMLElement>("[data-slot]")?.dataset.slot);
      if (!slot || start.button !== 0 || !may(slot)) return;
      let flying = false;
      const move = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        flying ||= Math.hypot(x, y) > STARTS;
        if (flying) moved(slot, x, y, targetAt(event.clientX, event.clientY)?.slot ?? null);
      };
      const end = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (!flying) return;
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        dropped(slot, event.type === "pointerup" ? targetAt(event.clientX, event.clientY) : null);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    row.addEventListener("pointerdown", down);
    return { destroy: () => row.removeEventListener("pointerdown", down) };
  };
}

/** The click that ends a drag is none. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
