/** Runs a local table: carries out commands, lets bots move, stores every change and tells those who watch. */
import type { Engine } from "../engine/engine";
import type { Listener } from "../lib/connection";
import { Refusal } from "../lib/rest";
import { Stream } from "../lib/fair";
import { sha256 } from "../lib/sha256";
import type { Ack, Acting, Command, Hints, Notice, Refused, Snapshot, Update } from "../wire";
import { EVERYTHING } from "../engine/engine";
import { decide, decideBotMove, decidePremoved, explainMove, explainUndo, matchForHint, previewMove } from "./decide";
import { LocalTable, seedOf } from "./localTable";
import type { Chair, Event, Fact, SavedGame } from "./savedGame";
import type { Thinker } from "./thinker";
import { historyOf, renderEvent, snapshotOf } from "./updates";

const MIN_PAUSE = 700; // ms before a bot's move
const PAUSE_SPREAD = 700; // ms, and up to how many more: less than on a server, so that a first move comes within 2 s
const LATE_GRID = 250; // ms; a late move is made at a multiple of this, which hides how late
const BUDGET = { seconds: 0.6 }; // the longest that a bot searches, as on the server

/** The milliseconds before a bot moves; they depend on public facts only. */
export function pauseOf(table: string, moment: number): number {
  const [high, low] = sha256(new TextEncoder().encode(`${table} ${moment}`));
  return MIN_PAUSE + (PAUSE_SPREAD * (high! * 256 + low!)) / 0xffff;
}

/** What a table needs of the page around it. */
export interface Surroundings {
  engine: Engine;
  thinker: Thinker;
  /** Store the game as it is now; never fails. */
  save(game: SavedGame): void;
  /** Open the next game of the same people, each one seat further, and return its id. */
  openRematch(game: SavedGame, chairs: Chair[], nonces: ReadonlyMap<string, string>): string;
  /** A factor on the pause before a bot's move; 0: none. */
  pace(): number;
  /** A bot has failed to think: it plays any legal action. */
  botFailed(error: unknown): void;
}

interface Watcher {
  seat: number;
  listener: Listener;
  notice?: (notice: Notice) => void;
}

export class LiveTable {
  readonly table: LocalTable;
  #watchers = new Set<Watcher>();
  /** by seat: what a bot thinks about, and how to stop it */
  #thinking = new Map<number, { about: string; stop: AbortController }>();

  constructor(
    readonly game: SavedGame,
    readonly around: Surroundings,
  ) {
    this.table = LocalTable.replay(around.engine, game);
    this.#wakeBots();
  }

  /** Send a seat's messages to a listener until the returned function is called: first the whole table. */
  watch(seat: number, listener: Listener, notice?: (notice: Notice) => void): () => void {
    const watcher = { seat, listener, notice };
    this.#watchers.add(watcher);
    listener.receive(this.snapshot(seat));
    return () => this.#watchers.delete(watcher);
  }

