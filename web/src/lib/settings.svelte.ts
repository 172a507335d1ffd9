/** What a player has set for this device. Kept in the browser, and the same in all its tabs. */
import type { GameName, Level } from "../wire";
import { media } from "./media";
import { type Settings, DEFAULTS, readSettings } from "./settingsStorage";
import { STORED, writeJson } from "./storage";

export const settings: Settings = $state({ ...DEFAULTS, ...readSettings() });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeJson(STORED.settings, settings);
}

/** Choose whom one plays a game against at a click. */
export function setOpponent(game: GameName, level: Level): void {
  set("opponents", { ...settings.opponents, [game]: level });
}

/** Another tab has set something. */
export function follow(): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === STORED.settings.key) Object.assign(settings, { ...DEFAULTS, ...readSettings() });
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** Whether things should travel on the screen. */
export function moves(): boolean {
  return settings.speed > 0 && !media.reducedMotion.current;
}
