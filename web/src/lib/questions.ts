/** Questions about a table, asked by one viewer. They change nothing; a server or this device answers. */
import { SPECTATOR } from "../engine/engine";
import { at, isLocal } from "./addresses";
import { rest } from "./rest";
import type { Hints, Preview, Snapshot, UndoCheck, Update, Why } from "../wire";

export interface Questions {
  why(move: string): Promise<Why>;
  preview(move: string): Promise<Preview>;
  undo(): Promise<UndoCheck>;
  hints(): Promise<Hints>;
  /** The updates so far; `eyes`: as a seat saw them, or "all". */
  history(eyes?: string): Promise<Update[]>;
  snapshot(): Promise<Snapshot>;
  /** The whole game, everything revealed. */
  record(): Promise<unknown>;
}

/** Ask the server, as the player with a token. */
export function serverQuestions(table: string, token: string | null): Questions {
  return {
    why: (move) => rest.why(table, move, token),
    preview: (move) => rest.preview(table, move, token),
    undo: () => rest.undo(table, token),
    hints: () => rest.hints(table, token),
    history: (eyes) => rest.history(table, eyes, token),
    snapshot: () => rest.snapshot(table, token ?? undefined),
    record: async () => {
      const answer = await fetch(at(`api/tables/${table}/record`));
      if (!answer.ok) throw new Error(`no record: ${answer.status}`);
      return answer.json();
    },
  };
}

/** Ask whoever has the table. */
export async function questionsOf(table: string, token: string | null): Promise<Questions> {
  if (!isLocal(table)) return serverQuestions(table, token);
  const { liveTableOf, localQuestions } = await import("../local/localTables");
  const live = await liveTableOf(table);
  const { people } = live.table;
  return localQuestions(live, people.length === 1 ? people[0]! : SPECTATOR);
}
