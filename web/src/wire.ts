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

export type Level = "dormouse" | "march_hare" | "cheshire_cat" | "mad_hatter";

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

// --- what a table is agreed to be

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every turn. */
export interface TurnClock {
  kind: "turn";
  /** 5 ... 3600 */
  seconds: number;
}

/** So many seconds for the whole game, and some more for every turn taken. */
export interface BankClock {
  kind: "bank";
  /** 10 ... 36000 */
  seconds: number;
  /** 0 ... 600; absent: 0 */
  increment?: number;
}

/** So many days for every turn. */
export interface DaysClock {
  kind: "days";
  /** 1 ... 30 */
  days: number;
}

export type Clock = NoClock | TurnClock | BankClock | DaysClock;

/** A table before anybody sits. */
export interface Setup {
  game: GameName;
  /** 2 ... 4 */
  players: number;
  /** length 0 ... 20; absent: {} */
  options?: Record<string, Value>;
  /** by seat ("0" ...): who is not a person; length 0 ... 4; absent: {} */
  bots?: Record<string, Level>;
  /** absent: {"kind":"none"} */
  clock?: Clock;
  /** see docs/wire.md; absent: "blind" */
  spectators?: "blind" | "delayed" | "after" | "none";
  /** listed in the lobby, or found by its link alone; absent: false */
  public?: boolean;
  /** absent: "free" */
  talk?: "free" | "phrases" | "none";
  /** takes the seat of whoever leaves or runs out of time; absent: "cheshire_cat" */
  substitute?: Level;
  /** absent: false */
  rated?: boolean;
}

// --- what a client asks a table to do

/** Take a seat, or any that is free. */
export interface Sit {
  kind: "sit";
  /** absent: null */
  seat?: Seat | null;
}

/** Give the seat back; once the game runs, a bot plays on. */
export interface Leave {
  kind: "leave";
}

/** Put away a running game against bots, for good: nobody wins, and it leaves one's list. */
export interface Close {
  kind: "close";
}

/** Take one's seat back from the bot. */
export interface Return {
  kind: "return";
}

/** Say that one is ready, or not yet. When all seats are taken and ready the game starts. */
export interface Ready {
  kind: "ready";
  /** absent: true */
  ready?: boolean;
  /** 256 random bits in hexadecimal, made after the commitment was seen: they help to deal; absent: null */
  nonce?: Nonce | null;
}

/** The host begins, if everybody else is ready. */
export interface Start {
  kind: "start";
  /** as with `ready`; absent: null */
  nonce?: Nonce | null;
}

/** The host lets bots take all free seats. */
export interface FillWithBots {
  kind: "fill";
  level: Level;
}

/** Make a move, in the notation of the records or as `legal` writes it. */
export interface Move {
  kind: "move";
  move: MoveText;
}

/** Decide the next own move ahead; null forgets it. Nobody is told. */
export interface Premove {
  kind: "premove";
  /** absent: null */
  move?: MoveText | null;
}

/** Take the last own move back: at once where that gives nothing away, else if all agree. Where all others are bots and the game is not rated it is always allowed, whatever has come to light since. */
export interface Undo {
  kind: "undo";
}

/** Agree, or not, to what was asked. */
export interface Answer {
  kind: "answer";
  yes: boolean;
}

/** Give the game up. Only where there are two sides. */
export interface Resign {
  kind: "resign";
}

/** Say something in one's own words. */
export interface Say {
  kind: "say";
  text: Talk;
}

/** Say something that every reader gets in the own language. */
export interface SayPhrase {
  kind: "phrase";
  phrase: Phrase;
}

