/** Pointing at a place without putting anything there: with the mouse, with the keyboard's focus, or by holding a finger on it. */
import type { Target } from "./model";
import type { Play } from "./play.svelte";

const HOLD = 350; // ms until a finger is held and not tapped

/** Svelte action. */
export function aim(node: HTMLElement, { play, target }: { play: Play; target: Target }): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const point = () => (play.pointed = target);
  const leave = () => {
    clearTimeout(timer);
    if (play.pointed === target) play.pointed = null;
  };
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerenter: (event) => event.pointerType !== "touch" && point(),
    pointerdown: (event) => {
      held = false;
      if (event.pointerType === "touch" && play.picked !== null)
        timer = setTimeout(() => ((held = true), point()), HOLD);
    },
    pointerup: (event) => event.pointerType === "touch" && leave(),
    pointerleave: leave,
    pointercancel: leave,
    contextmenu: (event) => (held || timer) && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && point(),
    blur: () => queueMicrotask(leave), // a focused place that is removed is blurred while Svelte renders
    /** Who has held a finger on it has looked, and not tapped. */
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
