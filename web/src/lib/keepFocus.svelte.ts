/** Where the keyboard goes on after a move: what had the focus may have left the table with it. */
import { tick } from "svelte";
import { FACTS } from "../games";
import type { GameName } from "../wire";

/** Whenever the table changes under somebody who uses the keyboard and whose focus is lost, it goes to what is pressed next. */
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
