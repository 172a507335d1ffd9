/** Texts about the tables in a list. */
import { FACTS } from "../../games";
import { dailyOf, isLocal } from "../../lib/addresses";
import { numeral } from "../../lib/dictionary";
import type { MyTable, Result, SeatInfo, TableInfo } from "../../wire";

/** The status of an own table: a message key. */
export type TableStatus = "your-turn" | "others-turn" | "gathering" | "over";

export function tableStatus(table: MyTable): TableStatus {
  if (table.info.status === "open") return "gathering";
  if (table.info.status !== "playing") return "over";
  return table.your_turn ? "your-turn" : "others-turn";
}

/** The others at a table, in the order they sit after one's own seat; free seats too. Everybody where several people share this device. */
export function others(info: TableInfo, mine: number): SeatInfo[] {
  if (isLocal(info.id) && info.seats.filter((seat) => seat.player).length > 1) return info.seats;
  return [...info.seats.slice(mine + 1), ...info.seats.slice(0, mine)];
}

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((seat) => !seat.player && !seat.bot).length;
}

/** How a game ended for one seat. */
export function outcome(result: Result, seat: number): "won" | "shared" | "lost" {
  if (!result.winners.includes(seat)) return "lost";
  const side = (winner: number) => (result.teams ? winner % 2 : winner); // seats 0 and 2 play against 1 and 3
  return result.winners.every((winner) => side(winner) === side(seat)) ? "won" : "shared";
}

/** True if a table may be closed: it is running and on this device, or all others are bots and it is unrated. A daily deal has one try. */
export function canClose({ info, seat }: MyTable): boolean {
  if (dailyOf(info.id)) return false;
  if (isLocal(info.id)) return info.status === "playing";
  return info.status === "playing" && !info.setup.rated && info.seats.every((one, at) => at === seat || !one.player);
}

/** How a game ended for the player, with everybody's points, their own first; null without a result. */
export function ending({ info, seat }: MyTable): { how: ReturnType<typeof outcome>; points: string | null } | null {
  const { result } = info;
  if (!result) return null;
  const counts = FACTS[info.setup.game].countsPoints && result.ended !== "resigned" && result.ended !== "abandoned";
  const sides = result.teams
    ? [result.teams[seat % 2]!, result.teams[1 - (seat % 2)]!]
    : [...result.scores.slice(seat), ...result.scores.slice(0, seat)];
  return { how: outcome(result, seat), points: counts ? sides.map(numeral).join(" : ") : null };
}
