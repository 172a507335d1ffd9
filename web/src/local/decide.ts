/** Decide commands at a local table: return the facts to store, or throw a `Refusal` with the server's code. The table is not changed. */
import { CHANCE } from "../engine/engine";
import type { Match } from "../engine/match";
import { Refusal } from "../lib/rest";
import type { Command, Param, Preview, UndoCheck, Why } from "../wire";
import type { LocalTable } from "./localTable";
import type { Fact } from "./savedGame";

const MAX_EVENTS = 3000; // of one table; after that only commands that bring the game nearer to its end are accepted
const REPEATABLE: readonly Command["kind"][] = ["return", "premove", "undo"];

function refuse(code: string, params: Record<string, Param> = {}): never {
  throw new Refusal({ code, params });
}

/** A person's command. After `rematch_asked` the caller opens the next table. */
export function decide(table: LocalTable, seat: number, command: Command, seen: number): Fact[] {
  if (table.saved.events.length >= MAX_EVENTS && REPEATABLE.includes(command.kind))
    refuse("table/worn-out", { most: MAX_EVENTS });
  if (seen > table.seq) refuse("command/unseen", { seen, last: table.seq });
  switch (command.kind) {
    case "move":
      return [decideMove(table, seat, command.move, seen)];
    case "premove":
      return [decidePremove(table, seat, command.move ?? null)];
    case "undo":
      return [decideUndo(table, seat, seen)];
    case "resign":
      expectPlaying(table, seat);
      expectFresh(table, seen);
      if (table.sides.length !== 2) refuse("table/cannot-resign");
      return [{ kind: "resigned", seat }];
    case "leave":
      expectPlaying(table, seat);
      if (table.isDaily) refuse("daily/no-substitute");
      return [{ kind: "taken_over", seat, level: table.saved.setup.substitute ?? "cheshire_cat", why: "left" }];
    case "return":
      expectStatus(table);
      if (!table.chairs[seat]!.substitute) refuse("table/you-play");
      return [{ kind: "returned", seat }];
    case "close":
      expectStatus(table);
      return [{ kind: "closed" }];
    case "answer":
      return refuse("undo/not-asked");
    case "say":
    case "phrase":
      return refuse("talk/not-here");
    case "rematch":
      if (table.status !== "over") refuse("table/not-over", { status: table.status });
      if (table.isDaily) refuse("daily/no-rematch");
      if (table.rematch) refuse("table/rematched", { table: table.rematch });
      return [{ kind: "rematch_asked", seat }];
    case "sit":
    case "ready":
    case "start":
    case "fill":
      return refuse("table/not-open", { status: table.status });
  }
}

function expectStatus(table: LocalTable): void {
  if (table.status !== "playing") refuse("table/not-playing", { status: table.status });
}

function expectPlaying(table: LocalTable, seat: number): void {
  expectStatus(table);
  if (table.chairs[seat]!.substitute) refuse("table/bot-plays");
}

function expectFresh(table: LocalTable, seen: number): void {
  if (seen < table.positionSeq) refuse("command/stale", { seen, last: table.seq });
}

function expectTurn(table: LocalTable, seat: number): void {
  const { mover } = table.match;
  if (mover !== seat) refuse("move/not-your-turn", { turn: mover ?? -1 });
}

/** The match as a seat plays it now: while all choose, a copy with its own choices made. */
function expectToDecide(table: LocalTable, seat: number): Match {
  expectPlaying(table, seat);
  if (!table.simultaneous) {
    expectTurn(table, seat);
    return table.match;
  }
  if (table.finished.has(seat)) refuse("move/chosen-all");
  return table.trialFor(seat);
}

// --- moves

/** A move as a fact; the match is not changed. */
function tryMove(table: LocalTable, seat: number, text: string, ahead = false): Fact {
  const trial = table.match.clone();
  const start = trial.ply;
  const problem = trial.play(text);
  if (problem) throw new Refusal(problem);
  return { kind: "moved", seat, move: trial.entries(start)[0]!.move, ...(ahead ? { ahead } : {}) };
}

