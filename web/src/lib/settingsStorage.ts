/** What a player can set on this device, and what is stored of it. Read before anything else is loaded, so it knows nothing of Svelte. */
import { GAMES } from "../games/names";
import type { GameName, Level } from "../wire";
import type { Language } from "./languages";
import { STORED, readJson } from "./storage";

export interface Settings {
  language: Language | null; // null: as the browser says
  theme: "auto" | "light" | "dark";
  speed: 0 | 0.5 | 1 | 2; // of motion; 0: nothing moves
  volume: number; // 0 … 1
  vibrate: boolean;
  palette: "usual" | "deutan" | "protan" | "tritan";
  letters: boolean; // on cards
  confirm: boolean; // ask before a move is made
  left: boolean; // controls at the left hand
  opponents: Record<GameName, Level>; // whom one plays against at a click
  log: boolean; // the log stays open beside the table, where there is room
  coach: boolean; // the first game of each game is explained
  keys: boolean; // single keys are shortcuts at a table
}

function everywhere(level: Level): Record<GameName, Level> {
  return Object.fromEntries(GAMES.map((game) => [game, level])) as Record<GameName, Level>;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  speed: 1,
  volume: 0.6,
  vibrate: false,
  palette: "usual",
  letters: true,
  confirm: false,
  left: false,
  opponents: everywhere("dormouse"),
  log: false,
  coach: true,
  keys: true,
};

/** Return what this browser has stored. Earlier versions stored one opponent for all games. */
export function readSettings(): Partial<Settings> {
  const { opponent, ...stored } = readJson<Partial<Settings> & { opponent?: Level }>(STORED.settings) ?? {};
  if (!opponent && !stored.opponents) return stored;
  return { ...stored, opponents: { ...(opponent ? everywhere(opponent) : DEFAULTS.opponents), ...stored.opponents } };
}