  /** Send everybody away: the table cannot go on here. */
  dismiss(code: string): void {
    this.close();
    for (const { listener } of this.#watchers) listener.receive({ type: "gone", table: this.table.id, code });
    this.#watchers.clear();
  }

  /** Stop the bots. */
  close(): void {
    for (const { stop } of this.#thinking.values()) stop.abort();
    this.#thinking.clear();
  }

  command(seat: number, seen: number, command: Command): Ack | Refused {
    const { id } = this.table;
    try {
      const facts = decide(this.table, seat, command, seen);
      if (command.kind === "rematch") facts.push({ kind: "rematched", table: this.#openRematch(seat, command.nonce) });
      this.#carryOut(facts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: "refused", table: id, id: "", ...error.problem };
    }
    return { type: "ack", table: id, id: "", seq: this.table.seq };
  }

  #openRematch(seat: number, nonce?: string | null): string {
    const chairs = this.table.chairs.map((chair): Chair => ({ ...chair, wantsRematch: false }));
    const { player } = chairs[seat]!;
    return this.around.openRematch(this.game, chairs, new Map(player && nonce ? [[player, nonce]] : []));
  }

  /** Apply facts one after another, tell those who watch, and store the result. */
  #carryOut(facts: readonly Fact[]): void {
    for (const fact of facts) {
      const event: Event = { at: Date.now(), fact };
      const since = this.table.match.ply;
      this.table.apply(event);
      this.game.events.push(event);
      for (const { seat, listener, notice } of this.#watchers)
        for (const message of renderEvent(this.table, event, since, seat))
          if (message.type === "notice") notice?.(message);
          else listener.receive(message);
    }
    this.game.info = this.table.info;
    this.game.acting = this.table.acting;
    this.game.updated = Date.now();
    this.around.save(this.game);
    const seat = this.table.duePremove;
    if (seat !== null) this.#carryOut([decidePremoved(this.table, seat)]);
    else this.#wakeBots();
  }

  // --- bots

  /** Let the bots think whose turn it is, and stop those that think about something that has changed. */
  #wakeBots(): void {
    const { table } = this;
    const due = new Map(
      table.botsDue.map((seat) => [seat, `${table.positionSeq} ${table.choices[seat]!.length} ${table.levelAt(seat)}`]),
    );
    for (const [seat, { about, stop }] of this.#thinking) {
      if (due.get(seat) === about) continue;
      stop.abort();
      this.#thinking.delete(seat);
    }
    for (const [seat, about] of due) {
      if (this.#thinking.has(seat)) continue;
      const stop = new AbortController();
      this.#thinking.set(seat, { about, stop });
      void this.#moveBot(seat, stop.signal);
    }
  }

  async #moveBot(seat: number, signal: AbortSignal): Promise<void> {
    const { table } = this;
    const moment = table.simultaneous ? table.choices[seat]!.length : table.match.ply;
    const started = Date.now();
    const move = await this.#chooseMove(seat, signal);
    const pace = this.around.pace();
    let left = pauseOf(table.id, moment) * pace - (Date.now() - started);
    if (left < 0 && pace > 0) left = LATE_GRID + (left % LATE_GRID);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    if (signal.aborted) return;
    this.#thinking.delete(seat);
    this.#carryOut([decideBotMove(table, seat, move)]);
  }

  /** A bot's whole move as text; it may take several actions. A bot that fails plays any legal action. */
  async #chooseMove(seat: number, signal: AbortSignal): Promise<string> {
    const { table, around } = this;
    const { game } = around.engine;
    const level = table.levelAt(seat)!;
    const seed = new Stream(seedOf(this.game), `bots ${seat}`).below(2 ** 32);
    const trial = table.simultaneous ? table.trialFor(seat) : table.match.clone();
    const start = trial.ply;
    for (;;) {
      const legal = trial.legalActions();
      const { action } = await around.thinker
        .think(game, trial.observations(seat), level, seed, BUDGET, signal)
        .catch((error: unknown) => {
          if (!signal.aborted) around.botFailed(error);
          return { action: legal[(seed + trial.ply) % legal.length]! };
        });
      if (!trial.act(action)) trial.act(legal[0]!);
      if (trial.mover !== seat || trial.engine.beginsMove(trial.legalActions()[0]!))
        return trial.entries(start)[0]!.move;
    }
  }

  // --- questions

  /** The seats to act, and nothing about cards. */
  get acting(): Acting {
    return { status: this.table.status, seats: this.table.acting };
  }
  snapshot(seat: number): Snapshot {
    return snapshotOf(this.table, seat);
  }
  why(seat: number, move: string) {
    return explainMove(this.table, seat, move);
  }
  preview(seat: number, move: string) {
    return previewMove(this.table, seat, move);
  }
  undo(seat: number) {
    return explainUndo(this.table, seat);
  }
  async hints(seat: number): Promise<Hints> {
    const match = matchForHint(this.table, seat);
    const moment = this.table.match.ply;
    const signal = new AbortController().signal;
    const { engine, thinker } = this.around;
    const moves = await thinker.advise(engine.game, match.observations(seat), BUDGET, signal).catch(() => {
      throw new Refusal({ code: "local/bots-failed" });
    });
    return { moment, moves };
  }
  /** What a seat saw; once the game is over also with other eyes: a seat's, or "all". */
  history(seat: number, eyes: string): Update[] {
    const { engine } = this.around;
    if (eyes === "" || (this.table.status !== "over" && eyes === String(seat)))
      return historyOf(engine, this.game, seat, false);
    if (this.table.status !== "over")
      throw new Refusal({ code: "table/not-over", params: { status: this.table.status } });
    return historyOf(engine, this.game, eyes === "all" ? EVERYTHING : Number(eyes), true);
  }
  record(): Record<string, unknown> {
    return this.table.record();
  }
}
