/** What an open table waits for, from a viewer's point of view. */
import type { TableInfo } from "../../../wire";

export type WaitingFor =
  | { kind: "seats"; count: number } // seats are free
  | { kind: "you" } // the viewer has not said to be ready
  | { kind: "players"; count: number } // others have not
  | { kind: "host" } // all have, and the host begins
  | { kind: "start" }; // the viewer begins

export function waitingFor(info: TableInfo, viewer: string | null): WaitingFor {
  const free = info.seats.filter((seat) => !seat.player && !seat.bot).length;
  if (free > 0) return { kind: "seats", count: free };
  // The host says so by beginning.
  const late = info.seats.flatMap((seat) =>
    seat.player && !seat.ready && seat.player !== info.host ? [seat.player] : [],
  );
  if (viewer !== null && late.includes(viewer)) return { kind: "you" };
  if (late.length > 0) return { kind: "players", count: late.length };
  return { kind: viewer === info.host ? "start" : "host" };
}
