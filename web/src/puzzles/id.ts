/** What a puzzle is called by. */
import { sha256, toHex } from "../lib/sha256";
import type { GameName } from "../wire";

const ID_LENGTH = 16; // hexadecimal digits

/** The id of a position; `view`: base64, as in `Puzzle`. */
export function idOf(game: GameName, view: string): string {
  return toHex(sha256(new TextEncoder().encode(`${game} ${view}`))).slice(0, ID_LENGTH);
}
