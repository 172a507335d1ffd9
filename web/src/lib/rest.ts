/** The server's REST routes. A refused request throws a `Refusal`. */
import type {
  Ack,
  Acting,
  Box,
  CommandBody,
  DailyStanding,
  GameName,
  Hints,
  History,
  Identity,
  MyTables,
  Preview,
  Problem,
  Profile,
  ProfileChange,
  QuickMatch,
  Ratings,
  Refused,
  Report,
  Setup,
  Snapshot,
  TableInfo,
  TableList,
  UndoCheck,
  Update,
  UploadedSeat,
  Why,
} from "../wire";
import type { Review } from "../review/types";
import { type Params, keyOf, t, words } from "./i18n.svelte";
import { at } from "./addresses";
import { moveText } from "./notation";
import { serverStart, startProgressOf } from "./serverStart.svelte";
import { hasServer } from "./siteInfo";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }

  /** Why, in the reader's language. */
  get words(): string {
    return problemText(this.problem);
  }
}

/** The parameters of a message as the page shows them: moves in words, seats counted from 1. */
function pageParams(key: string, params: Params = {}): Params {
  const counted = (seat: unknown) => Number(seat) + 1;
  switch (key) {
    case "move-premove-dropped":
      return { move: moveText(String(params.move)) };
    case "table-seated":
      return { seat: counted(params.seat) };
    case "table-seat-taken":
    case "table-bad-bots":
      return {
        ...params,
        ...(params.seat === undefined ? {} : { seat: counted(params.seat) }),
        allowed: String(params.allowed).split(", ").map(counted).join(", "),
      };
    default:
      return params;
  }
}

/** A refusal in the reader's language. */
export function problemText(problem: { code: string; params?: Params }): string {
  const key = keyOf(problem.code);
  if (!words.has(key)) return t("failed", { code: problem.code });
  return t(key, pageParams(key, problem.params));
}

let token: string | null = null;

/** Make requests as the player with this token. */
export function actAs(mine: string | null): void {
  token = mine;
}

const MAX_TRIES = 5;
const ONCE = 1; // for answers that are useless a second later

/** Request and return the answer. Retries after 429 (a class may share one address) and while the server is starting, as long as it says. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  as: string | null = token,
  maxTries = MAX_TRIES,
): Promise<Answer> {
  if (!hasServer) throw new Refusal({ code: "no-server" });
  let waited = false;
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(method, path, body, as);
    if (answer.status === 429 && tries < maxTries) {
      const seconds = Number(answer.headers.get("retry-after")) || 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      continue;
    }
    const content: unknown = await answer.json().catch(() => ({ code: "line-lost" }));
    const starting = answer.ok ? null : startProgressOf(content as Problem);
    if (starting || waited) serverStart.progress = starting;
    if (starting) {
      waited = true;
      await new Promise((resolve) => setTimeout(resolve, 1000 * (Number(answer.headers.get("retry-after")) || 1)));
      continue;
    }
    if (!answer.ok) throw new Refusal(content as Problem);
    return content as Answer;
  }
}

async function askOnce(method: string, path: string, body: unknown, as: string | null): Promise<Response> {
  try {
    return await fetch(at(path), {
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
}

/** All updates of a viewer, page by page; `eyes`: as a seat saw them, or everything. */
async function historyOf(id: string, eyes: string, as?: string | null): Promise<Update[]> {
  const updates: Update[] = [];
  for (;;) {
    const query = new URLSearchParams({ seen: String(updates.at(-1)?.seq ?? 0), ...(eyes ? { as: eyes } : {}) });
    const page = await ask<History>("GET", `api/tables/${id}/history?${query}`, undefined, as);
    updates.push(...page.updates);
    if (!page.more || page.updates.length === 0) return updates;
  }
}

export const rest = {
  box: () => ask<Box>("GET", "api"),
  guest: (name: string, invite?: string) =>
    ask<Identity>("POST", "api/guests", { name, ...(invite ? { invite } : {}) }),
  recover: (code: string) => ask<Identity>("POST", "api/recoveries", { code }),
  me: () => ask<Profile>("GET", "api/me"),
  change: (wanted: ProfileChange) => ask<Profile>("PATCH", "api/me", wanted),
  forget: () => ask<unknown>("DELETE", "api/me"),
  signInByProxy: () => ask<Identity>("POST", "api/sign-ins/proxy"),
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
  acting: (id: string, as: string) => ask<Acting>("GET", `api/tables/${id}/acting`, undefined, as),
  command: (id: string, body: CommandBody, as?: string) =>
    ask<Ack | Refused>("POST", `api/tables/${id}/commands`, body, as),
  history: (id: string, eyes = "", as?: string | null) => historyOf(id, eyes, as),
  why: (id: string, move: string, as: string | null) =>
    ask<Why>("GET", `api/tables/${id}/why?move=${encodeURIComponent(move)}`, undefined, as),
  preview: (id: string, move: string, as: string | null) =>
    ask<Preview>("GET", `api/tables/${id}/preview?move=${encodeURIComponent(move)}`, undefined, as, ONCE),
  undo: (id: string, as: string | null) => ask<UndoCheck>("GET", `api/tables/${id}/undo`, undefined, as),
  hints: (id: string, as: string | null) => ask<Hints>("GET", `api/tables/${id}/hints`, undefined, as),
  /** The review of one seat of a finished game, and the line with open cards. */
  review: (id: string, seat: number) => ask<Review>("GET", `api/tables/${id}/review?seat=${seat}`),
  /** Upload a finished game of this device; returns the id of its table, the same for the same game. */
  uploadRecord: async (record: unknown, seats: UploadedSeat[]) =>
    (await ask<TableInfo>("POST", "api/records", { record, seats })).id,
  /** Send in a finished daily deal. */
  sendDaily: (game: GameName, record: unknown) => ask<DailyStanding>("POST", `api/daily/${game}`, { record }),
  daily: (game: GameName, day: string) => ask<DailyStanding>("GET", `api/daily/${game}?day=${day}`),
  ratings: (game: GameName, players: number) => ask<Ratings>("GET", `api/ratings/${game}/${players}`),
};
