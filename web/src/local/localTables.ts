/** The tables of this device: opens them, and continues those of earlier visits. */
import { type Engine, EngineError } from "../engine/engine";
import { engineOf } from "../engine/module";
import { localId } from "../lib/addresses";
import type { Questions } from "../lib/questions";
import { fromHex, hmac, toHex } from "../lib/sha256";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { notify } from "../lib/toasts.svelte";
import type { Setup } from "../wire";
import { thinker } from "./bots";
import { LiveTable } from "./liveTable";
import { createGame, nextEntropy } from "./localTable";
import type { Chair, Fact, SavedGame } from "./savedGame";
import { savedGames } from "./savedGames";
import { UnreadableError } from "./store";

/** Who plays on this device. */
export interface LocalPerson {
  player: string;
  name: string;
}

/** key: id; bound: the tables of this visit; dropped when the table is removed or another tab has played on */
const running = new Map<string, Promise<LiveTable>>();

savedGames.onConflict = (id) => {
  void running.get(id)?.then((live) => live.dismiss("local/elsewhere"));
  running.delete(id);
};

function randomHex(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Open a table and deal; people take the seats that no bot has, in order. Throws an `EngineError` where this browser cannot run it. */
export async function openLocal(setup: Setup, people: readonly LocalPerson[]): Promise<string> {
  if (setup.bots && typeof Worker !== "function") throw new EngineError("no workers");
  const engine = await engineOf(setup.game);
  const sitting = people.values();
  const chairs = Array.from({ length: setup.players }, (_, seat): Chair => {
    const bot = setup.bots?.[String(seat)];
    return bot ? { bot } : { ...sitting.next().value! };
  });
  const nonces = new Map(people.map(({ player }) => [player, randomHex()]));
  return open(engine, { ...setup, talk: "none" }, chairs, randomHex(), nonces);
}

function open(
  engine: Engine,
  setup: Setup,
  chairs: Chair[],
  entropy: string,
  nonces: ReadonlyMap<string, string>,
): string {
  const bySeat = chairs.map(({ player }) => (player ? (nonces.get(player) ?? randomHex()) : null));
  return run(engine, createGame(engine, idOf(entropy), setup, chairs, entropy, bySeat));
}

function idOf(entropy: string): string {
  return localId(toHex(hmac(fromHex(entropy), "table")).slice(0, 16));
}

function run(engine: Engine, game: SavedGame): string {
  savedGames.save(game);
  running.set(game.id, Promise.resolve(runGame(engine, game)));
  return game.id;
}

/** Open a table that goes on from the middle of another game in the same world: its seed and nonces decide all chance. */
export function continueLocal(
  engine: Engine,
  setup: Setup,
  chairs: Chair[],
  { seed, nonces }: { seed: string; nonces: readonly (string | null)[] },
  facts: readonly Fact[],
): string {
  const entropy = randomHex();
  return run(engine, createGame(engine, idOf(entropy), setup, chairs, entropy, [...nonces], { seed, facts }));
}

function runGame(engine: Engine, game: SavedGame): LiveTable {
  return new LiveTable(game, {
    engine,
    thinker,
    save(now) {
      if (now.info.status === "closed") void removeLocal(now.id);
      else savedGames.save(now);
    },
    openRematch({ setup, entropy }, chairs, nonces) {
      const rotated = chairs.map((_, place) => chairs.at(place - 1)!);
      return open(engine, setup, rotated, nextEntropy(entropy), nonces);
    },
    pace: () => PACES[settings.speed],
    botFailed(error) {
      console.error(error);
      notify(t("local-bots-failed"));
    },
  });
}

/** Factors on the pause before a bot's move, by the speed of motion. */
const PACES: Record<typeof settings.speed, number> = { 0: 0.5, 0.5: 1.5, 1: 1, 2: 0.5 };

/** The running table with an id; throws an `UnreadableError`. */
export function liveTableOf(id: string): Promise<LiveTable> {
  const known = running.get(id);
  if (known) return known;
  const live = resume(id);
  running.set(id, live);
  live.catch(() => running.delete(id));
  return live;
}

async function resume(id: string): Promise<LiveTable> {
  const game = await savedGames.load(id);
  const engine = await engineOf(game.setup.game).catch(() => null);
  if (!engine) throw new UnreadableError("local/no-engine");
  if (game.rules !== engine.rules)
    throw new UnreadableError(game.rules > engine.rules ? "local/too-new" : "local/too-old", game);
  try {
    return runGame(engine, game);
  } catch {
    savedGames.forget(id);
    throw new UnreadableError("local/damaged", game); // whatever went wrong in the replay
  }
}

/** Remove a game for good. */
export async function removeLocal(id: string): Promise<void> {
  const live = await running.get(id)?.catch(() => null);
  live?.close();
  running.delete(id);
  await savedGames.remove(id);
}

/** Ask a local table, as one of its seats. A question that cannot be answered rejects, as a request does. */
export function localQuestions(live: LiveTable, seat: number): Questions {
  return {
    why: async (move) => live.why(seat, move),
    preview: async (move) => live.preview(seat, move),
    undo: async () => live.undo(seat),
    hints: () => live.hints(seat),
    history: async (eyes = "") => live.history(seat, eyes),
    snapshot: async () => live.snapshot(seat),
    record: async () => live.record(),
  };
}
