// Generated from src/hatbox/server/ops/admin_messages.py by `python tools/wire.py`. Do not edit.

import type { TableInfo } from "../wire";

// --- arguments

/** 1 ... 1000000 */
export type Count = number;

/** length 0 ... 300 */
export type Reason = string;

/** length 1 ... 40 */
export type OperatorName = string;

/** Nothing. */
export type NoArguments = Record<string, never>;

/** Which figures to return. */
export interface FiguresQuery {
  /** only later samples; absent: 0 */
  since?: number;
}

/** Which tables to list. */
export interface TablesQuery {
  /** absent: null */
  status?: "open" | "playing" | "over" | "closed" | null;
  /** absent: "" */
  game?: string;
  /** an id, or part of the name of somebody who sits there; absent: "" */
  search?: string;
  /** absent: 100 */
  limit?: Count;
}

/** A table by its id. */
export interface OneTable {
  table: string;
}

/** Which players to list. */
export interface PlayersQuery {
  /** an id, or part of a name; absent: "" */
  search?: string;
  /** only muted and banned ones; absent: false */
  sanctioned?: boolean;
  /** absent: 100 */
  limit?: Count;
}

/** A player by id, or by a name that nobody else has. */
export interface OnePlayer {
  player: string;
}

/** Which reports to list. */
export interface ReportsQuery {
  /** also resolved ones; absent: false */
  all?: boolean;
  /** absent: 100 */
  limit?: Count;
}

/** A report by its id. */
export interface OneReport {
  report: string;
}

/** Which lines of the log to list. */
export interface LogQuery {
  /** only about this player; absent: "" */
  player?: string;
  /** absent: 100 */
  limit?: Count;
}

/** Whom to mute, and for how long. */
export interface Mute {
  player: string;
  /** absent: 24 */
  hours?: number;
  /** absent: "" */
  reason?: Reason;
  /** to the player; absent: false */
  show_reason?: boolean;
}

/** Whom to ban. */
export interface Ban {
  player: string;
  /** absent: "" */
  reason?: Reason;
  /** to the player; absent: false */
  show_reason?: boolean;
}

/** A player, and why. */
export interface PlayerDecision {
  player: string;
  /** absent: "" */
  reason?: Reason;
}

/** A player's new name. */
export interface Rename {
  player: string;
  name: string;
  /** absent: "" */
  reason?: Reason;
}

/** A table, and why. */
export interface TableDecision {
  table: string;
  /** absent: "" */
  reason?: Reason;
}

/** A report, and a note for other operators. */
export interface ReportDecision {
  report: string;
  /** absent: "" */
  reason?: Reason;
}

/** A text for everybody's page. */
export interface Announce {
  /** absent: "" */
  text?: Reason;
  /** until it is taken back by itself; 0: until `clear`; absent: 0 */
  hours?: number;
  /** take back what is shown; absent: false */
  clear?: boolean;
}

/** A line of the log. */
export interface Undo {
  line: string;
  /** absent: "" */
  reason?: Reason;
}

/** The age of the data to delete. */
export interface Prune {
  /** such as 365d */
  older: string;
}

/** Whose token, and for how many days. */
export interface NewToken {
  /** null: the user of the command line; absent: null */
  name?: OperatorName | null;
  /** 0: until it is revoked; absent: 0 */
  days?: number;
}

/** An operator's token by its id, the part before the dot. */
export interface OneToken {
  token: string;
}

// --- results

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  players: number;
  status: string;
  /** names of players, levels of bots, or "-" */
  seats: string[];
  created: number;
  updated: number;
}

/** Everything an operator may know of a table: no cards, no code, no state. */
export interface TableDetails {
  info: TableInfo;
  /** that everybody there could see */
  events: number;
  updated: number;
}

/** A chat message at a table. */
export interface ChatLine {
  at: number;
  player: string;
  name: string;
  /** or the name of a phrase */
  text: string;
  /** absent: false */
  is_phrase?: boolean;
  /** said shortly before the report; absent: false */
  is_near?: boolean;
}

