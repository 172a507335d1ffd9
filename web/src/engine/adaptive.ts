/** How an opponent that keeps games close adapts: the twin of `bots/adaptive.py`, which says how and why. */
import type { Budget } from "../local/thinker";
import { DOUBT, LEAST_AIM, LOOK_BACK, MIN_SECONDS, TURNS } from "./modules/search";
import type { PackedObservations, Pause, Searcher } from "./searcher";

/** What is left of a budget, and the share of the win to be content with: the less, the more the others give away. */
export async function lookBack(
  searcher: Searcher,
  observations: PackedObservations,
  limit: Budget,
  aim: number,
  adapts: number,
  seed: bigint,
  pause: Pause,
): Promise<{ limit: Budget; aim: number }> {
  const started = performance.now();
  searcher.restart();
  if (limit.seconds !== undefined && limit.seconds < MIN_SECONDS) return { limit, aim };
  const simulations = Math.min(LOOK_BACK, limit.simulations ?? LOOK_BACK);
  const { seat, glimpses } = observations;
  const valueOf = async (ply: number, forced: readonly number[]) => {
    searcher.rewindTo(ply);
    searcher.begin(searcher.mixSeed(seed, ply));
    searcher.force(forced);
    await searcher.grow(simulations, pause);
    return searcher.mean(seat);
  };
  const turns = ownTurns(observations);
  let given = 0;
  for (const [before, after] of turns) {
    given -= await valueOf(before, [glimpses[before]!]);
    given += await valueOf(after, []);
  }
  searcher.rewindTo(glimpses.length);
  searcher.restart();
  const content = Math.max(LEAST_AIM, aim - (adapts * given) / (turns.length + DOUBT));
  if (limit.seconds === undefined) return { limit, aim: content };
  const seconds = Math.max(MIN_SECONDS / 2, limit.seconds - (performance.now() - started) / 1000);
  return { limit: { ...limit, seconds }, aim: content };
}

/** The last own actions after which others moved, each with the ply at which the seat moved again. */
function ownTurns({ seat, movers }: PackedObservations): [number, number][] {
  const own = [...movers.keys()].filter((ply) => movers[ply] === seat);
  return own
    .map((ply, at): [number, number] => [ply, own[at + 1] ?? movers.length])
    .filter(([ply, following]) => following > ply + 1)
    .slice(-TURNS);
}
