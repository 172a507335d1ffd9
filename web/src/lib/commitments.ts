/** The server's commitments to the deal of each table, as this browser first saw them, and the nonces it added. */
import type { Command, Setup, TableInfo } from "../wire";
import { toHex } from "./sha256";
import { STORED, readJson, writeJson } from "./storage";

export interface SeenCommitment {
  commitment: string;
  /** by player: the nonce sent for the deal */
  nonces: Record<string, string>;
  /** the table as it was first shown; not for a rematch that has no table yet */
  setup?: Pick<Setup, "game" | "players" | "options">;
  /** commitments that later replaced the first */
  others?: (string | null)[];
}

const MAX_TABLES = 200;
const FOLLOWING = "+"; // after a table's id: the table where a rematch goes on, before it has an id

let memory: Record<string, SeenCommitment> = {}; // where the browser stores nothing

function all(): Record<string, SeenCommitment> {
  return readJson<Record<string, SeenCommitment>>(STORED.commitments) ?? memory;
}

function store(id: string, commitment: SeenCommitment): void {
  memory = Object.fromEntries(Object.entries({ ...all(), [id]: commitment }).slice(-MAX_TABLES));
  writeJson(STORED.commitments, memory);
}

/** Forget every commitment. */
export function clearCommitments(): void {
  memory = {};
  writeJson(STORED.commitments, null);
}

export function seenCommitment(id: string): SeenCommitment | null {
  return all()[id] ?? null;
}

/** Store a table's commitment. False if it was another one before. */
export function rememberCommitment(info: TableInfo): boolean {
  const { id, commitment, next_commitment: next, rematch } = info;
  if (next && !seenCommitment(id + FOLLOWING)) store(id + FOLLOWING, { commitment: next, nonces: {} });
  const following = seenCommitment(id + FOLLOWING);
  if (rematch && following && !seenCommitment(rematch)) store(rematch, following);
  const known = seenCommitment(id) ?? (commitment ? { commitment, nonces: {} } : null);
  if (!known) return true;
  const others = known.others ?? [];
  const isOther = known.commitment !== commitment;
  const news = isOther && !others.includes(commitment ?? null);
  if (!seenCommitment(id) || !known.setup || news) {
    const { game, players, options } = info.setup;
    store(id, {
      ...known,
      setup: known.setup ?? { game, players, options },
      ...(news ? { others: [...others, commitment ?? null] } : {}),
    });
  }
  return !isOther;
}

/** A command as it is sent: with a nonce for the deal, once the server has committed to its part. */
export function withNonce(info: TableInfo | null, player: string | null, command: Command): Command {
  if (
    !info ||
    !player ||
    !(command.kind === "start" || command.kind === "rematch" || (command.kind === "ready" && command.ready !== false))
  )
    return command;
  rememberCommitment(info);
  const id = command.kind === "rematch" ? info.id + FOLLOWING : info.id;
  const known = seenCommitment(id);
  if (!known) return command;
  const nonce = known.nonces[player] ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
  store(id, { ...known, nonces: { ...known.nonces, [player]: nonce } });
  return { ...command, nonce };
}
