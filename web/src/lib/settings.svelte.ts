/** What a player has set for this device. Kept in the browser, and the same in all its tabs. */
import type { GameName, Level } from "../wire";
import { type Settings, KEY, DEFAULTS, readSettings } from "./settingsStorage";

export const settings: Settings = $state({ ...DEFAULTS, ...readSettings() });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
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
    if (event.key === KEY) Object.assign(settings, { ...DEFAULTS, ...readSettings() });
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Whether things should travel on the screen. */
export function moves(): boolean {
  return settings.speed > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
