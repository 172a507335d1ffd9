/** Keyboard focus after a move: the element that had it may have left the table. */
import { tick } from "svelte";
import { FACTS } from "../games";
import type { GameName } from "../wire";

/** When a keyboard user's focus is lost in a change of the table, move it to what is pressed next. */
export function keepFocus(game: () => GameName, changes: () => unknown): void {
  let byKeys = false;
  $effect(() => {
    const keys = () => (byKeys = true);
    const pointer = () => (byKeys = false);
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
    };
  });
  $effect(() => {
    changes();
    const wanted = `main :is(${FACTS[game()].focus})`;
    if (byKeys)
      void tick().then(() => isLost() && document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }));
  });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