/** Play again with the same people, everybody one seat on. */
export interface Rematch {
  kind: "rematch";
  /** as with `ready`, for the next game, made after its commitment was seen; absent: null */
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

// --- what a client sends

/** The first message: who it is. Without a token one only watches. */
export interface Hello {
  type: "hello";
  /** send the protocol you speak; clients of protocol 1 could leave it out; absent: 1 */
  version?: number;
  /** length 0 ... 100; absent: null */
  token?: string | null;
}

/** Be told what happens at a table. `seen` is the last update one has: the rest follows, nothing twice. */
export interface Watch {
  type: "watch";
  table: Id;
  /** absent: null */
  seen?: Number | null;
}

/** Be told no more. */
export interface Unwatch {
  type: "unwatch";
  table: Id;
}

/** Ask a table to do something. Sent twice with the same `id`, it is done once and answered twice. */
export interface CommandMessage {
  type: "command";
  table: Id;
  id: Id;
  seen: Number;
  do: Command;
}

/** Are you there? Either side may ask; the other answers with `pong` and the same number. */
export interface Ping {
  type: "ping";
  id: Number;
}

/** I am here. */
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

/** A piece goes from one place to another. `face` is absent where the viewer may not see it. */
export interface Motion {
  piece: "card" | "hat" | "character" | "stack" | "cookie" | "token";
  /** a place with its number: hand:1, table:3, collection:0, black:2, deck, slot:4, cell:E5 ... */
  source: string;
  target: string;
  /** absent: null */
  face?: string | null;
}

/** Something to tell and to show: a message code of the language files, what fills it in, and what moves. */
export interface GameEvent {
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: [] */
  motions?: Motion[];
}

/** The time of one seat. While `running`, `left` is what was left at `at` of the update. */
export interface ClockFace {
  left: number;
  /** absent: false */
  running?: boolean;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  ended: "complete" | "stalled" | "resigned" | "abandoned";
  teams?: number[];
  details?: Record<string, number>[];
}

/** Who would have how much if the game ended now, as far as the viewer can tell; who has, when it is over. */
export interface ScorePreview {
  /** by seat */
  scores: number[];
  /** by seat: what it is made of, see docs/wire.md */
  details: Record<string, number>[];
  /** what one piece of a kind is worth now, where that changes in play; absent: {} */
  worth?: Record<string, number>;
}

/** What opens the commitment: see docs/wire.md, "A fair deal". */
export interface Opening {
  /** 64 hexadecimal digits; a decimal number in games from before there were nonces */
  seed: string;
  /** of those games; absent: "" */
  salt?: string;
}

/** The game as one viewer may see it now. */
export interface Scene {
  /** how many actions were taken */
  moment: number;
  view: View;
  /** the seat to act; null when the game is over */
  turn: number | null;
  /** what the viewer may do now; absent: [] */
  legal?: string[];
  /** seats that still choose, when all choose at the same time; absent: [] */
  choosing?: number[];
  /** what the viewer has chosen so far, still secret; absent: [] */
  chosen?: string[];
  /** the viewer's own; absent: null */
  premove?: string | null;
  /** the seat that asks to take back; absent: null */
  asked?: number | null;
  /** absent: [] */
  clocks?: ClockFace[];
  /** absent: null */
  result?: Result | null;
  /** absent: null */
  standing?: ScorePreview | null;
  /** where a move is made step by step: every path of every legal move, by stack; absent: [] */
  paths?: string[];
}

/** Who sits there. */
export interface SeatInfo {
  /** null: free, or a bot; absent: null */
  player?: string | null;
  /** absent: null */
  name?: string | null;
  /** who plays: set for a bot's seat, and while a bot stands in; absent: null */
  bot?: Level | null;
  /** absent: false */
  ready?: boolean;
  /** absent: false */
  wants_rematch?: boolean;
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
  /** SHA-256 of the seed, from the opening of the table on; absent: null */
  commitment?: string | null;
  /** by seat: what clients added to the deal, once the cards are dealt; absent: null */
  nonces?: (string | null)[] | null;
  /** when the game is over; absent: null */
  opening?: Opening | null;
  /** when the game is over: that of the table where a rematch would be played; absent: null */
  next_commitment?: string | null;
  /** the table where it goes on; absent: null */
  rematch?: string | null;
  /** a quick match has waited long enough; absent: false */
  offer_bots?: boolean;
  /** five letters to find the table by, while it is open; absent: null */
  code?: string | null;
  /** a quick match: the server looks for players; absent: false */
  quick?: boolean;
  /** when the game is over; absent in lists for games that ended before it was kept; absent: null */
  result?: Result | null;
}

// --- what happened at a table, as all may know it

/** Somebody took a seat. */
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

/** Somebody is ready, or no longer. */
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

/** Somebody acted; the update's `game_events` describe what the viewer saw of it. */
export interface Moved {
  kind: "moved";
  seat: number;
  /** decided before the turn came; absent: false */
  ahead?: boolean;
}

/** Somebody has made all secret choices. When it is the last, they are carried out. */
export interface Chose {
  kind: "chose";
  seat: number;
}

/** Somebody who had chosen all chooses again. */
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

/** Somebody asks to take an action back. */
export interface UndoAsked {
  kind: "undo_asked";
  seat: number;
}

/** Somebody does not agree. */
export interface UndoRefused {
  kind: "undo_refused";
  seat: number;
}

/** Somebody gave the game up. */
export interface Resigned {
  kind: "resigned";
  seat: number;
}

/** A bot plays on. */
export interface TakenOver {
  kind: "taken_over";
  seat: number;
  level: Level;
  why: "left" | "time";
}

/** The owner has the seat again. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** Somebody said something: a phrase, or a text. Neither stands where the reader has muted the speaker. */
export interface Said {
  kind: "said";
  player: string;
  name: string;
  /** absent: null */
  phrase?: Phrase | null;
  /** absent: null */
  text?: string | null;
}

/** Nobody else has come: the host may let bots play. */
export interface BotsOffered {
  kind: "bots_offered";
}

/** Somebody wants to play again. */
export interface RematchAsked {
  kind: "rematch_asked";
  seat: number;
}

/** It goes on at another table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** Nothing happens here any more. */
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

// --- what the server sends

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  version: number;
  now: number;
  /** seconds; who is silent for three of them is taken for gone */
  heartbeat: number;
  /** absent: null */
  player?: string | null;
  /** absent: null */
  name?: string | null;
}

