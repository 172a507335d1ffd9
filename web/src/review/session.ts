/** `ReviewSession`: a finished game that can be analysed, by WebAssembly in workers, or by the server where this browser cannot. */
import { engineOf } from "../engine/module";
import { isLocal } from "../lib/addresses";
import type { Questions } from "../lib/questions";
import { hasServer } from "../lib/siteInfo";
import type { GameName, TableInfo, View } from "../wire";
import type { Beliefs, MoveEstimate, SeatReview, Step } from "./types";

export interface PartialReview {
  /** the first ones */
  steps: Step[];
  /** number of steps analysed, also later ones */
  done: number;
  total: number;
}

export interface ReviewSession {
  readonly game: GameName;
  readonly players: number;
  /** plies at which steps begin, and the last: `bounds[i]` is before step i */
  readonly bounds: readonly number[];
  /** false: there is nothing but reviews and the open line; all other methods fail */
  readonly canExplore: boolean;
  /** Start (or go on with) the review of a seat; `onChange` is called as steps are analysed. Resolves when it is complete. */
  review(seat: number, onChange: (partial: PartialReview) => void, signal: AbortSignal): Promise<SeatReview>;
  /** The line with open cards: by bound, by seat; `onChange` is called with the first rows. Reviews of seats go first. */
  open(onChange: (rows: number[][]) => void, signal: AbortSignal): Promise<number[][]>;
  /** What a seat could believe before a step, about hidden pieces. */
  beliefs(seat: number, step: number): Promise<Beliefs>;
  /** Any legal move of the seat at an own step, evaluated with more simulations than in the review. */
  whatIf(seat: number, step: number, move: string): Promise<MoveEstimate>;
  /** The position after that move as the seat would see it (its own move only), for the board. */
  viewAfter(seat: number, step: number, move: string): View;
  /** The legal moves of the seat at an own step, sorted. */
  legalMoves(seat: number, step: number): string[];
  /** base64 of the seat's view before a step: for puzzles from own mistakes. */
  viewBytes(seat: number, step: number): string;
  /** Open a new local table that continues from before a step in the same world: this person plays the seat, bots the others. Returns its id. */
  tryAgain(seat: number, step: number): Promise<string>;
}

/** Open a finished game for analysis; null: neither this browser nor a server can analyse it. */
export async function openSession(table: string, info: TableInfo, questions: Questions): Promise<ReviewSession | null> {
  if (info.status !== "over") return null;
  const { localWorld, recordedWorld, WorldSession } = await import("./worldSession");
  const engine = typeof Worker === "function" ? await engineOf(info.setup.game).catch(() => null) : null;
  if (isLocal(table)) {
    const { liveTableOf } = await import("../local/localTables");
    return engine && new WorldSession(engine, localWorld((await liveTableOf(table)).table));
  }
  const world = engine && recordedWorld(engine, info, await questions.record());
  if (engine && world) return new WorldSession(engine, world);
  if (!hasServer) return null;
  const { ServerSession } = await import("./serverSession");
  return ServerSession.open(table, info);
}
