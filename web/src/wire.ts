// Generated from src/hatbox/wire.py by `python tools/wire.py`. Do not edit.

export const PROTOCOL = 2;

/** matches ^[A-Za-z0-9_-]{1,40}$ */
export type Id = string;

/** length 1 ... 24 */
export type Name = string;

/** length 1 ... 200 */
export type MoveText = string;

/** length 1 ... 300 */
export type Talk = string;

/** 0 ... 9007199254740992 */
export type Number = number;

/** 0 ... 7 */
export type Seat = number;

/** matches ^[0-9a-f]{64}$ */
export type Nonce = string;

export type Param = string | number;

export type Value = boolean | number | string;

export type GameName = "hats" | "magic_hat" | "top_hats";

export type Level = "dormouse" | "march_hare" | "cheshire_cat" | "mad_hatter" | "white_rabbit";

export type Face = "seat-1" | "seat-2" | "seat-3" | "seat-4" | "seat-5" | "seat-6";

export type Language = "de" | "en" | "es" | "fr" | "he" | "it" | "ru";

export type NotificationKind = "turn" | "over" | "invitation" | "rematch";

export type Phrase =
  | "hello"
  | "good-luck"
  | "have-fun"
  | "your-turn"
  | "one-moment"
  | "take-your-time"
  | "well-played"
  | "nice-move"
  | "oops"
  | "sorry"
  | "thanks"
  | "thinking"
  | "exciting"
  | "lucky"
  | "unlucky"
  | "yes"
  | "no"
  | "haha"
  | "well-done-partner"
  | "good-game"
  | "again"
  | "next-time"
  | "must-go"
  | "bye";

// --- the setup of a table

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** A number of seconds for every turn. */
export interface TurnClock {
  kind: "turn";
  /** 5 ... 3600 */
  seconds: number;
}

/** Seconds for the whole game, and an increment for every turn taken. */
export interface BankClock {
  kind: "bank";
  /** 10 ... 36000 */
  seconds: number;
  /** 0 ... 600; absent: 0 */
  increment?: number;
}

/** A number of days for every turn. */
export interface DaysClock {
  kind: "days";
  /** 1 ... 30 */
  days: number;
}

export type Clock = NoClock | TurnClock | BankClock | DaysClock;

/** The choices made when a table is opened. */
export interface Setup {
  game: GameName;
  /** 2 ... 4 */
  players: number;
  /** length 0 ... 20; absent: {} */
  options?: Record<string, Value>;
  /** by seat ("0" ...); length 0 ... 4; absent: {} */
  bots?: Record<string, Level>;
  /** absent: {"kind":"none"} */
  clock?: Clock;
  /** see docs/wire.md; absent: "blind" */
  spectators?: "blind" | "delayed" | "after" | "none";
  /** listed in the lobby; otherwise found only by its link or code; absent: false */
  public?: boolean;
  /** absent: "free" */
  talk?: "free" | "phrases" | "none";
  /** takes over from a player who leaves or runs out of time; absent: "cheshire_cat" */
  substitute?: Level;
  /** absent: false */
  rated?: boolean;
}

// --- commands to a table

/** Take a seat, or any that is free. */
export interface Sit {
  kind: "sit";
  /** absent: null */
  seat?: Seat | null;
}

/** Give the seat up; in a running game a bot takes over. */
export interface Leave {
  kind: "leave";
}

/** Close a running game against bots permanently: nobody wins, and it leaves the player's list. */
export interface Close {
  kind: "close";
}

/** Take the own seat back from the bot. */
export interface Return {
  kind: "return";
}

/** Declare the own seat ready, or not. The game starts when all seats are taken and ready. */
export interface Ready {
  kind: "ready";
  /** absent: true */
  ready?: boolean;
  /** 256 random bits in hexadecimal, made after seeing the commitment; mixed into the deal; absent: null */
  nonce?: Nonce | null;
}

/** Start the game as the host, if all others are ready. */
export interface Start {
  kind: "start";
  /** as with `ready`; absent: null */
  nonce?: Nonce | null;
}

/** Fill all free seats with bots, as the host. */
export interface FillWithBots {
  kind: "fill";
  level: Level;
}