function decideChoice(table: LocalTable, seat: number, move: string): Fact {
  if (table.finished.has(seat)) refuse("move/chosen-all");
  const trial = table.trialFor(seat);
  const problem = trial.play(move);
  if (problem) throw new Refusal(problem);
  return { kind: "chose", seat, move, last: trial.mover !== seat };
}

function decideMove(table: LocalTable, seat: number, move: string, seen: number): Fact {
  expectPlaying(table, seat);
  if (table.simultaneous) return decideChoice(table, seat, move);
  expectFresh(table, seen);
  expectTurn(table, seat);
  return tryMove(table, seat, move);
}

/** The move of a bot that is still to act. */
export function decideBotMove(table: LocalTable, seat: number, move: string): Fact {
  return table.simultaneous ? decideChoice(table, seat, move) : tryMove(table, seat, move);
}

function decidePremove(table: LocalTable, seat: number, move: string | null): Fact {
  expectPlaying(table, seat);
  if (table.simultaneous || table.match.mover === seat) refuse("move/your-turn-now");
  if (move === null && !table.premoves.has(seat)) refuse("move/no-premove");
  return { kind: "premoved", seat, move };
}

/** The premove of a seat whose turn has come: it is made, or dropped if it is illegal. */
export function decidePremoved(table: LocalTable, seat: number): Fact {
  const move = table.premoves.get(seat)!;
  try {
    return tryMove(table, seat, move, true);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: "premove_dropped", seat, move };
  }
}

// --- undo

/** People at one device agree by talking, so nobody is asked; what was shown or drawn stays. Against bots alone everything may be taken back. */
function decideUndo(table: LocalTable, seat: number, seen: number): Fact {
  expectPlaying(table, seat);
  if (table.simultaneous) {
    if (table.choices[seat]!.length === 0) refuse("undo/nothing");
    return { kind: "rechose", seat, wasLast: table.finished.has(seat) };
  }
  if (table.isDaily) refuse("daily/no-undo");
  expectFresh(table, seen);
  const { match } = table;
  let moment = match.ply - 1;
  while (moment >= 0 && !(match.actor(moment) === seat && match.beginsMove(moment))) moment -= 1;
  if (moment < 0 || match.isSimultaneous(moment)) refuse("undo/nothing");
  if (!table.isPractice(seat))
    for (let at = moment; at < match.ply; at++)
      if (match.actor(at) === CHANCE || match.reveals(at)) refuse("undo/revealed");
  return { kind: "undone", seat, moment };
}

// --- questions: they never change a game

/** The problem that a function throws as a `Refusal`; null if it throws none. */
function problemOf(action: () => unknown): Refusal["problem"] | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}

export function explainMove(table: LocalTable, seat: number, move: string): Why {
  let problem: Refusal["problem"] | null = null;
  const refused = problemOf(() => (problem = expectToDecide(table, seat).refusal(seat, move)));
  const why = refused ?? problem;
  return why ? { legal: false, ...(why as Refusal["problem"]) } : { legal: true };
}

export function previewMove(table: LocalTable, seat: number, move: string): Preview {
  const moment = table.match.ply;
  if (table.simultaneous || !explainMove(table, seat, move).legal) return { moment };
  const scores = table.match.preview(seat, move);
  return scores ? { moment, score_preview: scores } : { moment };
}

export function explainUndo(table: LocalTable, seat: number): UndoCheck {
  const problem = problemOf(() => decideUndo(table, seat, table.seq));
  return problem ? { refusal: problem.code } : {};
}

/** The match of a person who asks for a hint and must be on the move. Hints are for games against bots only. */
export function matchForHint(table: LocalTable, seat: number): Match {
  expectPlaying(table, seat);
  if (table.isDaily) refuse("daily/no-hints");
  if (!table.isPractice(seat)) refuse("practice/people");
  return expectToDecide(table, seat);
}
