/** A review on this device, which has the whole game: workers get a seat's observations, and states for the open line only. */
import { defaultSimulations, stepsOf, sumUp, turnsOf } from "../engine/analysis";
import type { StepAnalysis, Turn } from "../engine/analyst";
import { CHANCE, type Engine, type State } from "../engine/engine";
import { Match, type Observations } from "../engine/match";
import { startReviewer, type WorkerReviewer } from "../engine/workerReviewer";
import { FACTS } from "../games";
import { canonical, gameKey } from "../lib/fair";
import { plainText } from "../lib/i18n.svelte";
import { me } from "../lib/me.svelte";
import { fromHex } from "../lib/sha256";
import type { LocalTable } from "../local/localTable";
import type { Chair, Fact } from "../local/savedGame";
import type { GameName, Level, Result, Setup, TableInfo, Value, View } from "../wire";
import type { PartialReview, ReviewSession } from "./session";
import type { Beliefs, MoveEstimate, SeatReview } from "./types";

const WHAT_IF = 2; // times the simulations of the review
const STAND_IN: Level = "cheshire_cat"; // plays for other people in another try

/** A finished game, and what decided all its chance. */
export interface World {
  match: Match;
  /** with `first` */
  options: Record<string, Value>;
  /** 64 hexadecimal digits */
  seed: string;
  nonces: readonly (string | null)[];
  /** by seat; null: a person */
  bots: readonly (Level | null)[];
  /** by seat: who sits at this device */
  people: readonly (Pick<Chair, "player" | "name"> | null)[];
}

/** The world of a table on this device. */
export function localWorld(table: LocalTable): World {
  const { setup, nonces } = table.saved;
  return {
    match: table.match.clone(),
    options: { ...table.options, first: setup.options?.["first"] ?? "random" },
    seed: table.seed,
    nonces,
    bots: table.chairs.map((_, seat) => table.levelAt(seat)),
    people: table.chairs.map(({ player, name }) => (player ? { player, name } : null)),
  };
}

/** The fields of a record that are read here. */
interface PlayedRecord {
  players: number;
  options: Record<string, Value>;
  first: number;
  deal: unknown;
  moves: { seat: number; move: string }[];
  result: Result;
  rules?: number;
  fair?: { seed: string; nonces?: (string | null)[]; first?: Value };
}

/** The world of a server's table, from its record; null if it does not say what decided chance, or something else came of it. */
export function recordedWorld(engine: Engine, info: TableInfo, record: unknown): World | null {
  const { players, options, first, deal, moves, result, rules = 1, fair } = record as PlayedRecord;
  if (!fair?.nonces || fair.first === undefined || rules !== engine.rules) return null;
  const { seed, nonces } = fair;
  const match = Match.deal(engine, players, options, fair.first, gameKey(fromHex(seed), nonces));
  for (const { seat, move } of moves)
    if (move === "resign") match.resigned = seat;
    else if (match.play(move)) return null;
  const ended = match.result(engine.sides(players), FACTS[engine.game].countsPoints);
  const isSame =
    match.mover === null &&
    match.first === first &&
    canonical(match.deal()) === canonical(deal) &&
    canonical(ended) === canonical(result);
  if (!isSame) return null;
  return {
    match,
    options: { ...options, first: fair.first },
    seed,
    nonces,
    bots: info.seats.map(({ bot }) => bot ?? null),
    people: info.seats.map(() => null),
  };
}

/** The events that lead to a ply. Where all choose at the same time, the others have chosen as they did. */
function factsUntil(match: Match, turns: readonly Turn[], ply: number, seat: number): Fact[] {
  const moves = match.entries();
  const own = turns.filter(({ mover, end, ply: at }) => mover !== CHANCE && end > at);
  const isChoice = (turn: Turn) => match.isSimultaneous(turn.ply);
  const amongChoices = ply < match.ply && match.isSimultaneous(ply);
  return own.flatMap((turn, at): Fact[] => {
    const { mover } = turn;
    const { move } = moves[at]!;
    const isMade = turn.ply < ply || (amongChoices && isChoice(turn) && mover !== seat);
    if (!isMade) return [];
    if (!isChoice(turn)) return [{ kind: "moved", seat: mover, move }];
    const next = own.slice(at + 1).find((later) => later.mover === mover);
    return [{ kind: "chose", seat: mover, move, last: !next || !isChoice(next) }];
  });
}

/** key: none; bound: one for all reviews of this visit */
let shared: WorkerReviewer | null = null;

function reviewerOfPage(): WorkerReviewer {
  shared ??= startReviewer();
  return shared;
}

export class WorldSession implements ReviewSession {
  readonly game: GameName;
  readonly players: number;
  readonly bounds: readonly number[];
  readonly canExplore = true;
  readonly simulations: number;
  readonly #turns: Turn[];
  readonly #shares: number[];
  /** by seat: what is analysed so far, by step */
  readonly #analyses: (StepAnalysis | undefined)[][];
  readonly #rows: (number[] | undefined)[] = [];

