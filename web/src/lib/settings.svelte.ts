/** What a player has set for this device. Kept in the browser, and the same in all its tabs. */
import type { Language } from "./i18n.svelte";

export interface Choices {
  language: Language | null; // null: as the browser says
  theme: "auto" | "light" | "dark";
  speed: 0 | 0.5 | 1 | 2; // of motion; 0: nothing moves
  volume: number; // 0 … 1
  vibrate: boolean;
  palette: "usual" | "deutan" | "protan" | "tritan";
  letters: boolean; // on cards and top hats
  confirm: boolean; // ask before a move is made
  left: boolean; // controls at the left hand
  keys: boolean; // single keys are shortcuts at a table
}

const USUAL: Choices = {
  language: null,
  theme: "auto",
  speed: 1,
  volume: 0.6,
  vibrate: false,
  palette: "usual",
  letters: true,
  confirm: false,
  left: false,
  keys: true,
};
const KEY = "hatbox.settings";

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...USUAL, ...stored() });

export function set<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Another tab has set something. */
export function follow(): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, { ...USUAL, ...stored() });
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Whether things should travel on the screen. */
export function moves(): boolean {
  return settings.speed > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
