/** Routes: from an address to a screen and back. Part of the preload chunk, so it knows nothing of Svelte. */
import { GAMES } from "../games/names";
import type { GameName } from "../wire";

export type Screen =
  | { name: "home" }
  | { name: "new"; game: GameName; friends: boolean }
  | { name: "table"; id: string }
  | { name: "local"; id: string }
  | { name: "review"; id: string }
  | { name: "learn"; game: GameName | null }
  | { name: "lesson"; game: GameName }
  | { name: "puzzles"; game: GameName | null }
  | { name: "rules"; game: GameName }
  | { name: "hotseat"; game: GameName }
  | { name: "daily"; game: GameName | null; day: string | null }
  | { name: "tables" }
  | { name: "profile" }
  | { name: "progress" }
  | { name: "signed-in" }
  | { name: "missing" };

const LOCAL = "local-";

/** True for a table of this device. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** The id of a table of this device. */
export function localId(digits: string): string {
  return LOCAL + digits;
}

/** A game in an address. */
export function slug(game: GameName): string {
  return game.replace("_", "-");
}

const BY_SLUG: Record<string, GameName> = Object.fromEntries(GAMES.map((game) => [slug(game), game]));

/** A daily deal that is played on this device. */
export interface DailyDeal {
  game: GameName;
  /** as in 2026-11-18, UTC */
  day: string;
  /** 1: the try that counts */
  attempt: number;
}

/** The id of the table where a daily deal is played. */
export function dailyId({ game, day, attempt }: DailyDeal): string {
  return localId(`daily-${slug(game)}-${day}${attempt > 1 ? `-${attempt}` : ""}`);
}

/** The daily deal that is played at a table; null at any other. */
export function dailyOf(table: string): DailyDeal | null {
  const [, name = "", day = "", attempt = "1"] =
    /^local-daily-([a-z-]+)-(\d{4}-\d\d-\d\d)(?:-(\d{1,4}))?$/.exec(table) ?? [];
  const game = BY_SLUG[name];
  return game ? { game, day, attempt: Number(attempt) } : null;
}

/** The path of a daily deal; without a day, of today's. */
export function dailyAt(game: GameName, day?: string): string {
  return `/daily/${slug(game)}${day ? `/${day}` : ""}`;
}

/** True for a day as it is written in an address. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** The end of a new table's address where friends are invited. */
const FRIENDS = "friends";

/** The path of a new table. */
export function newAt(game: GameName, friends: boolean): string {
  return `/new/${slug(game)}${friends ? `/${FRIENDS}` : ""}`;
}

/** The screen of an address (without the prefix). */
export function screenAt(path: string): Screen {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const game = BY_SLUG[second];
  switch (first) {
    case "":
      return { name: "home" };
    case "t":
      if (!/^[A-Za-z0-9_-]{1,40}$/.test(second)) return { name: "missing" };
      return { name: third === "review" ? "review" : isLocal(second) ? "local" : "table", id: second };
    case "learn":
    case "puzzles":
      return second && !game ? { name: "missing" } : { name: first, game: game ?? null };
    case "new":
      return game ? { name: first, game, friends: third === FRIENDS } : { name: "missing" };
    case "lesson":
    case "rules":
    case "hotseat":
      return game ? { name: first, game } : { name: "missing" };
    case "daily":
      if ((second && !game) || (third && !isDay(third))) return { name: "missing" };
      return { name: first, game: game ?? null, day: third || null };
    case "tables":
    case "profile":
    case "progress":
    case "signed-in":
      return { name: first };
    default:
      return { name: "missing" };
  }
}

/** The path under which the server shows the game, "/" or "/games/hatbox/". */
export const ROOT = new URL(document.baseURI).pathname;

/** The address of a screen. */
export function at(path: string): string {
  return ROOT + path.replace(/^\//, "");
}

// On a static host, 404.html sends whoever asks for a screen to the page itself, with the screen behind a #.
if (location.hash.startsWith("#/")) history.replaceState(null, "", at(location.hash.slice(1)));

/** The address that is shown, without the prefix. */
export function here(): string {
  return location.pathname.slice(ROOT.length - 1);
}
