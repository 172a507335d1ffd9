/** From a wish to a table: be somebody, open it, and begin where nobody has to be waited for. */
import type { GameName, Level, QuickMatch, Setup } from "../wire";
import { me } from "./me.svelte";
import { notify } from "./toasts.svelte";
import { helping, keep } from "./commitments";
import { Refusal, rest, told } from "./rest";

/** A table at which one may sit down and play at once, against one bot. */
export function suitable(game: GameName, opponent: Level): Setup {
  return { game, players: 2, bots: { "1": opponent } };
}

/** Whether every seat but one's own is a bot's. */
export function nobodyElse(setup: Setup): boolean {
  return Object.keys(setup.bots ?? {}).length === setup.players - 1;
}

/** Open a table, and start it where all others are bots. The answer is its id. */
export async function opened(setup: Setup): Promise<string> {
  const info = await known(() => rest.open(setup));
  if (nobodyElse(setup)) {
    const answer = await rest.command(info.id, {
      id: "start",
      seen: 0,
      do: helping(info, me.who?.player ?? null, { kind: "start" }),
    });
    if (answer.type === "refused") notify(told(answer)); // the table stands: its waiting room goes on from here
  }
  return info.id;
}

/** Find a game with others. One is ready only after the server has promised its part of the deal. The answer is the table's id. */
export async function matched(wish: QuickMatch): Promise<string> {
  const info = await known(() => rest.quick({ ...wish, ready: false }));
  keep(info);
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const answer = await rest.command(info.id, {
    id,
    seen: 0,
    do: helping(info, me.who?.player ?? null, { kind: "ready" }),
  });
  if (answer.type === "refused" && answer.code !== "table/not-open") notify(told(answer));
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