/** Make a move, in the notation of the records or as `legal` writes it. */
export interface Move {
  kind: "move";
  move: MoveText;
}

/** Choose the next own move in advance; null cancels it. Nobody else learns of it. */
export interface Premove {
  kind: "premove";
  /** absent: null */
  move?: MoveText | null;
}

/** Take the last own move back: immediately if that reveals nothing, otherwise if all agree. Always allowed if all others are bots and the game is not rated, whatever was revealed since. */
export interface Undo {
  kind: "undo";
}

/** Agree to another player's request, or not. */
export interface Answer {
  kind: "answer";
  yes: boolean;
}

/** Resign; only in games with two sides. */
export interface Resign {
  kind: "resign";
}

/** Send a chat message. */
export interface Say {
  kind: "say";
  text: Talk;
}

/** Send a phrase, which every reader gets in their language. */
export interface SayPhrase {
  kind: "phrase";
  phrase: Phrase;
}

/** Ask for a rematch: the same players, each one seat further. */
export interface Rematch {
  kind: "rematch";
  /** as with `ready`, for the next game, made after seeing its commitment; absent: null */
  nonce?: Nonce | null;
}

export type Command =
  | Sit
  | Leave
  | Close
  | Return
  | Ready
  | Start
  | FillWithBots
  | Move
  | Premove
  | Undo
  | Answer
  | Resign
  | Say
  | SayPhrase
  | Rematch;

// --- messages of a client

/** The first message. Without a token the client is a spectator. */
export interface Hello {
  type: "hello";
  /** send the protocol you speak; clients of protocol 1 could leave it out; absent: 1 */
  version?: number;
  /** length 0 ... 100; absent: null */
  token?: string | null;
}

/** Watch a table. `seen` is the last update the client has: only later ones follow. */
export interface Watch {
  type: "watch";
  table: Id;
  /** absent: null */
  seen?: Number | null;
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: Id;
}

/** Send a command to a table. Sent twice with the same `id`, it is executed once and answered twice. */
export interface CommandMessage {
  type: "command";
  table: Id;
  id: Id;
  seen: Number;
  do: Command;
}

/** Sent by either side; the other answers with `pong` and the same number. */
export interface Ping {
  type: "ping";
  id: Number;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: Number;
  /** the server's clock, when the server answers; absent: 0 */
  now?: Number;
}

export type FromClient = Hello | Watch | Unwatch | CommandMessage | Ping | Pong;

// --- what a viewer may see. Views in play are made by `observe_in_play`, of finished games by `observe`; null: hidden.

/** A view of Hats. A card is a type letter and a value. */
export interface HatsView {
  game: "hats";
  turn: number;
  main_done: boolean;
  optional_done: boolean;
  table: string[];
  hands: (string | null)[][];
  collections: string[][];
  black: (string | null)[][];
  deck: (string | null)[];
  discards: (string | null)[];
  cookie: number | null;
  /** "?" for an offered card that the viewer may not see */
  offer: string | null;
}

/** A view of Magic Hat. A hat in the row that the viewer does not know is "?"; null is an empty slot. */
export interface MagicHatView {
  game: "magic_hat";
  turn: number;
  row: (string | null)[];
  hats: (string | null)[];
  character_pile: (string | null)[];
  hat_pile: (string | null)[];
  pairs: number[];
  magic: number[];
  penalties: number[];
  last_swap: number[] | null;
  stall: number;
  /** by seat: slots whose hat that seat has seen */
  seen?: number[][];
}

/** A view of Top Hats. A stack is its hats from the top down. */
export interface TopHatsView {
  game: "top_hats";
  turn: number;
  stacks: Record<string, (string | null)[]>;
  band: number;
  narrowed: number;
  stall: number;
  /** by cell: who built the stack */
  builders?: Record<string, number>;
  /** absent once all stacks stand */
  phase?: "building" | "placing";
  /** by seat: stacks not yet placed, middle and bottom hat */
  built?: (string | null)[][][];
  /** in the middle of a move: where it began, where it is */
  moving?: string[];
}

export type View = HatsView | MagicHatView | TopHatsView;

