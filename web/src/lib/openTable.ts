/** Open tables: sign in, open, and start where nobody is waited for. */
import type { GameName, Level, QuickMatch, Setup } from "../wire";
import type { LocalPerson } from "../local/localTables";
import { isLocal } from "./addresses";
import { plainText, t } from "./i18n.svelte";
import { me } from "./me.svelte";
import { notify } from "./toasts.svelte";
import { withNonce, rememberCommitment } from "./commitments";
import { Refusal, rest, problemText } from "./rest";
import { hasServer } from "./siteInfo";

/** The setup of a game against one bot. */
export function soloSetup(game: GameName, opponent: Level): Setup {
  return { game, players: 2, bots: { "1": opponent } };
}

/** True if every other seat is a bot's. */
export function isSolo(setup: Setup): boolean {
  return Object.keys(setup.bots ?? {}).length === setup.players - 1;
}

/** Open a table on this device and return its id; null where others, a clock or a rating need the server, or it cannot run here. */
export async function openHere(setup: Setup, people: readonly LocalPerson[]): Promise<string | null> {
  const hasClock = setup.clock && setup.clock.kind !== "none";
  const everybody = people.length + Object.keys(setup.bots ?? {}).length === setup.players;
  if (!everybody || setup.rated || hasClock) return null;
  try {
    const { openLocal } = await import("../local/localTables");
    return await openLocal(setup, people);
  } catch (error) {
    console.error(error); // a module that did not load, a browser without WebAssembly
    if (!hasServer) throw new Refusal({ code: "local-nowhere" });
    notify(t("local-not-here"));
    return null;
  }
}

/** Open a table, start it where all others are bots, and return its id. */
export async function openTable(setup: Setup): Promise<string> {
  const name = me.name || plainText("hotseat-player", { number: 1 });
  const here = await openHere(setup, [{ player: me.identity?.player ?? "here", name }]);
  if (here) return here;
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

/** Put an unfinished game against bots away, for good. */
export async function closeTable(table: string): Promise<void> {
  if (isLocal(table)) return (await import("../local/localTables")).removeLocal(table);
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const answer = await rest.command(table, { id, seen: 0, do: { kind: "close" } });
  if (answer.type === "refused") throw new Refusal(answer);
}
