/** Searches for a review, as `hatbox.reviews.analysis` does: the same numbers to the last bit, given the same simulations. */
import type { Beliefs, Decision, Grade, MoveEstimate } from "../review/types";
import { type Knots, knotsOf, toError, toShare } from "./calibration";
import type { State } from "./engine";
import {
  EARLY,
  LARGE,
  MAX_ROUNDS,
  MIN_LOSS,
  MIN_LOSSES,
  NOISE,
  OFTEN,
  OPEN_PART,
  PROMISE,
  RIVALS,
  ROUND_PART,
  STABLE,
  WAITING_PART,
} from "./modules/search";
import type { Estimate, PackedObservations, Pause, Searcher } from "./searcher";

/** A whole move, a resignation, or chance: the actions from one ply to another. */
export interface Turn {
  ply: number;
  end: number;
  /** a seat, or CHANCE */
  mover: number;
}

/** What a step of a seat's review is made from. */
export interface StepAnalysis {
  /** null: the outcome of the step before was sure */
  before: number | null;
  decision: Decision | null;
}

const WORLDS = 400; // sampled for beliefs

/** Add numbers one after another, as Python does. */
export function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Searches for one seat at any step of a game, given everything that it saw in the whole game. */
export class Analyst {
  readonly #seat: number;
  readonly #players: number;

  constructor(
    readonly searcher: Searcher,
    readonly observations: PackedObservations,
    readonly simulations: number,
    readonly pause: Pause,
  ) {
    this.#players = searcher.engine.players(this.#view(0));
    this.#seat = observations.seat;
    searcher.load(observations);
  }