/** The table as it is now, for a viewer who has nothing yet. */
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

/** One event, and what it made of the table: parts that are absent have not changed. */
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
  /** the viewer's own, where it may have changed; null: none */
  seat?: number | null;
}

/** Something changed that only this viewer knows of: it has no number of its own. */
export interface Private {
  type: "private";
  table: string;
  at: number;
  scene: Scene;
}

/** A command was carried out and is safely stored. `seq` is the last event then. */
export interface Ack {
  type: "ack";
  table: string;
  id: string;
  seq: number;
}

/** A command was not carried out, and why: a code, what fills it in, and the rule if it is one. */
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

/** Something the viewer should know, for example that a premove was dropped. */
export interface Notice {
  type: "notice";
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  table?: string | null;
}

/** A table cannot be watched, or no longer. */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
}

/** The server ends the connection; `retry` after so many seconds, or not at all if null. */
export interface Bye {
  type: "bye";
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  retry?: number | null;
}

export type FromServer = Welcome | Snapshot | Update | Private | Ack | Refused | Notice | Gone | Bye | Ping | Pong;

// --- REST

/** What every refused request answers. */
export interface Problem {
  code: string;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  rule?: string | null;
}

/** Somebody new: a name is enough. */
export interface NewGuest {
  name: Name;
  /** a program: it is shown as one; absent: false */
  bot?: boolean;
  /** the code of the house, where it asks for one; length 0 ... 100; absent: "" */
  invite?: string;
}

/** Who one is. The token and the recovery code are told once and stored nowhere in clear. */
export interface Identity {
  player: string;
  name: string;
  token: string;
  recovery: string;
}

/** A recovery code, to be the same player on another device. */
export interface Recovery {
  /** length 0 ... 100 */
  code: string;
}

/** What is kept about a player. */
export interface Profile {
  player: string;
  name: string;
  bot: boolean;
  created: number;
  muted: string[];
}

/** A new name. */
export interface ProfileChange {
  name: Name;
}

/** A fresh recovery code; the one before is void. */
export interface RecoveryCode {
  recovery: string;
}

/** How many other devices of a player have been signed out. */
export interface Devices {
  ended: number;
}

