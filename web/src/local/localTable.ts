/** The state of one local table: the fold of its events. The same rules as the server's tables, without clocks, strangers and chat. */
import { FACTS } from "../games";
import type { Engine } from "../engine/engine";
import { Match } from "../engine/match";
import { gameKey } from "../lib/fair";
import { Refusal } from "../lib/rest";
import { fromHex, hmac, sha256, toHex } from "../lib/sha256";
import type { Level, Result, Setup, TableInfo, Value } from "../wire";
import { type Chair, type Event, type Fact, SAVED_VERSION, type SavedGame, ownerOf, peopleOf } from "./savedGame";

/** The seed of a table's game. It is published at the end and reveals nothing about the entropy. */
export function seedFrom(entropy: string): Uint8Array {
  return hmac(fromHex(entropy), "seed");
}

/** The seed of a stored game: that of the game which it continues, else its own. */
export function seedOf({ seed, entropy }: Pick<SavedGame, "seed" | "entropy">): Uint8Array {
  return seed === undefined ? seedFrom(entropy) : fromHex(seed);
}

/** The entropy of a rematch, fixed in advance so that it can be committed to. */
export function nextEntropy(entropy: string): string {
  return toHex(hmac(fromHex(entropy), "rematch"));
}

export function commitmentTo(entropy: string): string {
  return toHex(sha256(seedFrom(entropy)));
}

/** A new game as it is stored, dealt and ready for the first move, or for the next one after some of another game in its world. */
export function createGame(
  engine: Engine,
  id: string,
  setup: Setup,
  chairs: Chair[],
  entropy: string,
  nonces: (string | null)[],
  { seed, facts }: { seed?: string; facts: readonly Fact[] } = { facts: [] },
): SavedGame {
  const now = Date.now();
  const events: Event[] = [{ kind: "started" } as const, ...facts].map((fact) => ({ at: now, fact }));
  const secrets = { entropy, ...(seed === undefined ? {} : { seed }), nonces, events, created: now };
  const game = { id, version: SAVED_VERSION, rules: engine.rules, setup, chairs, ...secrets };
  const { info, acting } = LocalTable.replay(engine, game);
  return { ...game, info, acting, updated: now };
}

export class LocalTable {
  readonly id: string;
  readonly options: Record<string, Value>;
  readonly commitment: string;
  /** 64 hexadecimal digits; published at the end */
  readonly seed: string;
  match: Match;
  chairs: Chair[];
  status: "playing" | "over" | "closed" = "playing";
  /** number of the last update: counts the events that no single seat owns */
  seq = 1;
  /** `seq` of the last change of the position: a move decided before it is stale */
  positionSeq = 1;
  /** time of the last event that no single seat owns */
  publicAt: number;
  /** all seats choose at the same time now */
  simultaneous = false;
  /** seats that have something to decide now */
  acting: number[] = [];
  premoves = new Map<number, string>();
  /** by seat, while `simultaneous` */
  choices: string[][];
  /** seats that have made all their choices */
  finished = new Set<number>();
  rematch: string | null = null;

  /** The table before its first event. */
  constructor(
    readonly engine: Engine,
    readonly saved: Readonly<Omit<SavedGame, "info" | "acting" | "updated">>,
  ) {
    const { id, setup, chairs, nonces, created } = saved;
    const { first = "random", ...named } = setup.options ?? {};
    this.id = id;
    this.options = engine.resolveOptions(named);
    const seed = seedOf(saved);
    this.seed = toHex(seed);
    this.commitment = toHex(sha256(seed));
    this.chairs = chairs.map((chair) => ({ ...chair }));
    this.publicAt = created;
    this.choices = chairs.map(() => []);
    this.match = Match.deal(engine, setup.players, this.options, first, gameKey(seed, nonces));
  }

  /** The table after its stored events. */
  static replay(engine: Engine, saved: LocalTable["saved"]): LocalTable {
    const table = new LocalTable(engine, saved);
    for (const event of saved.events) table.apply(event);
    return table;
  }

  apply({ at, fact }: Event): void {
    if (ownerOf(fact) === null) {
      this.publicAt = at;
      this.seq += 1;
    }
    this.#apply(fact);
    if (this.match.mover === null && this.status === "playing") {
      this.status = "over";
      this.premoves.clear();
    }
    this.simultaneous = this.status === "playing" && this.match.isSimultaneous();
    if (this.status !== "playing") this.acting = [];
    else if (this.simultaneous) this.acting = this.chairs.flatMap((_, seat) => (this.finished.has(seat) ? [] : [seat]));
    else this.acting = [this.match.mover!];
  }