  /** Analyse one step; `turn` is that of `turns[at]`. */
  async analyse(turns: readonly Turn[], at: number): Promise<StepAnalysis> {
    const { ply, end, mover } = turns[at]!;
    const decision = mover === this.#seat && end > ply ? await this.judge(ply, end) : null;
    if (at > 0 && this.#isKnown(turns[at - 1]!)) return { before: null, decision };
    return { before: decision?.best_share ?? (await this.expectation(ply)), decision };
  }

  /** True if a step was the seat's own and showed it nothing new, so that its outcome was sure. */
  #isKnown({ ply, end, mover }: Turn): boolean {
    if (mover !== this.#seat) return false;
    for (let at = ply; at < end; at++) if (this.searcher.hasRevealed(at)) return false;
    return true;
  }

  /** What a position is worth to the seat, whoever must act. */
  async expectation(ply: number): Promise<number> {
    this.#begin(ply);
    await this.searcher.grow(Math.max(1, Math.floor(this.simulations / WAITING_PART)), this.pause);
    return toShare(this.#knots(true), this.searcher.mean(this.#seat));
  }

  /** Judge the seat's move from one ply to another; null if it had no choice. */
  async judge(ply: number, end: number): Promise<Decision | null> {
    const moves = this.#legalMoves(ply);
    if (moves.size < 2) return null;
    this.#begin(ply);
    const path = [...this.observations.glimpses.subarray(ply, end)];
    const played = this.#nameOf(path, moves);
    if (played === undefined) return null; // broken off
    moves.set(played, path);
    await this.searcher.grow(this.simulations, this.pause);
    const first = this.searcher.estimates([]);
    const visits = addUp(first.map((one) => one.visits));
    const mean = addUp(first.map((one) => one.value * one.visits)) / visits;
    const estimates = new Map([...moves].map(([move, actions]) => [move, this.#estimate(actions, mean)]));
    const ranking = byVisits(estimates);
    let best = ranking[0]!;
    if (played !== best && !this.#isEven(estimates.get(played)!, estimates.get(best)!)) {
      const rivals = ranking.filter((move) => move !== played).slice(0, RIVALS);
      const promised = rivals.map((move) => estimates.get(move)!.value);
      const measured = await this.#measure(ply, moves, played, rivals, promised);
      const { value } = estimates.get(best)!;
      const most = highest(measured);
      best = [...measured].find(([, one]) => one.value === most)![0];
      for (const [move, one] of measured)
        estimates.set(move, { ...one, value: Math.max(0, value - (most - one.value)) });
    }
    return this.#compare(moves.get(best)![0]!, first, estimates, played, best);
  }

  /** True if the search has tried a move often, and found it hardly worse than the best. */
  #isEven(played: Estimate, best: Estimate): boolean {
    return played.visits * OFTEN >= this.simulations && Math.abs(best.value - played.value) < MIN_LOSS;
  }

  /** Try the move played and its first rival in turns, in a search of their own; look again while in doubt. */
  async #measure(
    ply: number,
    moves: ReadonlyMap<string, readonly number[]>,
    played: string,
    rivals: readonly string[],
    promised: readonly number[],
  ): Promise<Map<string, Estimate>> {
    this.#begin(ply);
    const knots = this.#knots(false);
    const times = this.searcher.progress === 0 ? EARLY : 1;
    const part = Math.max(1, Math.floor((this.simulations * times) / ROUND_PART));
    const pair = [played, rivals[0]!];
    const measured = new Map<string, Estimate>();
    let number = 0;
    for (let before = 0; ;) {
      number++;
      for (const move of pair) await this.#try(moves.get(move)!, part);
      for (const move of pair) measured.set(move, this.#estimate(moves.get(move)!, 0));
      const [own, other] = [...measured].map(([move, one]) => this.#toShares(move, one)) as [
        MoveEstimate,
        MoveEstimate,
      ];
      const lead = other.share - own.share;
      const error = differenceError(own.error, other.error);
      const isSteady = Math.abs(lead - before) < Math.max(STABLE, NOISE * error) || lead < MIN_LOSS || lead >= LARGE;
      if (number === MAX_ROUNDS || lead + error < MIN_LOSS || (isSteady && number >= ROUND_PART)) break;
      before = lead;
    }
    for (const [at, move] of rivals.entries()) {
      if (at === 0 || toShare(knots, promised[at]!) - toShare(knots, highest(measured)) < PROMISE) continue;
      await this.#try(moves.get(move)!, number * part);
      measured.set(move, this.#estimate(moves.get(move)!, 0));
    }
    return measured;
  }

  async #try(actions: readonly number[], simulations: number): Promise<void> {
    this.searcher.force(actions);
    await this.searcher.grow(simulations, this.pause);
  }

  /** A legal move of the seat, searched as if it were the only one. */
  async evaluate(ply: number, move: string): Promise<MoveEstimate> {
    const actions = this.#legalMoves(ply).get(move);
    if (!actions) throw new Error(`no legal move: ${move}`);
    this.#begin(ply);
    this.searcher.force(actions);
    await this.searcher.grow(this.simulations, this.pause);
    return this.#toShares(move, this.#estimate(actions, 0));
  }

  /** How likely each piece is in each hidden place, as far as the seat can tell at a ply. */
  beliefs(ply: number): Beliefs {
    const { engine } = this.searcher;
    const counts = new Map<string, Map<string, number>>();
    for (const [place, piece] of leaves(engine.view(this.#view(ply))))
      if (isUnknown(piece)) counts.set(place, new Map());
    this.#begin(ply);
    for (const world of this.searcher.sample(WORLDS))
      for (const [place, piece] of leaves(engine.view(world))) {
        const found = isUnknown(piece) ? undefined : counts.get(place);
        found?.set(String(piece), (found.get(String(piece)) ?? 0) + 1);
      }
    const places = [...counts].filter(([, found]) => found.size > 0);
    return Object.fromEntries(places.map(([place, found]) => [place, shareOut(found)]));
  }

  // --- parts

  #begin(ply: number): void {
    this.searcher.rewindTo(ply);
    this.searcher.begin(this.searcher.mixSeed(BigInt(ply), this.#seat));
  }

  /** The map from values to shares at the ply of the search. */
  #knots(isWaiting: boolean): Knots {
    return knotsOf(this.searcher.engine.binding, this.#players, this.searcher.progress, isWaiting);
  }

  #view(ply: number): State {
    const { stateSize } = this.searcher.engine.binding;
    return this.observations.views.slice(ply * stateSize, (ply + 1) * stateSize);
  }

  /** The actions of each legal move, by its text, sorted. */
  #legalMoves(ply: number): Map<string, number[]> {
    const { engine } = this.searcher;
    const view = this.#view(ply);
    return new Map(engine.moves(view).map((move) => [move, engine.parse(view, move) as number[]]));
  }

  #estimate(actions: readonly number[], mean: number): Estimate {
    const last = actions.at(-1)!;
    const found = this.searcher.estimates(actions.slice(0, -1)).find(({ action }) => action === last);
    return found ?? { action: last, value: mean, error: 1, visits: 0 };
  }

  /** The legal move that has these actions, or the same effect by others: tried in one possible world. */
  #nameOf(path: readonly number[], moves: ReadonlyMap<string, readonly number[]>): string | undefined {
    for (const [move, actions] of moves) if (String(actions) === String(path)) return move;
    const [world] = this.searcher.sample(1);
    const { engine } = this.searcher;
    const after = (actions: readonly number[]) =>
      String(actions.reduce<State | null>((state, action) => state && engine.advance(state, action), world!));
    const wanted = after(path);
    return [...moves].find(([, actions]) => after(actions) === wanted)?.[0];
  }

  #toShares(move: string, { value, error, visits }: Estimate): MoveEstimate {
    const knots = this.#knots(false);
    return { move, share: toShare(knots, value), error: visits ? toError(knots, value, error) : 1, visits };
  }

  /** Turn the values of the search into shares, and compare the move played with the best one. */
  #compare(
    action: number,
    first: readonly Estimate[],
    estimates: ReadonlyMap<string, Estimate>,
    played: string,
    best: string,
  ): Decision {
    const options = [...estimates].map(([move, estimate]) => this.#toShares(move, estimate));
    const own = options.find(({ move }) => move === played)!;
    const top = options.find(({ move }) => move === best)!;
    const loss = clearLead(top, own);
    const error = played === best ? 0 : differenceError(top.error, own.error);
    const reason = this.searcher.reason(action, first);
    return {
      played,
      best,
      share: own.share,
      best_share: top.share,
      loss,
      error,
      stake: Math.max(loss, addUp(options.map((option) => clearLead(top, option))) / options.length),
      grade: gradeOf(loss, played === best, loss === 0),
      kind: this.#kind(reason.code, best),
      moves: options.sort(
        (a, b) =>
          Number(a.move !== best) - Number(b.move !== best) || b.visits - a.visits || (a.move < b.move ? -1 : 1),
      ),
      reason: { code: reason.code, params: reason.params ?? {} },
    };
  }

  #kind(reason: string, move: string): string {
    const { kinds } = this.searcher.engine.binding;
    return kinds[reason] ?? kinds[move.split(" ", 1)[0]!] ?? kinds[""]!;
  }
}

/** Every seat's expectation at a ply with all cards open; `states` are those of the game, given as observations. */
export async function openShares(
  searcher: Searcher,
  states: PackedObservations,
  ply: number,
  simulations: number,
  pause: Pause,
): Promise<number[]> {
  const { binding } = searcher.engine;
  const players = searcher.engine.players(states.views.slice(0, binding.stateSize));
  searcher.load(states);
  searcher.rewindTo(ply);
  searcher.begin(searcher.mixSeed(BigInt(ply), players));
  searcher.open();
  await searcher.grow(Math.max(1, Math.floor(simulations / OPEN_PART)), pause);
  const knots = knotsOf(binding, players, searcher.progress, true);
  const shares = Array.from({ length: players }, (_, seat) => toShare(knots, searcher.mean(seat)));
  const sides = binding.sides[players]!;
  const total = addUp(sides.map(([first]) => shares[first!]!));
  return shares.map((share) => (total ? share / total : 1 / sides.length));
}

/** By how much the best move leads; 0 if that may be chance, or is next to nothing. */
function clearLead(best: MoveEstimate, other: MoveEstimate): number {
  const lead = best.share - other.share;
  return lead < Math.max(MIN_LOSS, differenceError(best.error, other.error)) ? 0 : lead;
}

/** The error of a difference, given the errors of its parts. */
function differenceError(one: number, other: number): number {
  return Math.sqrt(one * one + other * other);
}

/** The moves, the most visited first; of several, the one with the best value, else the first. */
function byVisits(estimates: ReadonlyMap<string, Estimate>): string[] {
  return [...estimates].sort(([, a], [, b]) => b.visits - a.visits || b.value - a.value).map(([move]) => move);
}

function highest(estimates: ReadonlyMap<string, Estimate>): number {
  return Math.max(...[...estimates.values()].map(({ value }) => value));
}

/** The name for a loss. */
function gradeOf(loss: number, isBest: boolean, isClose: boolean): Grade {
  if (isBest) return "best";
  if (isClose) return "close";
  return (MIN_LOSSES as [number, Grade][]).find(([least]) => loss >= least)?.[1] ?? "good";
}

/** The values in a position, with the way to each: `hats.0`, `turn`. */
export function* leaves(position: unknown, place = ""): Generator<[place: string, value: unknown]> {
  if (position === null || typeof position !== "object") {
    yield [place, position];
    return;
  }
  for (const [name, value] of Object.entries(position)) yield* leaves(value, place ? `${place}.${name}` : name);
}

function isUnknown(piece: unknown): boolean {
  return piece === null || piece === "?";
}

/** Probabilities from counts, the likeliest first. */
function shareOut(counts: ReadonlyMap<string, number>): Record<string, number> {
  const found = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  return Object.fromEntries(found.map(([piece, count]) => [piece, count / WORLDS]));
}
