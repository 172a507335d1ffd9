/** From a wish to a table: be somebody, open it, and begin where nobody has to be waited for. */
import type { GameName, Level, Setup } from "../wire";
import { me } from "./me.svelte";
import { notify } from "./notes.svelte";
import { Refusal, rest, told } from "./rest";

export const GAMES: readonly GameName[] = ["hats", "magic_hat", "top_hats"];

/** Bots that let a newcomer breathe. */
const KIND: Record<GameName, Level[]> = { hats: ["march_hare", "dormouse"], magic_hat: ["march_hare"], top_hats: ["march_hare"] };

/** A table at which a newcomer may sit down and play at once. */
export function suitable(game: GameName): Setup {
  const bots = KIND[game];
  return { game, players: bots.length + 1, bots: Object.fromEntries(bots.map((level, at) => [String(at + 1), level])) };
}

/** Whether every seat but one's own is a bot's. */
export function nobodyElse(setup: Setup): boolean {
  return Object.keys(setup.bots ?? {}).length === setup.players - 1;
}

/** Open a table, and start it where all others are bots. The answer is its id. */
export async function opened(setup: Setup): Promise<string> {
  const info = await known(() => rest.open(setup));
  if (nobodyElse(setup)) {
    const answer = await rest.command(info.id, { id: "start", seen: 0, do: { kind: "start" } });
    if (answer.type === "refused") notify(told(answer)); // the table stands: its waiting room goes on from here
  }
  return info.id;
}

/** Do something as somebody. Whom the server has forgotten it gets to know anew. */
export async function known<Answer>(deed: () => Promise<Answer>): Promise<Answer> {
  await me.arrive();
  try {
    return await deed();
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.problem.code !== "identity/unknown-token") throw fault;
    me.leave();
    await me.arrive();
    return deed();
  }
}