/** A piece moves from one place to another. `face` is absent if the viewer may not see it. */
export interface Motion {
  piece: "card" | "hat" | "character" | "stack" | "cookie" | "token";
  /** a place with its number: hand:1, table:3, collection:0, black:2, deck, slot:4, cell:E5 ... */
  source: string;
  target: string;
  /** absent: null */
  face?: string | null;
}

/** Something that happened in the game: a message code, its parameters, and the pieces that move. */
export interface GameEvent {
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: [] */
  motions?: Motion[];
}

/** The clock of one seat. While `running`, `left` is the time left at the update's `at`. */
export interface ClockFace {
  left: number;
  /** absent: false */
  running?: boolean;
}

/** Scores, winners, and how the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  ended: "complete" | "stalled" | "resigned" | "abandoned";
  teams?: number[];
  details?: Record<string, number>[];
}

/** The scores if the game ended now, as far as the viewer can tell; the final scores when it is over. */
export interface ScorePreview {
  /** by seat */
  scores: number[];
  /** by seat: the parts of the score, see docs/wire.md */
  details: Record<string, number>[];
  /** the value of one piece of a kind, if it changes in play; absent: {} */
  worth?: Record<string, number>;
}

/** The opening of the commitment: see docs/wire.md, "A fair deal". */
export interface Opening {
  /** 64 hexadecimal digits; a decimal number in games from before there were nonces */
  seed: string;
  /** only of those games; absent: "" */
  salt?: string;
}

/** The game as one viewer may see it now. */
export interface Scene {
  /** number of actions taken */
  moment: number;
  view: View;
  /** the seat to act; null when the game is over */
  turn: number | null;
  /** moves of the viewer; absent: [] */
  legal?: string[];
  /** seats that still have to choose, where all choose simultaneously; absent: [] */
  choosing?: number[];
  /** the viewer's own choices so far, still secret; absent: [] */
  chosen?: string[];
  /** the viewer's own; absent: null */
  premove?: string | null;
  /** the seat that asks for an undo; absent: null */
  undo_requested_by?: number | null;
  /** absent: [] */
  clocks?: ClockFace[];
  /** absent: null */
  result?: Result | null;
  /** absent: null */
  score_preview?: ScorePreview | null;
  /** for moves made step by step: every path of every legal move, by stack; absent: [] */
  paths?: string[];
}

/** One seat of a table. */
export interface SeatInfo {
  /** null: free, or a bot; absent: null */
  player?: string | null;
  /** absent: null */
  name?: string | null;
  /** set for a bot's seat, and while a bot substitutes; absent: null */
  bot?: Level | null;
  /** absent: false */
  ready?: boolean;
  /** absent: false */
  wants_rematch?: boolean;
  /** chosen by the player; null: the one that follows from the id; absent: null */
  face?: Face | null;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  setup: Setup;
  /** every option with its value */
  options: Record<string, Value>;
  host: string;
  status: "open" | "playing" | "over" | "closed";
  seats: SeatInfo[];
  created: number;
  /** SHA-256 of the seed, from the time the table is opened; absent: null */
  commitment?: string | null;
  /** by seat: the clients' nonces, once the cards are dealt; absent: null */
  nonces?: (string | null)[] | null;
  /** when the game is over; absent: null */
  opening?: Opening | null;
  /** when the game is over: the commitment of a rematch; absent: null */
  next_commitment?: string | null;
  /** the table of the rematch; absent: null */
  rematch?: string | null;
  /** a quick match has waited long enough for players; absent: false */
  offer_bots?: boolean;
  /** five letters by which the table is found while it is open; absent: null */
  code?: string | null;
  /** a quick match: the server looks for players; absent: false */
  quick?: boolean;
  /** when the game is over; absent in lists for games that ended before it was kept; absent: null */
  result?: Result | null;
  /** played on a device and uploaded afterwards: counts for nothing; absent: false */
  uploaded?: boolean;
}

// --- public events at a table

/** A player took a seat. */
export interface Sat {
  kind: "sat";
  seat: number;
  name: string;
}

/** A seat is free again. */
export interface Left {
  kind: "left";
  seat: number;
}

/** A player is ready, or no longer. */
export interface Readied {
  kind: "readied";
  seat: number;
  ready: boolean;
}

