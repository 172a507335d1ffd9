/** How an opponent that keeps games close adapts: the twin of `bots/adaptive.py`, which says how and why. */
import type { Budget } from "../local/thinker";
import { CHANCE, type State } from "./engine";
import { LOOK_BACK } from "./modules/search";
import type { PackedObservations, Pause, Searcher } from "./searcher";

const { ACTIONS, SIMULATIONS, WORLDS, DOUBT, MIN_AIM, MAX_TIME } = LOOK_BACK;

/** What is left of a budget, and the share of the win to be content with: the more, the better others play. */
export async function lookBack(
  searcher: Searcher,
  observations: PackedObservations,
  limit: Budget,
  seed: bigint,
  pause: Pause,
): Promise<{ limit: Budget; aim: number }> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  const { seat, movers } = observations;
  const others = [...movers.keys()].filter((ply) => movers[ply] !== CHANCE && movers[ply] !== seat);
  let [total, count] = [0, 0];
  for (const ply of others.slice(-ACTIONS).reverse()) {
    if (elapsed() > MAX_TIME * (limit.seconds ?? Infinity)) break;
    const agreement = await agreementWith(searcher, observations, ply, searcher.mixSeed(seed, ply), pause);
    if (agreement !== null) [total, count] = [total + agreement, count + 1];
  }
  searcher.load(observations);
  searcher.restart();
  const [weak, strong] = searcher.engine.binding.agreement;
  const mean = (total + DOUBT * strong) / (count + DOUBT);
  const skill = Math.min(1, Math.max(0, (mean - weak) / (strong - weak)));
  const aim = MIN_AIM + (1 - MIN_AIM) * skill;
  if (limit.seconds === undefined) return { limit, aim };
  const seconds = Math.max((1 - MAX_TIME) * limit.seconds, limit.seconds - elapsed());
  return { limit: { ...limit, seconds }, aim };
}

/** How often a search takes what another did at a ply, against its favourite; null: no choice, or no idea. */
async function agreementWith(
  searcher: Searcher,
  { seat, glimpses, movers }: PackedObservations,
  ply: number,
  seed: bigint,
  pause: Pause,
): Promise<number | null> {
  const { engine } = searcher;
  const [observed, mover] = [glimpses[ply]!, movers[ply]!];
  searcher.rewindTo(ply);
  searcher.begin(seed);
  const isPossible = (world: State) => {
    const legal = engine.legal(world);
    return legal.includes(observed) || legal.some((action) => engine.glimpse(world, action, seat) === observed);
  };
  let [world] = searcher.sample(1) as [State];
  for (let tried = 1; !isPossible(world); tried++) {
    if (tried === WORLDS) return null;
    [world] = searcher.sample(1) as [State];
  }
  searcher.imagine(ply, mover, engine.observeInPlay(world, mover));
  searcher.begin(seed);
  await searcher.grow(SIMULATIONS, pause);
  const visits = new Map<number, number>();
  const estimates = searcher.estimates([]);
  for (const estimate of estimates) {
    const seen = engine.glimpse(world, estimate.action, seat);
    visits.set(seen, (visits.get(seen) ?? 0) + estimate.visits);
  }
  return estimates.length > 1 ? (visits.get(observed) ?? 0) / Math.max(...visits.values()) : null;
}
