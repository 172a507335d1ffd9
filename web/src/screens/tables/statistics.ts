/** Results of the games on this device, as the server counts its own, and both together. */
import { FACTS, GAMES } from "../../games";
import { isLocal } from "../../lib/addresses";
import type { ListedTable } from "../../local/savedGames";
import type { GameTally, OpponentTally, Statistics, Tally } from "../../wire";
import { outcome } from "./lists";

const sum = (one: Tally, other: Tally): Tally => ({
  won: (one.won ?? 0) + (other.won ?? 0),
  shared: (one.shared ?? 0) + (other.shared ?? 0),
  lost: (one.lost ?? 0) + (other.lost ?? 0),
});
const size = ({ tally: { won = 0, shared = 0, lost = 0 } }: { tally: Tally }) => won + shared + lost;
const keyOf = ({ player, bot }: OpponentTally) => player ?? `bot:${bot}`;

/** Statistics of one game. A game that several people shared has no result for "you", and another try at a known deal proves nothing. */
function countOne({ info, seat, isRetry }: ListedTable): Statistics | null {
  const { result, setup } = info;
  if (!isLocal(info.id) || isRetry || info.status !== "over" || !result) return null;
  const tally = { [outcome(result, seat)]: 1 };
  const hasPoints = FACTS[setup.game].countsPoints && (result.ended === "complete" || result.ended === "stalled");
  const isOwn = (place: number) => (result.teams ? place % 2 === seat % 2 : place === seat);
  const levels = new Set(info.seats.flatMap(({ bot }, place) => (bot && !isOwn(place) ? [bot] : [])));
  return {
    counted: 1,
    games: [{ game: setup.game, tally, best: hasPoints ? result.scores[seat]! : null }],
    opponents: [...levels].map((bot) => ({ name: bot, bot, tally })),
    ratings: [],
  };
}

function mergeGames(all: readonly GameTally[]): GameTally[] {
  return GAMES.flatMap((game) => {
    const parts = all.filter((part) => part.game === game);
    const best = parts.flatMap((part) => part.best ?? []);
    const tally = parts.map((part) => part.tally).reduce(sum, {});
    return parts.length ? [{ game, tally, best: best.length ? Math.max(...best) : null }] : [];
  });
}

function mergeOpponents(all: readonly OpponentTally[]): OpponentTally[] {
  const merged = new Map<string, OpponentTally>();
  for (const opponent of all) {
    const known = merged.get(keyOf(opponent));
    merged.set(keyOf(opponent), known ? { ...known, tally: sum(known.tally, opponent.tally) } : opponent);
  }
  return [...merged.values()].sort((one, other) => size(other) - size(one));
}

/** The server's statistics, if there are any, with the finished games of this device. */
export function withLocalGames(server: Statistics | null, tables: readonly ListedTable[]): Statistics {
  const parts = [server, ...tables.map(countOne)].filter((part) => part !== null);
  return {
    counted: parts.reduce((count, part) => count + part.counted, 0),
    games: mergeGames(parts.flatMap((part) => part.games)),
    opponents: mergeOpponents(parts.flatMap((part) => part.opponents)),
    ratings: server?.ratings ?? [],
  };
}