  #apply(fact: Fact): void {
    switch (fact.kind) {
      case "started":
        this.positionSeq = this.seq;
        break;
      case "moved":
        this.#play(fact.move);
        this.premoves.delete(fact.seat);
        this.positionSeq = this.seq;
        break;
      case "chose":
        this.choices[fact.seat]!.push(fact.move);
        if (fact.last) this.#finishChoosing(fact.seat);
        break;
      case "rechose":
        this.choices[fact.seat]!.pop();
        this.finished.delete(fact.seat);
        break;
      case "premoved":
        if (fact.move === null) this.premoves.delete(fact.seat);
        else this.premoves.set(fact.seat, fact.move);
        break;
      case "premove_dropped":
        this.premoves.delete(fact.seat);
        break;
      case "undone":
        this.match.rewindTo(fact.moment);
        this.positionSeq = this.seq;
        break;
      case "resigned":
        this.match.resigned = fact.seat;
        this.positionSeq = this.seq;
        break;
      case "taken_over":
        this.chairs[fact.seat]!.substitute = fact.level;
        this.premoves.delete(fact.seat);
        break;
      case "returned":
        delete this.chairs[fact.seat]!.substitute;
        break;
      case "rematch_asked":
        this.chairs[fact.seat]!.wantsRematch = true;
        break;
      case "rematched":
        this.rematch = fact.table;
        break;
      case "closed":
        this.status = "closed";
    }
  }

  /** Make a move that was accepted before; a stored one may be damaged. */
  #play(move: string): void {
    const problem = this.match.play(move);
    if (problem) throw new Refusal(problem);
  }

  /** After the last seat, carry out all choices. */
  #finishChoosing(seat: number): void {
    this.finished.add(seat);
    if (this.finished.size < this.chairs.length) return;
    const waiting = this.choices.map((moves) => moves.values());
    while (this.match.isSimultaneous()) this.#play(waiting[this.match.mover!]!.next().value ?? "");
    this.choices = this.chairs.map(() => []);
    this.finished.clear();
    this.positionSeq = this.seq;
  }

  // --- seats

  get people(): number[] {
    return peopleOf(this.chairs);
  }
  levelAt(seat: number): Level | null {
    const { bot, substitute } = this.chairs[seat]!;
    return bot ?? substitute ?? null;
  }
  /** All other seats are bots'. */
  isPractice(seat: number): boolean {
    return this.chairs.every((chair, other) => other === seat || chair.bot);
  }
  /** Seats whose bots should think now; none once every person has left. */
  get botsDue(): number[] {
    return this.people.length > 0 ? this.acting.filter((seat) => this.levelAt(seat)) : [];
  }
  /** The seat with a premove whose turn has come. */
  get duePremove(): number | null {
    const [seat] = this.acting;
    return !this.simultaneous && seat !== undefined && this.premoves.has(seat) ? seat : null;
  }
  /** The seats that win together. */
  get sides(): readonly (readonly number[])[] {
    return this.engine.sides(this.saved.setup.players);
  }

  // --- the match

  /** While all choose, a copy of the match at a seat's next choice; it depends on no other seat's. */
  trialFor(seat: number): Match {
    const trial = this.match.branch();
    while (trial.mover !== seat) trial.act(trial.legalActions()[0]!);
    for (const move of this.choices[seat]!) trial.play(move);
    return trial;
  }

  #mayAct(seat: number): boolean {
    return this.status === "playing" && this.people.includes(seat);
  }
  legal(seat: number): string[] {
    if (!this.#mayAct(seat)) return [];
    if (!this.simultaneous) return this.match.mover === seat ? this.match.legalMoves() : [];
    return this.finished.has(seat) ? [] : this.trialFor(seat).legalMoves();
  }
  paths(seat: number): string[] {
    return this.#mayAct(seat) && !this.simultaneous && this.match.mover === seat ? this.match.paths() : [];
  }
  result(): Result {
    return this.match.result(this.sides, FACTS[this.engine.game].countsPoints);
  }

  get info(): TableInfo {
    const { setup, entropy, nonces, created } = this.saved;
    const over = this.status === "over";
    return {
      id: this.id,
      setup,
      options: this.options,
      host: this.chairs.find((chair) => chair.player)?.player ?? "",
      status: this.status,
      seats: this.chairs.map(({ player, name, bot, substitute, wantsRematch }) => ({
        ...(player ? { player } : {}),
        ...(name ? { name } : {}),
        ...(bot || substitute ? { bot: bot ?? substitute } : {}),
        ready: true,
        ...(wantsRematch ? { wants_rematch: true } : {}),
      })),
      created,
      commitment: this.commitment,
      nonces,
      ...(over
        ? {
            opening: { seed: this.seed },
            next_commitment: commitmentTo(nextEntropy(entropy)),
            result: this.result(),
          }
        : {}),
      ...(this.rematch ? { rematch: this.rematch } : {}),
    };
  }

  /** The whole game as docs/records.md describes it, with the seed that opens the commitment. */
  record(): Record<string, unknown> {
    const { setup, nonces, rules } = this.saved;
    const moves = this.match.entries();
    if (this.match.resigned !== null) moves.push({ seat: this.match.resigned, move: "resign" });
    return {
      format: "hatbox-record",
      version: 1,
      game: setup.game,
      players: setup.players,
      options: this.options,
      first: this.match.first,
      deal: this.match.deal(),
      moves,
      result: this.status === "over" ? this.result() : this.#abandoned(),
      ...(rules === 1 ? {} : { rules }),
      fair: {
        commitment: this.commitment,
        seed: this.seed,
        nonces,
        first: setup.options?.["first"] ?? "random",
      },
    };
  }

  #abandoned(): Result {
    return { ...this.match.result(this.sides, true), winners: [], ended: "abandoned" };
  }
}
