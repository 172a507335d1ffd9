/** The tables of this device: opens them, and continues those of earlier visits. */
import { type Engine, EngineError } from "../engine/engine";
import { engineOf } from "../engine/module";
import { localId } from "../lib/addresses";
import type { Questions } from "../lib/questions";
import { fromHex, hmac, toHex } from "../lib/sha256";
import { settings } from "../lib/settings.svelte";
import type { Setup } from "../wire";
import { thinker } from "./bots";
import { LocalHost } from "./localHost";
import { createGame, nextEntropy } from "./localTable";
import type { Chair, SavedGame } from "./savedGame";
import { savedGames } from "./savedGames";
import { UnreadableError } from "./store";

/** Who plays on this device. */
export interface LocalPerson {
  player: string;
  name: string;
}

/** key: id; bound: the tables of this visit; dropped when the table is removed or another tab has played on */
const hosts = new Map<string, Promise<LocalHost>>();

savedGames.onConflict = (id) => {
  void hosts.get(id)?.then((host) => host.dismiss("local/elsewhere"));
  hosts.delete(id);
};

function randomHex(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Open a table and deal; people take the seats that no bot has, in order. Throws an `EngineError` where this browser cannot run it. */
export async function openLocal(setup: Setup, people: readonly LocalPerson[]): Promise<string> {
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
  const id = localId(toHex(hmac(fromHex(entropy), "table")).slice(0, 16));
  const bySeat = chairs.map(({ player }) => (player ? (nonces.get(player) ?? randomHex()) : null));
  const game = createGame(engine, id, setup, chairs, entropy, bySeat);
  savedGames.save(game);
  hosts.set(id, Promise.resolve(hostFor(engine, game)));
  return id;
}

function hostFor(engine: Engine, game: SavedGame): LocalHost {
  return new LocalHost(game, {
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
  });
}

/** Factors on the pause before a bot's move, by the speed of motion. */
const PACES: Record<typeof settings.speed, number> = { 0: 0.5, 0.5: 1.5, 1: 1, 2: 0.5 };

/** The running table with an id; throws an `UnreadableError` or an `EngineError`. */
export function hostOf(id: string): Promise<LocalHost> {
  const running = hosts.get(id);
  if (running) return running;
  const host = resume(id);
  hosts.set(id, host);
  host.catch(() => hosts.delete(id));
  return host;
}

async function resume(id: string): Promise<LocalHost> {
  const game = await savedGames.load(id);
  const engine = await engineOf(game.setup.game);
  if (game.rules !== engine.rules)
    throw new UnreadableError(game.rules > engine.rules ? "local/too-new" : "local/too-old", game);
  try {
    return hostFor(engine, game);
  } catch (error) {
    savedGames.forget(id);
    if (error instanceof EngineError) throw error;
    throw new UnreadableError("local/damaged", game); // whatever went wrong in the replay
  }
}

/** Remove a game for good. */
export async function removeLocal(id: string): Promise<void> {
  const host = await hosts.get(id)?.catch(() => null);
  host?.close();
  hosts.delete(id);
  await savedGames.remove(id);
}

/** Ask a local table, as one of its seats. A question that cannot be answered rejects, as a request does. */
export function localQuestions(host: LocalHost, seat: number): Questions {
  return {
    why: async (move) => host.why(seat, move),
    preview: async (move) => host.preview(seat, move),
    undo: async () => host.undo(seat),
    hints: () => host.hints(seat),
    history: async (eyes = "") => host.history(seat, eyes),
    snapshot: async () => host.snapshot(seat),
    record: async () => host.record(),
  };
}