/** Bots took the free seats. */
export interface Filled {
  kind: "filled";
  level: Level;
}

/** The cards are dealt; the commitment is in the table's info. */
export interface Started {
  kind: "started";
}

/** A player moved; the update's `game_events` describe what the viewer saw of it. */
export interface Moved {
  kind: "moved";
  seat: number;
  /** a premove; absent: false */
  ahead?: boolean;
}

/** A player has made all secret choices. After the last player they are carried out. */
export interface Chose {
  kind: "chose";
  seat: number;
}

/** A player who had made all choices changes them. */
export interface Rechose {
  kind: "rechose";
  seat: number;
}

/** Actions were taken back. */
export interface Undone {
  kind: "undone";
  seat: number;
  moment: number;
}

/** A player asks for an undo. */
export interface UndoAsked {
  kind: "undo_asked";
  seat: number;
}

/** A player does not agree to an undo. */
export interface UndoRefused {
  kind: "undo_refused";
  seat: number;
}

/** A player resigned. */
export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** A bot takes over a seat. */
export interface TakenOver {
  kind: "taken_over";
  seat: number;
  level: Level;
  why: "left" | "time";
}

/** The player has taken the seat back. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** A player said something: a phrase or a text. Both are absent if the reader has muted the speaker. */
export interface Said {
  kind: "said";
  player: string;
  name: string;
  /** absent: null */
  phrase?: Phrase | null;
  /** absent: null */
  text?: string | null;
}

/** Nobody else has come: the host may fill the seats with bots. */
export interface BotsOffered {
  kind: "bots_offered";
}

/** A player asks for a rematch. */
export interface RematchAsked {
  kind: "rematch_asked";
  seat: number;
}

/** The rematch is at another table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** The table is closed. */
export interface Closed {
  kind: "closed";
}

export type TableEvent =
  | Sat
  | Left
  | Readied
  | Filled
  | Started
  | Moved
  | Chose
  | Rechose
  | Undone
  | UndoAsked
  | UndoRefused
  | Resigned
  | TakenOver
  | Returned
  | Said
  | BotsOffered
  | RematchAsked
  | Rematched
  | Closed;

// --- messages of the server

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  version: number;
  now: number;
  /** seconds; a client silent for three of them counts as gone */
  heartbeat: number;
  /** absent: null */
  player?: string | null;
  /** absent: null */
  name?: string | null;
}

/** The whole table as it is now. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  at: number;
  info: TableInfo;
  /** the viewer's own; absent: null */
  seat?: number | null;
  /** absent: null */
  scene?: Scene | null;
}

/** One event and its effect on the table: absent parts have not changed. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  at: number;
  what: TableEvent;
  /** absent: [] */
  game_events?: GameEvent[];
  /** absent: null */
  scene?: Scene | null;
  /** absent: null */
  info?: TableInfo | null;
  /** the viewer's own, if it may have changed; null: none */
  seat?: number | null;
}

/** A change that only this viewer knows of; it has no number of its own. */
export interface Private {
  type: "private";
  table: string;
  at: number;
  scene: Scene;
}

/** A command was executed and its events are stored durably. `seq` is the last event then. */
export interface Ack {
  type: "ack";
  table: string;
  id: string;
  seq: number;
}

/** A command was refused: a code, its parameters, and the rule if it is one. */
export interface Refused {
  type: "refused";
  table: string;
  id: string;
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  rule?: string | null;
}

/** Information for the viewer, for example that a premove was dropped. */
export interface Notice {
  type: "notice";
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  table?: string | null;
}

/** A table cannot be watched, or not any longer. */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
}

/** Somebody invites you to an open table. */
export interface Invited {
  type: "invited";
  table: string;
  game: GameName;
  /** who invites */
  name: string;
}

/** The host says something to everybody; an empty text takes it back. */
export interface Announcement {
  type: "announcement";
  text: string;
  /** absent: 0 */
  at?: number;
}

/** The server closes the connection; the client may reconnect after `retry` seconds, or never if null. */
export interface Bye {
  type: "bye";
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  retry?: number | null;
}

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Private
  | Ack
  | Refused
  | Notice
  | Gone
  | Invited
  | Announcement
  | Bye
  | Ping
  | Pong;

