/** The operators' routes. Questions are GET, changes POST; a refused request throws a `Refused`. */
import type { Problem } from "../wire";
import { keyOf, t, words } from "../lib/i18n.svelte";
import type {
  About,
  Announce,
  AnnouncementState,
  AuditLine,
  Ban,
  ChatLine,
  Figures,
  FiguresQuery,
  LogQuery,
  Mute,
  NoArguments,
  OnePlayer,
  OneReport,
  OneTable,
  OneToken,
  PlayerDecision,
  PlayerDetails,
  PlayersQuery,
  PlayerSummary,
  Prune,
  PruneCounts,
  Rename,
  ReportDecision,
  ReportDetails,
  ReportsQuery,
  ReportSummary,
  Stats,
  TableDecision,
  TableDetails,
  TablesQuery,
  TableSummary,
  TokenSummary,
  Undo,
} from "./messages";

/** By action: what it takes, what it gives. */
export interface Questions {
  stats: [NoArguments, Stats];
  figures: [FiguresQuery, Figures];
  about: [NoArguments, About];
  tables: [TablesQuery, TableSummary[]];
  table: [OneTable, TableDetails];
  talk: [OneTable, ChatLine[]];
  players: [PlayersQuery, PlayerSummary[]];
  player: [OnePlayer, PlayerDetails];
  reports: [ReportsQuery, ReportSummary[]];
  report: [OneReport, ReportDetails];
  announcement: [NoArguments, AnnouncementState];
  log: [LogQuery, AuditLine[]];
  tokens: [NoArguments, TokenSummary[]];
}

export interface Changes {
  close: [TableDecision, TableDetails];
  mute: [Mute, PlayerSummary];
  unmute: [PlayerDecision, PlayerSummary];
  ban: [Ban, PlayerSummary];
  unban: [PlayerDecision, PlayerSummary];
  rename: [Rename, PlayerSummary];
  forget: [PlayerDecision, PlayerSummary];
  resolve: [ReportDecision, string];
  reopen: [ReportDecision, string];
  announce: [Announce, AnnouncementState];
  undo: [Undo, AuditLine];
  prune: [Prune, PruneCounts];
  "revoke-token": [OneToken, TokenSummary];
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }

  /** Why, in the reader's language. */
  get words(): string {
    const key = keyOf(this.problem.code);
    return words.has(key) ? t(key, this.problem.params) : t("failed", { code: this.problem.code });
  }
}

let token = "";

/** Make requests with this operator's token. */
export function actAs(operatorToken: string): void {
  token = operatorToken;
}

export async function ask<Name extends keyof Questions>(
  name: Name,
  args: Questions[Name][0],
): Promise<Questions[Name][1]> {
  const given = Object.entries(args).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  const answer = await request("GET", `${name}${query.size ? `?${query}` : ""}`);
  return (await answer.json()) as Questions[Name][1];
}

export async function change<Name extends keyof Changes>(
  name: Name,
  args: Changes[Name][0],
): Promise<Changes[Name][1]> {
  const answer = await request("POST", name, JSON.stringify(args));
  return (await answer.json()) as Changes[Name][1];
}

/** The records of all finished games, as a file. */
export async function exportGames(): Promise<Blob> {
  return (await request("GET", "export-games")).blob();
}

async function request(method: string, path: string, body?: string): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  let answer: Response;
  try {
    answer = await fetch(new URL(`api/${path}`, document.baseURI), { method, headers, body });
  } catch {
    throw new Refused(0, { code: "line-lost" });
  }
  if (answer.ok) return answer;
  throw new Refused(answer.status, (await answer.json().catch(() => ({ code: "line-lost" }))) as Problem);
}
