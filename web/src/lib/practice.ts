/** Practice: unrated games against bots only, with hints and free undo. */
import { dailyOf } from "./addresses";
import type { Hint, Level, MyTable, Setup, TableInfo } from "../wire";

/** The bots of a fixed strength, from the gentlest to the strongest. */
export const LEVELS: readonly Level[] = ["dormouse", "march_hare", "cheshire_cat", "mad_hatter"];

/** All bots to choose from: last the one that adapts to the others. */
export const BOTS: readonly Level[] = [...LEVELS, "white_rabbit"];

/** True if all other seats are bots' and the game is unrated; a daily deal is none, because it is compared. */
export function isPractice(info: Pick<TableInfo, "id" | "setup" | "seats">, seat: number | null): boolean {
  if (dailyOf(info.id)) return false;
  return (
    seat !== null && !info.setup.rated && info.seats.every((other, at) => at === seat || (!!other.bot && !other.player))
  );
}

/** The next opponent: an easier one after a loss, a stronger one after a win; null where there is none, several play, or it adapts. */
export function nextLevel(
  info: Pick<TableInfo, "id" | "setup" | "seats">,
  seat: number | null,
  won: boolean,
): Level | null {
  if (!isPractice(info, seat) || info.seats.length !== 2) return null;
  const strength = LEVELS.indexOf(info.seats[1 - seat!]!.bot!);
  return strength < 0 ? null : (LEVELS[strength + (won ? 1 : -1)] ?? null);
}

/** The same table against another bot. */
export function withLevel(setup: Setup, level: Level): Setup {
  return { ...setup, bots: Object.fromEntries(Object.keys(setup.bots ?? {}).map((seat) => [seat, level])) };
}

/** An own unfinished game against the same bots. */
export function findUnfinished(tables: readonly MyTable[], setup: Setup): MyTable | undefined {
  const wanted = Object.values(setup.bots ?? {})
    .sort()
    .join();
  return tables.find(({ info, seat }) => {
    if (info.status !== "playing" || info.setup.game !== setup.game || !isPractice(info, seat)) return false;
    return (
      info.seats
        .flatMap((other) => (other.player ? [] : [other.bot ?? ""]))
        .sort()
        .join() === wanted
    );
  });
}

const EQUAL = 0.015; // shares of the win that a reader would round to neighbouring per cents

/** True if several moves are about equally good. */
export function aboutEqual(hints: readonly Pick<Hint, "share">[]): boolean {
  const shares = hints.map(({ share }) => share);
  return shares.length > 1 && Math.max(...shares) - Math.min(...shares) < EQUAL;
}

/** The best moves, the best share first: the search puts first what it has tried most often. */
export function byShare<Move extends Pick<Hint, "share">>(hints: readonly Move[]): Move[] {
  return [...hints].sort((a, b) => b.share - a.share);
}
