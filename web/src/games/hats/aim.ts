/** Pointing at a target without putting a card there: by mouse, by keyboard focus, or by holding a finger on it. */
import type { Target } from "./model";
import type { Controller } from "./controller.svelte";

const HOLD = 350; // ms until a press of a finger is no tap any more

/** Svelte action that keeps `Controller.pointed`. */
export function aim(
  node: HTMLElement,
  { controller, target }: { controller: Controller; target: Target },
): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const point = () => (controller.pointed = target);
  const leave = () => {
    clearTimeout(timer);
    if (controller.pointed === target) controller.pointed = null;
  };
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerenter: (event) => event.pointerType !== "touch" && point(),
    pointerdown: (event) => {
      held = false;
      if (event.pointerType === "touch" && controller.picked !== null)
        timer = setTimeout(() => ((held = true), point()), HOLD);
    },
    pointerup: (event) => event.pointerType === "touch" && leave(),
    pointerleave: leave,
    pointercancel: leave,
    contextmenu: (event) => (held || timer) && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && point(),
    blur: () => queueMicrotask(leave), // a focused place that is removed is blurred while Svelte renders
    // a finger that was held down has pointed, not tapped
    click: (event) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
  };
  for (const [name, listener] of Object.entries(listeners))
    node.addEventListener(name, listener as EventListener, { capture: name === "click" });
  return {
    destroy: () => {
      leave();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener, { capture: name === "click" });
    },
  };
}