// --- REST

/** The answer to a refused request. */
export interface Problem {
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  rule?: string | null;
  /** if the server is to blame: the id of the request, which its log has; absent: null */
  request?: string | null;
}

/** A new player: a name is enough. */
export interface NewGuest {
  name: Name;
  /** a program, shown as one; absent: false */
  bot?: boolean;
  /** the invitation code, if the server requires one; length 0 ... 100; absent: "" */
  invite?: string;
}

/** A player's credentials. Token and recovery code are sent once and stored only as hashes. */
export interface Identity {
  player: string;
  name: string;
  token: string;
  /** "": the player existed already, and the code is the one they have */
  recovery: string;
}

/** A recovery code, to sign in on another device. */
export interface Recovery {
  /** length 0 ... 100 */
  code: string;
}

/** A player's profile. */
export interface Profile {
  player: string;
  name: string;
  bot: boolean;
  created: number;
  muted: string[];
  /** null: the one that follows from the id; absent: null */
  face?: Face | null;
  /** the name at the sign-in provider; null: a guest; absent: null */
  account?: string | null;
}

/** A new name or face; what is absent stays. */
export interface ProfileChange {
  /** absent: null */
  name?: Name | null;
  /** absent: null */
  face?: Face | null;
}

/** A new recovery code; the previous one is void. */
export interface RecoveryCode {
  recovery: string;
}

/** The number of other devices that have been signed out. */
export interface Devices {
  ended: number;
}

/** A device on which a player is signed in. */
export interface Device {
  id: string;
  /** browser and system, such as "Firefox, Linux"; "" if unknown */
  name: string;
  created: number;
  /** when it was last used, to the day */
  seen: number;
  /** the one that asks; absent: false */
  current?: boolean;
}

/** A player's devices, the current one first. */
export interface DeviceList {
  devices: Device[];
}

/** Begin to sign in at the host's provider; with a token, the account is linked to this player. */
export interface SignInStart {
  /** 32 random bytes that the page keeps until the end; matches ^[A-Za-z0-9_-]{43}$ */
  secret: string;
}

/** The address at which the browser signs in. */
export interface SignInRedirect {
  url: string;
}

/** Exchange a finished sign-in for credentials, with the secret it was begun with. */
export interface SignInEnd {
  /** matches ^[A-Za-z0-9_-]{43}$ */
  secret: string;
  /** if the account belongs to another player, become that player; absent: false */
  switch?: boolean;
}

/** A player who is online at a closed server. */
export interface OnlinePlayer {
  player: string;
  name: string;
  /** absent: null */
  face?: Face | null;
  /** sits at a table whose game is running; absent: false */
  playing?: boolean;
}

/** The players online, by name. Empty on a server that is open to everybody. */
export interface OnlineList {
  players: OnlinePlayer[];
}

/** An invitation of a player to an open table. */
export interface Invitation {
  player: Id;
}

/** A browser's subscription to Web Push, as `PushSubscription.toJSON` has it. */
export interface PushSubscription {
  /** length 9 ... 1000 */
  endpoint: string;
  /** matches ^[A-Za-z0-9_-]{80,100}$ */
  p256dh: string;
  /** matches ^[A-Za-z0-9_-]{16,40}$ */
  auth: string;
}

/** An address that gets a player's notifications by POST. */
export interface Webhook {
  /** length 9 ... 1000 */
  url: string;
  /** absent: "json" */
  format?: "json" | "discord" | "ntfy";
}

/** An address for a player's notifications; it is used once its owner has followed a link. */
export interface EmailAddress {
  /** length 3 ... 254 */
  address: string;
}

/** When a player wants to be notified. */
export interface NotificationChoice {
  /** absent: ["turn","over","invitation","rematch"] */
  kinds?: NotificationKind[];
  /** minutes after midnight; null: no quiet hours; 0 ... 1439; absent: null */
  quiet_from?: number | null;
  /** 0 ... 1439; absent: null */
  quiet_until?: number | null;
  /** as in Europe/Rome; length 0 ... 60; absent: "UTC" */
  time_zone?: string;
  /** absent: "en" */
  language?: Language;
}

