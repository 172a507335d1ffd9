/** The player's settings on this device, shared by all its tabs. */
import type { GameName, Level } from "../wire";
import { media } from "./media";
import { type Settings, DEFAULTS, readSettings } from "./settingsStorage";
import { STORED, writeJson } from "./storage";

export const settings: Settings = $state({ ...DEFAULTS, ...readSettings() });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeJson(STORED.settings, settings);
}

/** Choose the opponent of a game's play button. */
export function setOpponent(game: GameName, level: Level): void {
  set("opponents", { ...settings.opponents, [game]: level });
}

/** Follow changes made in other tabs; the returned function stops it. */
export function follow(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORED.settings.key) Object.assign(settings, { ...DEFAULTS, ...readSettings() });
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** True if motion is on. */
export function moves(): boolean {
  return settings.speed > 0 && !media.reducedMotion.current;
}