/** Open tables, the newest first, and how busy the server is. */
export interface TableList {
  tables: TableInfo[];
  /** online, about; absent: 0 */
  people?: number;
  /** played right now, about; absent: 0 */
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

/** A player's tables, those that wait for the player first. */
export interface MyTables {
  tables: MyTable[];
}

/** How games ended for a player. */
export interface Tally {
  /** absent: 0 */
  won?: number;
  /** absent: 0 */
  shared?: number;
  /** absent: 0 */
  lost?: number;
}

/** A player's finished games of one kind. */
export interface GameTally {
  game: GameName;
  tally: Tally;
  /** the most points in a game; null where points do not count; absent: null */
  best?: number | null;
}

/** A player's finished games with somebody at the table. */
export interface OpponentTally {
  /** of a person, or a bot's level */
  name: string;
  tally: Tally;
  /** null: a bot; absent: null */
  player?: string | null;
  /** absent: null */
  bot?: Level | null;
}

/** How strong the player seems to be at one game with so many players. */
export interface OwnRating {
  game: GameName;
  players: number;
  rating: number;
  games: number;
}

/** What came of a player's latest finished games. Games that somebody gave up count, those put away do not. */
export interface Statistics {
  /** so many games */
  counted: number;
  games: GameTally[];
  /** those met most often first */
  opponents: OpponentTally[];
  ratings: OwnRating[];
}

/** Find somebody to play with. */
export interface QuickMatch {
  game: GameName;
  /** 2 ... 4; absent: 2 */
  players?: number;
  /** at once, without a nonce; false: see the commitment first, and say `ready` with a nonce; absent: true */
  ready?: boolean;
}

/** A command sent without a socket. */
export interface CommandBody {
  id: Id;
  seen: Number;
  do: Command;
}

/** Whether you may make a move now; if not, why: a code, what fills it in, and the rule if it is one. */
export interface Why {
  legal: boolean;
  /** absent: null */
  code?: string | null;
  /** absent: {} */
  params?: Record<string, Param>;
  /** absent: null */
  rule?: string | null;
}

/** What a legal move of yours would bring, as far as you can tell; see docs/wire.md for the moves that tell it. */
export interface Preview {
  /** at which it was asked */
  moment: number;
  /** after the move; absent: null */
  standing?: ScorePreview | null;
}

/** Whose turn it is, and nothing of what lies on the table or is held: for a device that is handed on. */
export interface Acting {
  status: "open" | "playing" | "over" | "closed";
  /** who may act now; several where all choose at the same time */
  seats: number[];
}

/** What would come of `undo` now. */
export interface TakingBack {
  /** the others have to agree; absent: false */
  asks?: boolean;
  /** the code with which it would be refused; absent: null */
  no?: string | null;
}

/** A legal move, and what the strongest bot expects of it. */
export interface Hint {
  move: string;
  /** of the win, 0 to 1 */
  share: number;
  /** give or take, 95 % */
  error: number;
  /** a message code of the language files */
  reason: string;
  /** what fills it in; absent: {} */
  params?: Record<string, Param>;
}

/** What the strongest bot would do on one's seat, by what one has seen; the best move first. */
export interface Hints {
  moment: number;
  moves: Hint[];
}

/** What a viewer was told, update by update: a page of it. */
export interface History {
  updates: Update[];
  /** there are more: ask again with the number of the last update as `seen`; absent: false */
  more?: boolean;
}

/** Somebody behaved badly. */
export interface Report {
  table: Id;
  player: Id;
  /** length 1 ... 500 */
  reason: string;
}

/** How strong somebody seems to be at one game with so many players. */
export interface Rating {
  player: string;
  name: string;
  bot: boolean;
  /** what a cautious observer would bet on */
  rating: number;
  games: number;
}

/** The best first. */
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
  /** with how many players it makes a difference; empty: always; absent: [] */
  players?: number[];
}

/** A game in the box. */
export interface GameInfo {
  name: GameName;
  players: number[];
  options: OptionInfo[];
  /** by edition: the options that it sets; absent: {} */
  presets?: Record<string, Record<string, Value>>;
}

/** What the host of this server has decided. */
export interface House {
  /** new guests need a code; absent: false */
  invite?: boolean;
  /** open tables are listed, and quick matches made; absent: true */
  lobby?: boolean;
  /** the most that a table can allow; absent: "free" */
  talk?: "free" | "phrases" | "none";
  /** tables can have them; absent: true */
  spectators?: boolean;
}

/** What this server offers. */
export interface Box {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: Level[];
  phrases: Phrase[];
  /** absent: {} */
  house?: House;
}

/** How far compiling the rules has come, which is done once on a machine. */
export interface Compiling {
  /** functions */
  done: number;
  /** of about so many */
  total: number;
  /** left, as far as one can tell; absent: null */
  seconds?: number | null;
}

/** Whether the server works. It answers 200 if games can be played, and else 503. */
export interface Health {
  status: "ok" | "starting" | "stopping";
  /** while the rules are compiled; if the status is "ok", bots think less as yet; absent: null */
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
