/** Daily deals on this device: opens and continues them, and lets the bots play them. */
import type { Engine } from "../engine/engine";
import { Match } from "../engine/match";
import { engineOf } from "../engine/module";
import { type DailyDeal, dailyId, dailyOf } from "../lib/addresses";
import { DAILY_BUDGET, OPPONENT, type Outcome, SEAT, botSeed, dailySeed, dailySetup, outcomeOf } from "../lib/daily";
import { dailyResult } from "../lib/dailyResults";
import { gameKey } from "../lib/fair";
import type { GameName, Level } from "../wire";
import { chooseMove } from "./botMove";
import { thinker } from "./bots";
import { type LocalPerson, openLocal } from "./localTables";
import { savedGames } from "./savedGames";
import type { Thinker } from "./thinker";

/** The tries at a day's deal that are stored here, the first one first. */
export async function triesAt(game: GameName, day: string): Promise<(DailyDeal & { isOver: boolean })[]> {
  const { games } = await savedGames.list();
  return games
    .flatMap(({ id, info }) => {
      const deal = dailyOf(id);
      return deal?.game === game && deal.day === day ? [{ ...deal, isOver: info.status !== "playing" }] : [];
    })
    .sort((a, b) => a.attempt - b.attempt);
}

/** Return the id of the table where a deal is played: the one that goes on, or a new try. */
export async function openDaily(game: GameName, day: string, person: LocalPerson): Promise<string> {
  const tries = await triesAt(game, day);
  const unfinished = tries.find(({ isOver }) => !isOver);
  if (unfinished) return dailyId(unfinished);
  const last = Math.max(dailyResult(game, day)?.attempt ?? 0, ...tries.map(({ attempt }) => attempt));
  return openLocal(dailySetup(game), [person], { game, day, attempt: last + 1 });
}

/** Let a level play a day's deal in the player's seat. `onMove` is called with the ply after every move. */
export async function playDaily(
  engine: Engine,
  bots: Thinker,
  day: string,
  level: Level,
  signal: AbortSignal,
  onMove: (ply: number) => void = () => undefined,
): Promise<Outcome> {
  const { game } = engine;
  const { players } = dailySetup(game);
  const seed = dailySeed(game, day);
  const key = gameKey(
    seed,
    Array.from({ length: players }, () => null),
  );
  const match = Match.deal(engine, players, engine.resolveOptions({}), "random", key);
  let moves = 0;
  for (let seat = match.mover; seat !== null; seat = match.mover) {
    const { name, own } = { name: seat === SEAT ? level : OPPONENT, own: botSeed(seed, seat) };
    const move = await chooseMove(match.clone(), seat, async (observations) => {
      const decision = await bots.think(game, observations, name, own, DAILY_BUDGET, signal);
      return decision.action;
    });
    match.play(move);
    moves += Number(seat === SEAT);
    onMove(match.ply);
  }
  return outcomeOf(game, match.result(engine.sides(players), true), moves);
}

/** What every level gets in the player's seat, the weakest first; computed by the workers of this device. */
export async function compareBots(
  game: GameName,
  day: string,
  levels: readonly Level[],
  signal: AbortSignal,
  onMove: (level: Level, ply: number) => void,
): Promise<Record<Level, Outcome>> {
  const engine = await engineOf(game);
  const outcomes = {} as Record<Level, Outcome>;
  for (const level of levels)
    outcomes[level] = await playDaily(engine, thinker, day, level, signal, (ply) => onMove(level, ply));
  return outcomes;
}
