/** Open tables: sign in, open, and start where nobody is waited for. */
import type { GameName, Level, QuickMatch, Setup } from "../wire";
import { me } from "./me.svelte";
import { notify } from "./toasts.svelte";
import { withNonce, rememberCommitment } from "./commitments";
import { Refusal, rest, problemText } from "./rest";

/** The setup of a game against one bot. */
export function soloSetup(game: GameName, opponent: Level): Setup {
  return { game, players: 2, bots: { "1": opponent } };
}

/** True if every other seat is a bot's. */
export function isSolo(setup: Setup): boolean {
  return Object.keys(setup.bots ?? {}).length === setup.players - 1;
}

/** Open a table, start it where all others are bots, and return its id. */
export async function openTable(setup: Setup): Promise<string> {
  const info = await asPlayer(() => rest.open(setup));
  if (isSolo(setup)) {
    const answer = await rest.command(info.id, {
      id: "start",
      seen: 0,
      do: withNonce(info, me.identity?.player ?? null, { kind: "start" }),
    });
    if (answer.type === "refused") notify(problemText(answer)); // the table is open: its waiting room takes over
  }
  return info.id;
}

/** Find a game with others and return the table's id. The player is ready only after the server has committed to its part of the deal. */
export async function findMatch(wish: QuickMatch): Promise<string> {
  const info = await asPlayer(() => rest.quick({ ...wish, ready: false }));
  rememberCommitment(info);
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const answer = await rest.command(info.id, {
    id,
    seen: 0,
    do: withNonce(info, me.identity?.player ?? null, { kind: "ready" }),
  });
  if (answer.type === "refused" && answer.code !== "table/not-open") notify(problemText(answer));
  return info.id;
}

/** Run an action signed in. A player the server no longer knows becomes a new guest. */
export async function asPlayer<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  await me.signIn();
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== "identity/unknown-token") throw error;
    me.signOut();
    await me.signIn();
    return action();
  }
}
