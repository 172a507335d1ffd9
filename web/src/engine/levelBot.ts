/** The levels of bots, and hints: what they do with a search. The same as on the server, given the same seed and simulations. */
import type { Budget } from "../local/thinker";
import type { GameEvent, Hint, Level } from "../wire";
import { lookBack } from "./adaptive";
import { knotsOf, toError, toShare } from "./calibration";
import { LEVELS, MAX_ADVICE } from "./modules/search";
import type { Estimate, PackedObservations, Pause, Searcher } from "./searcher";

/** A bot's answer. */
export interface Decision {
  action: number;
  /** the most tried first; none without a search */
  estimates: Estimate[];
  simulations: number;
  reason: GameEvent;
}

/** Choose one legal action for the observing seat, which must be on the move. */
export async function think(
  searcher: Searcher,
  observations: PackedObservations,
  level: Level,
  seed: bigint,
  budget: Budget,
  pause: Pause,
): Promise<Decision> {
  const { simulations, attention, tolerance, recall, drowsiness, adapts } = LEVELS[level];
  const moment = observations.glimpses.length;
  searcher.observe(observations);
  const drowsy = searcher.drowsyAction(drowsiness, seed);
  if (drowsy !== null) return { action: drowsy, estimates: [], simulations: 0, reason: searcher.reason(drowsy, []) };
  if (recall !== null) searcher.forget(recall, seed);
  const limit =
    simulations === null
      ? budget
      : { ...budget, simulations: Math.min(simulations, budget.simulations ?? simulations) };
  const goal = adapts ? await lookBack(searcher, observations, limit, seed, pause) : { limit, aim: 1 };
  const settle = attention === 1 && goal.aim === 1; // then only the most visited action matters
  const estimates = await searcher.search(goal.limit, searcher.mixSeed(seed, moment), settle, pause);
  const action = searcher.choose(estimates.length, attention, tolerance, goal.aim, searcher.mixSeed(~seed, moment));
  return { action, estimates, simulations: searcher.simulations, reason: searcher.reason(action, estimates) };
}

/** The best moves of a seat, with reasons; none if the seat is not on the move. */
export async function advise(
  searcher: Searcher,
  observations: PackedObservations,
  budget: Budget,
  pause: Pause,
): Promise<Hint[]> {
  const { engine } = searcher;
  const view = observations.views.slice(-engine.binding.stateSize);
  if (engine.mover(view) !== observations.seat) return [];
  searcher.observe(observations);
  const estimates = await searcher.search(budget, 0n, false, pause);
  const visits = estimates.reduce((sum, estimate) => sum + estimate.visits, 0);
  const mean = estimates.reduce((sum, { value, visits }) => sum + value * visits, 0) / visits;
  const moves = engine.moves(view).map((move) => {
    const actions = engine.parse(view, move) as number[];
    const last = actions.at(-1)!;
    const estimate = searcher.estimates(actions.slice(0, -1)).find(({ action }) => action === last);
    return { move, ...(estimate ?? { value: mean, error: 1, visits: 0 }), first: actions[0]! };
  });
  const best = moves.sort((a, b) => b.visits - a.visits || (a.move < b.move ? -1 : 1)).slice(0, MAX_ADVICE);
  const tried = best.filter(({ visits }) => visits > 0);
  const knots = knotsOf(engine.binding, engine.players(view), searcher.progress, false);
  return (tried.length > 0 ? tried : best.slice(0, 1)).map(({ move, first, value, error, visits }) => {
    const { code, params } = searcher.reason(first, estimates);
    const errorOfShare = visits ? toError(knots, value, error) : 1;
    return { move, share: round(toShare(knots, value)), error: round(errorOfShare), reason: code, params };
  });
}

function round(share: number): number {
  return Number(share.toFixed(3));
}
