/** What a list of tables says about each of them. */
import type { GameName, MyTable, Result, SeatInfo, TableInfo } from "../../wire";

export const BADGE: Record<GameName, string> = { hats: "badge-hats", magic_hat: "badge-magic", top_hats: "badge-top" };

/** How one's table stands: a key of the words. */
export type Standing = "your-turn" | "others-turn" | "gathering" | "over";

export function standing(table: MyTable): Standing {
  if (table.info.status === "open") return "gathering";
  if (table.info.status !== "playing") return "over";
  return table.your_turn ? "your-turn" : "others-turn";
}

/** The others at a table, in the order they sit after one's own seat; free seats too. */
export function others(info: TableInfo, mine: number): SeatInfo[] {
  return [...info.seats.slice(mine + 1), ...info.seats.slice(0, mine)];
}

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((seat) => !seat.player && !seat.bot).length;
}

/** How a game ended for one seat. */
export function outcome(result: Result, seat: number): "won" | "shared" | "lost" {
  if (!result.winners.includes(seat)) return "lost";
  const side = (winner: number) => result.teams?.[winner] ?? winner;
  return result.winners.every((winner) => side(winner) === side(seat)) ? "won" : "shared";
}