/** A player in a list. */
export interface PlayerSummary {
  id: string;
  name: string;
  bot: boolean;
  created: number;
  tables: number;
  /** 0: not muted */
  muted_until: number;
  banned: boolean;
  /** the reason that the player is shown; absent: "" */
  mute_notice?: string;
  /** absent: "" */
  ban_notice?: string;
}

/** An action of an operator. */
export interface AuditLine {
  id: string;
  at: number;
  operator: string;
  /** page or command */
  via: string;
  action: string;
  player: string;
  player_name: string | null;
  table: string;
  report: string;
  reason: string;
  /** the values that it changed */
  before: Record<string, string | number>;
  after: Record<string, string | number>;
  /** the line that it undid */
  undoes: string;
  /** the line that undid it */
  undone_by: string | null;
  can_undo: boolean;
}

/** A player with tables, reports and what operators have done. */
export interface PlayerDetails {
  player: PlayerSummary;
  /** about the player */
  reports: number;
  tables: TableSummary[];
  log: AuditLine[];
}

/** A report in a list. */
export interface ReportSummary {
  id: string;
  at: number;
  reporter: string;
  reporter_name: string | null;
  player: string;
  player_name: string | null;
  table: string;
  reason: string;
  /** when; 0: not yet */
  resolved: number;
  /** of who resolved it; absent: "" */
  note?: string;
}

/** A report with the talk around it. */
export interface ReportDetails {
  report: ReportSummary;
  talk: ChatLine[];
  /** null: deleted */
  player: PlayerSummary | null;
}

/** The number of tables of a game with a status. */
export interface TableCount {
  game: string;
  status: string;
  tables: number;
}

/** Counts of everything. */
export interface Stats {
  players: number;
  /** programs among these players */
  bots: number;
  new_players_day: number;
  muted: number;
  banned: number;
  tables: TableCount[];
  moves: number;
  /** ended within a day */
  games_day: number;
  games_week: number;
  reports: number;
}

/** Figures of one process at one time. */
export interface Sample {
  at: number;
  /** absent: 0 */
  connections?: number;
  /** online in this process; absent: 0 */
  people?: number;
  /** being played, in all processes; absent: 0 */
  games?: number;
  /** in memory; absent: 0 */
  tables?: number;
  /** of people, per minute; absent: 0 */
  moves?: number;
  /** per minute; absent: 0 */
  requests?: number;
  /** of the event loop, the worst, in milliseconds; absent: 0 */
  lag?: number;
  /** that think or wait to; absent: 0 */
  bots?: number;
  /** bytes; null: unknown; absent: null */
  memory?: number | null;
  /** share of one core; absent: 0 */
  cpu?: number;
  /** bytes; absent: 0 */
  database?: number;
  /** free bytes; null: unknown; absent: null */
  disk?: number | null;
  /** notifications that failed since the start; null: none are sent; absent: null */
  failures?: number | null;
}

/** The samples of a process, the oldest first. */
export interface ProcessFigures {
  id: string;
  started: number;
  samples: Sample[];
}

/** The figures of all processes that are running. */
export interface Figures {
  at: number;
  /** milliseconds between two samples */
  interval: number;
  processes: ProcessFigures[];
}

/** The announcement that is shown. */
export interface AnnouncementState {
  /** empty: none */
  text: string;
  at: number;
  /** 0: until it is taken back */
  until: number;
}

/** An operator's token, without its secret. */
export interface TokenSummary {
  id: string;
  name: string;
  created: number;
  /** 0: never */
  expires: number;
  /** 0: never */
  used: number;
  /** 0: valid */
  revoked: number;
}

/** A new token: the only time that it is shown. */
export interface CreatedToken {
  id: string;
  name: string;
  expires: number;
  token: string;
}

/** The server: version, storage, what is new. */
export interface About {
  version: string;
  /** who asks */
  operator: string;
  /** sqlite or postgresql */
  database: string;
  schema: number;
  bytes: number;
  /** free bytes; null: unknown */
  disk: number | null;
  /** by table of the database */
  rows: Record<string, number>;
  /** the changelog of this version, Markdown */
  notes: string;
}

/** The number of rows deleted. */
export interface PruneCounts {
  tables: number;
  players: number;
  reports: number;
}

/** The number of records written, and of tables that could not be read. */
export interface ExportCounts {
  games: number;
  damaged: number;
}