  constructor(
    readonly engine: Engine,
    readonly world: World,
    readonly reviewer: WorkerReviewer = reviewerOfPage(),
    simulations?: number,
  ) {
    const { match } = world;
    this.game = engine.game;
    this.players = match.players;
    this.#turns = turnsOf(match);
    this.bounds = [...this.#turns.map(({ ply }) => ply), match.ply];
    this.simulations = simulations ?? defaultSimulations(this.#turns.length);
    this.#shares = match.shares();
    this.#analyses = Array.from({ length: match.players }, () => []);
  }

  async review(seat: number, onChange: (partial: PartialReview) => void, signal: AbortSignal): Promise<SeatReview> {
    const analyses = this.#analyses[seat]!;
    const total = this.#turns.length;
    const steps = () => stepsOf(this.#turns, leading(analyses), seat, this.#shares[seat]!);
    const report = () => onChange({ steps: steps(), done: Object.keys(analyses).length, total });
    if (analyses.length > 0) report();
    await this.reviewer.review(
      this.game,
      this.world.match.observationsUntil(this.world.match.ply, seat),
      this.#turns,
      this.#missing(analyses),
      this.simulations,
      (step, analysis) => {
        analyses[step] = analysis;
        report();
        if (step === 0) performance.mark("review-begun"); // for bench/phone.py
      },
      signal,
    );
    performance.mark("review-complete");
    return sumUp(seat, this.engine.sides(this.players).length, steps());
  }

  async open(onChange: (rows: number[][]) => void, signal: AbortSignal): Promise<number[][]> {
    const rows = this.#rows;
    await this.reviewer.open(
      this.world.match,
      this.#turns,
      this.#missing(rows),
      this.simulations,
      (step, shares) => {
        rows[step] = shares;
        onChange(leading(rows));
      },
      signal,
    );
    const all = [...leading(rows), this.#shares];
    onChange(all);
    return all;
  }

  /** The steps that are not analysed yet. */
  #missing(found: readonly unknown[]): number[] {
    return [...this.#turns.keys()].filter((step) => found[step] === undefined);
  }

  beliefs(seat: number, step: number): Promise<Beliefs> {
    return this.reviewer.beliefs(this.game, this.#seenBefore(seat, step), new AbortController().signal);
  }

  whatIf(seat: number, step: number, move: string): Promise<MoveEstimate> {
    const { signal } = new AbortController();
    return this.reviewer.whatIf(this.game, this.#seenBefore(seat, step), move, WHAT_IF * this.simulations, signal);
  }

  #seenBefore(seat: number, step: number): Observations {
    return this.world.match.observationsUntil(this.bounds[step]!, seat);
  }

  #viewBefore(seat: number, step: number): State {
    return this.engine.observeInPlay(this.world.match.stateAt(this.bounds[step]!), seat);
  }

  legalMoves(seat: number, step: number): string[] {
    return this.#turns[step]?.mover === seat ? this.engine.moves(this.#viewBefore(seat, step)) : [];
  }

  viewAfter(seat: number, step: number, move: string): View {
    const before = this.world.match.stateAt(this.bounds[step]!);
    const actions = this.engine.parse(before, move);
    let state: State | null = Array.isArray(actions) ? before : null;
    for (const action of state ? (actions as number[]) : []) state &&= this.engine.advance(state, action);
    if (!state) throw new Error(`no legal move: ${move}`);
    return this.engine.view(this.engine.observeInPlay(state, seat));
  }

  viewBytes(seat: number, step: number): string {
    return btoa(String.fromCharCode(...this.#viewBefore(seat, step)));
  }

  async tryAgain(seat: number, step: number): Promise<string> {
    const { setup, chairs, facts } = this.branch(seat, step);
    const { continueLocal } = await import("../local/localTables");
    return continueLocal(this.engine, setup, chairs, this.world, facts);
  }

  /** A table that goes on before a step, without clock or rating: this person plays the seat, bots the others. */
  branch(seat: number, step: number): { setup: Setup; chairs: Chair[]; facts: Fact[] } {
    const { match, options, bots, people } = this.world;
    const chairs = bots.map((bot, place): Chair => {
      return place === seat ? (people[seat] ?? ownChair()) : { bot: bot ?? STAND_IN };
    });
    const levels = chairs.flatMap(({ bot }, place) => (bot ? [[String(place), bot] as const] : []));
    const { game, players } = this;
    return {
      setup: { game, players, options, bots: Object.fromEntries(levels), talk: "none" },
      chairs,
      facts: factsUntil(match, this.#turns, this.bounds[step]!, seat),
    };
  }
}

function ownChair(): Chair {
  return { player: me.identity?.player ?? "here", name: me.name || plainText("hotseat-player", { number: 1 }) };
}

/** The items before the first that is missing. */
function leading<Item>(items: readonly (Item | undefined)[]): Item[] {
  const end = items.findIndex((item) => item === undefined);
  return (end < 0 ? items : items.slice(0, end)) as Item[];
}
