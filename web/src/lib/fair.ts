/** Checks that the deal of a finished game matches the commitment made before it: docs/records.md, "A fair deal". */
import { DEAL_OPTIONS, DEALS } from "../games/deals";
import { type GameName, OPTION_DEFAULTS, type TableInfo, type Value } from "../wire";
import type { SeenCommitment } from "./commitments";
import { fromHex, hmac, sha256, toHex } from "./sha256";

/** The fields of a record that are read here. */
export interface PlayedGame {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  first: number;
  deal: unknown;
  moves: { reshuffle?: string[] }[];
  fair?: { commitment: string; seed: string; salt?: string; nonces?: (string | null)[]; first?: number | string };
}

/** JSON on one line, keys sorted, no spaces: the same value is the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}

/** One named stream of random numbers of a game's key. */
export class Stream {
  #words: number[] = [];
  #block = 0;

  constructor(
    readonly key: Uint8Array,
    readonly name: string,
  ) {}

  #next(): number {
    if (this.#words.length === 0) {
      const view = new DataView(hmac(this.key, `${this.name} ${this.#block++}`).buffer);
      this.#words = Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at));
    }
    return this.#words.shift()!;
  }

  /** The next words, for rules that draw numbers themselves. */
  words(count: number): Uint32Array {
    return Uint32Array.from({ length: count }, () => this.#next());
  }

  below(bound: number): number {
    for (;;) {
      const word = this.#next();
      if (word < 2 ** 32 - (2 ** 32 % bound)) return word % bound;
    }
  }

  shuffled(things: readonly string[]): string[] {
    const list = [...things];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }
}

/** The key of a game, from the committed seed and the players' nonces by seat. */
export function gameKey(seed: Uint8Array, nonces: readonly (string | null)[]): Uint8Array {
  return hmac(seed, ["nonces", ...nonces.map((nonce) => nonce ?? "-")].join(" "));
}

/** True if the deal follows from the commitment. A redeal in the game is left to `hatbox verify`, which replays it. */
export function isFairDeal(record: PlayedGame): boolean {
  const { fair } = record;
  if (!fair) return false;
  if (!fair.nonces) {
    const line = canonical({ deal: record.deal, first: record.first, salt: fair.salt, seed: fair.seed }); // a game from before there were nonces
    return toHex(sha256(new TextEncoder().encode(line))) === fair.commitment;
  }
  const seed = fromHex(fair.seed);
  if (toHex(sha256(seed)) !== fair.commitment) return false;
  const key = gameKey(seed, fair.nonces);
  const first = fair.first === "random" ? new Stream(key, "first").below(record.players) : fair.first;
  if (first !== record.first) return false;
  const stream = new Stream(key, "deal");
  const deal = DEALS[record.game as GameName]?.(stream, record) ?? {};
  if (canonical(deal) !== canonical(record.deal)) return false;
  return record.moves.every(
    ({ reshuffle }, at) =>
      !reshuffle ||
      canonical(new Stream(key, `chance ${at + 1}`).shuffled([...reshuffle].sort())) === canonical(reshuffle),
  );
}

/** `fits`: the deal follows from the commitment. `swapped`: another commitment than before the game. `left-out`: without this browser's nonce. `unseen`: it fits, but this browser saw no commitment before the game. */
export type Verdict = "fits" | "wrong" | "swapped" | "left-out" | "unseen";

/** True if a game was played with the table's setup: a record could name options that suit its deal. */
export function matchesSetup(record: PlayedGame, setup: SeenCommitment["setup"]): boolean {
  if (!setup) return true; // stored by an older page
  const { first = "random", ...named } = setup.options ?? {};
  const usual = (DEAL_OPTIONS[setup.game] ?? []).map((name) => [name, OPTION_DEFAULTS[setup.game][name]!]);
  const wanted = Object.entries({ ...(Object.fromEntries(usual) as Record<string, Value>), ...named });
  const begins = record.fair?.first === undefined || record.fair.first === first;
  return (
    record.game === setup.game &&
    record.players === setup.players &&
    begins &&
    wanted.every(([name, value]) => record.options[name] === value)
  );
}

/** The verdict on a finished game, from its record and from what this browser stored before it. */
export function verdict(info: TableInfo, record: PlayedGame, kept: SeenCommitment | null): Verdict {
  if (!isFairDeal(record) || !matchesSetup(record, kept?.setup)) return "wrong";
  if (kept && (kept.commitment !== record.fair?.commitment || kept.others?.length)) return "swapped";
  const mixed = record.fair?.nonces ?? [];
  const own = info.seats.flatMap(({ player }, seat) =>
    player && kept?.nonces[player] ? [[kept.nonces[player], mixed[seat]]] : [],
  );
  if (own.some(([sent, used]) => sent !== used)) return "left-out";
  return kept ? "fits" : "unseen";
}