/** A player's choice, the channels set up, and those that this server offers. */
export interface Notifications {
  choice: NotificationChoice;
  /** the server's public VAPID key; null: no Web Push here; absent: null */
  push_key?: string | null;
  /** devices that get Web Push; absent: 0 */
  pushes?: number;
  /** this device is one of them; absent: false */
  push_here?: boolean;
  /** absent: false */
  can_webhook?: boolean;
  /** absent: null */
  webhook?: Webhook | null;
  /** absent: false */
  can_email?: boolean;
  /** absent: null */
  email?: string | null;
  /** absent: false */
  email_confirmed?: boolean;
}

/** Open tables, the newest first, and how busy the server is. */
export interface TableList {
  tables: TableInfo[];
  /** online, approximately; absent: 0 */
  people?: number;
  /** being played, approximately; absent: 0 */
  games?: number;
}

/** One of a player's tables. */
export interface MyTable {
  info: TableInfo;
  seat: number;
  your_turn: boolean;
  /** when something last happened; absent: 0 */
  updated?: number;
}

/** A player's tables, those where it is their turn first. */
export interface MyTables {
  tables: MyTable[];
}

/** Results of a player. */
export interface Tally {
  /** absent: 0 */
  won?: number;
  /** absent: 0 */
  shared?: number;
  /** absent: 0 */
  lost?: number;
}

/** A player's results in one game. */
export interface GameTally {
  game: GameName;
  tally: Tally;
  /** the highest score; null in games without scores; absent: null */
  best?: number | null;
}

/** A player's results against one opponent. */
export interface OpponentTally {
  /** of a player, or a bot's level */
  name: string;
  tally: Tally;
  /** null: a bot; absent: null */
  player?: string | null;
  /** absent: null */
  bot?: Level | null;
}

/** The player's rating in one game with a number of players. */
export interface OwnRating {
  game: GameName;
  players: number;
  rating: number;
  games: number;
}

/** A player's latest finished games. Resigned games count, closed ones do not. */
export interface Statistics {
  /** number of games */
  counted: number;
  games: GameTally[];
  /** the most frequent first */
  opponents: OpponentTally[];
  ratings: OwnRating[];
}

/** A search for players. */
export interface QuickMatch {
  game: GameName;
  /** 2 ... 4; absent: 2 */
  players?: number;
  /** immediately, without a nonce; false: send `ready` with a nonce later; absent: true */
  ready?: boolean;
}

/** A seat of an uploaded game: a person's name, a bot's level, or both if a bot took over from the person. */
export interface UploadedSeat {
  /** absent: null */
  name?: Name | null;
  /** absent: null */
  bot?: Level | null;
}

/** A finished game that was played without a server. The first seat with a name is the uploading player's. */
export interface Upload {
  /** see docs/records.md */
  record: unknown;
  /** length 0 ... 8 */
  seats: UploadedSeat[];
}

/** A finished daily deal, to be compared with everybody's. */
export interface DailyEntry {
  /** see docs/records.md */
  record: unknown;
}

/** The number of players with the same result. */
export interface DailyBar {
  /** the higher, the better: see docs/daily.md */
  value: number;
  count: number;
}

/** Everybody's results of one daily deal, and your place among them. */
export interface DailyStanding {
  game: GameName;
  /** as in 2026-11-18, UTC */
  day: string;
  /** of players */
  count: number;
  /** the worst result first */
  bars: DailyBar[];
  /** your result, the first that you sent; null: none; absent: null */
  value?: number | null;
  /** of the others, those who did worse; equals count half; null: no others; absent: null */
  percentile?: number | null;
}

/** A command sent without a WebSocket. */
export interface CommandBody {
  id: Id;
  seen: Number;
  do: Command;
}

/** The answer to `why`: whether a move is legal now; if not, a code, its parameters, and the rule if it is one. */
export interface Why {
  legal: boolean;
  /** absent: null */
  code?: string | null;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  rule?: string | null;
}

/** The score after a legal move, as far as you can tell; docs/wire.md says for which moves it is known. */
export interface Preview {
  /** of the position it is about */
  moment: number;
  /** after the move; absent: null */
  score_preview?: ScorePreview | null;
}

