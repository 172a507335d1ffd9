/** The server's REST routes. A refused request becomes a `Refusal`, which says in words why. */
import type {
  Ack, Box, CommandBody, GameName, History, Identity, MyTables, Problem, Profile, QuickMatch, Ratings, RecoveryCode, Refused, Report, Setup, Snapshot,
  TableInfo, TableList, TakingBack, Ways,
} from "../wire";
import { type Params, keyOf, t, words } from "./i18n.svelte";
import { at } from "./addresses";
import { inWords } from "./notation";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }

  /** Why, in the reader's language. */
  get words(): string {
    return told(this.problem);
  }
}

/** A refusal in words. */
export function told(problem: { code: string; params?: Params }): string {
  const key = keyOf(problem.code);
  if (!words.has(key)) return t("failed", { code: problem.code });
  // a player has never seen how moves are written
  return t(key, key === "move-premove-dropped" ? { move: inWords(String(problem.params?.move)) } : problem.params);
}

let token: string | null = null;

/** From now on requests are made as the player with this token. */
export function actAs(mine: string | null): void {
  token = mine;
}

async function ask<Answer>(method: string, path: string, body?: unknown, as: string | null = token): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(as ? { authorization: `Bearer ${as}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: "line-lost" });
  }
  const said: unknown = await answer.json().catch(() => ({ code: "line-lost" }));
  if (!answer.ok) throw new Refusal(said as Problem);
  return said as Answer;
}

export const rest = {
  box: () => ask<Box>("GET", "api"),
  guest: (name: string) => ask<Identity>("POST", "api/guests", { name }),
  recover: (code: string) => ask<Identity>("POST", "api/recoveries", { code }),
  me: () => ask<Profile>("GET", "api/me"),
  rename: (name: string) => ask<Profile>("PATCH", "api/me", { name }),
  forget: () => ask<unknown>("DELETE", "api/me"),
  export: () => ask<unknown>("GET", "api/me/export"),
  recovery: () => ask<RecoveryCode>("POST", "api/me/recovery"),
  mine: () => ask<MyTables>("GET", "api/me/tables"),
  mute: (player: string) => ask<unknown>("PUT", `api/me/mutes/${player}`),
  unmute: (player: string) => ask<unknown>("DELETE", `api/me/mutes/${player}`),
  report: (report: Report) => ask<unknown>("POST", "api/reports", report),
  lobby: () => ask<TableList>("GET", "api/tables"),
  open: (setup: Setup, as?: string) => ask<TableInfo>("POST", "api/tables", setup, as),
  quick: (match: QuickMatch) => ask<TableInfo>("POST", "api/quick", match),
  code: (code: string) => ask<TableInfo>("GET", `api/codes/${code}`),
  table: (id: string) => ask<TableInfo>("GET", `api/tables/${id}`),
  snapshot: (id: string, as?: string) => ask<Snapshot>("GET", `api/tables/${id}/snapshot`, undefined, as),
  command: (id: string, body: CommandBody, as?: string) => ask<Ack | Refused>("POST", `api/tables/${id}/commands`, body, as),
  history: (id: string, query = "", as?: string | null) => ask<History>("GET", `api/tables/${id}/history${query}`, undefined, as),
  ways: (id: string, path: string, as: string | null) => ask<Ways>("GET", `api/tables/${id}/ways?path=${path}`, undefined, as),
  undo: (id: string, as: string | null) => ask<TakingBack>("GET", `api/tables/${id}/undo`, undefined, as),
  ratings: (game: GameName, players: number) => ask<Ratings>("GET", `api/ratings/${game}/${players}`),
};
