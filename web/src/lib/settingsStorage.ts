/** What can be set, and where it is kept. Read before anything else is loaded, so it knows nothing of Svelte. */
import { GAMES } from "../games/names";
import type { GameName, Level } from "../wire";
import type { Language } from "./languages";

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
export const KEY = "hatbox.settings";

/** What this browser has kept. Earlier versions kept one opponent for all games. */
export function readSettings(): Partial<Settings> {
  try {
    const { opponent, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & {
      opponent?: Level;
    };
    if (!opponent && !kept.opponents) return kept;
    return { ...kept, opponents: { ...(opponent ? everywhere(opponent) : DEFAULTS.opponents), ...kept.opponents } };
  } catch {
    return {};
  }
}