/** The seats to act, and nothing about cards: for a device that is passed around. */
export interface Acting {
  status: "open" | "playing" | "over" | "closed";
  /** the seats to act; several where all choose simultaneously */
  seats: number[];
}

/** The answer to `undo`: whether the others have to agree, or why it is refused. */
export interface UndoCheck {
  /** the others have to agree; absent: false */
  needs_consent?: boolean;
  /** the code of the refusal; absent: null */
  refusal?: string | null;
}

/** A legal move, and what the strongest bot expects of it. */
export interface Hint {
  move: string;
  /** of the win, 0 to 1 */
  share: number;
  /** half width of the 95 % interval */
  error: number;
  /** a message code of the language files */
  reason: string;
  /** of the message; absent: {} */
  params?: Record<string, Param>;
}

/** Moves of the strongest bot on this seat, which knows what the seat has seen; the best first. */
export interface Hints {
  moment: number;
  moves: Hint[];
}

/** A legal move with its expected share of the win. */
export interface ReviewedOption {
  move: string;
  /** of the win, 0 to 1 */
  share: number;
  /** half width of the 95 % interval */
  error: number;
  /** simulations; 0: never tried, then `share` is the mean over all moves */
  visits: number;
}

/** A move of the reviewed seat where it had a choice, judged by what it could know. */
export interface ReviewedDecision {
  played: string;
  best: string;
  /** after the move played, as could be known before */
  share: number;
  /** the same after the best move */
  best_share: number;
  /** the difference, 0 if it is too close to call */
  loss: number;
  /** of the difference (95 %) */
  error: number;
  /** what a move picked blindly would lose */
  stake: number;
  grade: "best" | "good" | "close" | "inaccuracy" | "mistake" | "blunder";
  /** what it was about */
  kind: string;
  /** all legal ones, the best first */
  moves: ReviewedOption[];
  /** what the best move is good for */
  reason: GameEvent;
}

/** A whole move, a resignation, or chance: `before` + `luck` + `skill` + `others` = `after`. */
export interface ReviewedStep {
  /** before it */
  ply: number;
  /** the ply after it */
  end: number;
  /** a seat; -2: chance */
  mover: number;
  before: number;
  after: number;
  /** what chance brought or a card showed */
  luck: number;
  /** what the own choice lost */
  skill: number;
  /** what the others' moves gave or took */
  others: number;
  decision: ReviewedDecision | null;
}

/** A game for one seat: `fair` + `luck` + `skill` + `others` = `result`, in shares of the win. */
export interface ReviewedSeat {
  seat: number;
  /** before the deal */
  fair: number;
  /** luck of the deal, and of who begins */
  deal: number;
  /** all of it, the deal included */
  luck: number;
  skill: number;
  others: number;
  result: number;
  /** the result with average luck */
  adjusted: number;
  /** percent; null: too few decisions */
  accuracy: number | null;
  /** sum over all decisions */
  losses: number;
  /** sum over all decisions */
  stakes: number;
  decisions: number;
  steps: ReviewedStep[];
}

/** A finished game as one seat could know it, step by step. */
export interface Review {
  game: GameName;
  players: number;
  /** per decision */
  simulations: number;
  /** the one asked for */
  seats: ReviewedSeat[];
  /** before the first step and after each, by seat: the share with all cards open */
  open: number[][];
}

/** A page of the updates that a viewer has received. */
export interface History {
  updates: Update[];
  /** there are more: request them with the number of the last update as `seen`; absent: false */
  more?: boolean;
}

/** A report of a player's bad behaviour. */
export interface Report {
  table: Id;
  player: Id;
  /** length 1 ... 500 */
  reason: string;
}

/** A player's rating in one game with a number of players. */
export interface Rating {
  player: string;
  name: string;
  bot: boolean;
  /** a lower bound: mu - 3 sigma */
  rating: number;
  games: number;
}

/** The best players of a game, the best first. */
export interface Ratings {
  game: GameName;
  players: number;
  ratings: Rating[];
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  /** the default first; for a number, examples */
  values: Value[];
  number: boolean;
  /** the numbers of players for which it matters; empty: all; absent: [] */
  players?: number[];
}

