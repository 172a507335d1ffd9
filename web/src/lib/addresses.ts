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
  | { name: "rules"; game: GameName }
  | { name: "hotseat"; game: GameName }
  | { name: "tables" }
  | { name: "profile" }
  | { name: "progress" }
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
      return second && !game ? { name: "missing" } : { name: "learn", game: game ?? null };
    case "new":
      return game ? { name: first, game, friends: third === FRIENDS } : { name: "missing" };
    case "lesson":
    case "rules":
    case "hotseat":
      return game ? { name: first, game } : { name: "missing" };
    case "tables":
    case "profile":
    case "progress":
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
