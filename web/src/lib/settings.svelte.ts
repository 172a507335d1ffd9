/** What a player has set for this device. Kept in the browser, and the same in all its tabs. */
import type { GameName, Level } from "../wire";
import { type Choices, KEY, USUAL, stored } from "./settingsStorage";

export const settings: Choices = $state({ ...USUAL, ...stored() });

export function set<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Choose whom one plays a game against at a click. */
export function setOpponent(game: GameName, level: Level): void {
  set("opponents", { ...settings.opponents, [game]: level });
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