/** A game that the server offers. */
export interface GameInfo {
  name: GameName;
  players: number[];
  options: OptionInfo[];
  /** by edition: the options it sets; absent: {} */
  presets?: Record<string, Record<string, Value>>;
}

/** The house rules of the host. */
export interface House {
  /** new guests need a code; absent: false */
  invite?: boolean;
  /** open tables are listed, and quick matches offered; absent: true */
  lobby?: boolean;
  /** the most that a table can allow; absent: "free" */
  talk?: "free" | "phrases" | "none";
  /** tables can have them; absent: true */
  spectators?: boolean;
  /** only people who were invited can play: those online are listed by name; absent: false */
  closed?: boolean;
  /** the name of the sign-in provider; null: guests only; absent: null */
  sign_in?: string | null;
  /** new players need no account; false: they sign in first; absent: true */
  guests?: boolean;
  /** the host's proxy has signed people in: see `POST /api/sign-ins/proxy`; absent: false */
  proxy_sign_in?: boolean;
  /** URL; absent: null */
  imprint?: string | null;
  /** URL; absent: null */
  privacy?: string | null;
}

/** The games, bots and rules of this server. */
export interface Box {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: Level[];
  phrases: Phrase[];
  /** absent: {} */
  house?: House;
  /** absent: null */
  announcement?: Announcement | null;
}

/** The request as it reached the server, so that a host can check the proxy in front of it. */
export interface ConnectionInfo {
  /** of whoever asks */
  address: string;
  /** http or https */
  scheme: string;
  /** the header Host */
  host: string;
  /** there was X-Forwarded-For; absent: false */
  forwarded?: boolean;
  /** it came from a proxy that the host trusts; absent: false */
  trusted?: boolean;
}

/** The progress of compiling the rules, which is done once per machine. */
export interface Compiling {
  /** functions */
  done: number;
  /** estimated */
  total: number;
  /** left, estimated; absent: null */
  seconds?: number | null;
}

/** The state of the server. The status is 200 if games can be played, otherwise 503. */
export interface Health {
  status: "ok" | "starting" | "stopping";
  /** while the rules are compiled; bots are weaker until then; absent: null */
  compiling?: Compiling | null;
}

/** Done. */
export type Nothing = Record<string, never>;

/** The options of every game at a table that has agreed on nothing else. */
export const OPTION_DEFAULTS: Record<GameName, Record<string, Value>> = {
  hats: { edition: "standard", black_hat_is_a_type: true, tiebreak_black_hats: true, removed: "random" },
  magic_hat: { edition: "ru", no_swap_back: true, copies: 2, magic_hats: 4, dead_table: "redeal", stall_limit: 100, memory_aid: false },
  top_hats: { narrowings: 2, stall_limit: 100 },
};

/** What people may choose in a game, as the server says it in `Box`. */
export const GAME_INFOS: Record<GameName, GameInfo> = {
  hats: {"name":"hats","players":[2,3,4],"options":[{"name":"edition","values":["standard","de"],"number":false},{"name":"black_hat_is_a_type","values":[true,false],"number":false},{"name":"tiebreak_black_hats","values":[true,false],"number":false},{"name":"removed","values":["random"],"number":false,"players":[2]}],"presets":{"standard":{"black_hat_is_a_type":true,"tiebreak_black_hats":true},"de":{"black_hat_is_a_type":false,"tiebreak_black_hats":false}}},
  magic_hat: {"name":"magic_hat","players":[2,3,4],"options":[{"name":"edition","values":["ru","en"],"number":false},{"name":"no_swap_back","values":[true,false],"number":false},{"name":"copies","values":[2,1,4],"number":false},{"name":"magic_hats","values":[4,0],"number":false},{"name":"dead_table","values":["redeal","play_on"],"number":false},{"name":"stall_limit","values":[100],"number":true},{"name":"memory_aid","values":[false,true],"number":false}],"presets":{"ru":{"no_swap_back":true},"en":{"no_swap_back":false}}},
  top_hats: {"name":"top_hats","players":[2,3],"options":[{"name":"narrowings","values":[2,1,0],"number":false},{"name":"stall_limit","values":[100],"number":true}]},
};
