/** What can be set, and where it is kept. Read before anything else is loaded, so it knows nothing of Svelte. */
import type { Language } from "./languages";

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

export const USUAL: Choices = {
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
export const KEY = "hatbox.settings";

/** What this browser has kept. */
export function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}
