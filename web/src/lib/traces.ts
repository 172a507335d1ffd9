/** Traces of recent moves: what others did since the viewer's own last move. */
import type { Step } from "./table.svelte";

/**
 * The traces that belong to a moment, the newest first: of every move back to the viewer's own, which shows only while it is the newest.
 * Nobody's older move is among them, so that a spectator sees one of each seat. What was taken back has left no trace.
 */
export function tracesAt<Trace>(
  steps: readonly Step[],
  moment: number,
  seat: number | null,
  traceOf: (step: Step) => Trace | null,
): Trace[] {
  const found: Trace[] = [];
  const seen = new Set<number>();
  let limit = moment;
  for (const step of steps.toReversed()) {
    const { what, before, after } = step;
    if (what.kind !== "moved" || after?.moment !== limit) continue;
    limit = before?.moment ?? limit;
    const trace = traceOf(step);
    if (trace === null) {
      if (what.seat === seat && found.length > 0) break; // one's own turn, whatever it was
      continue;
    }
    if (seen.has(what.seat) || (what.seat === seat && found.length > 0)) break;
    found.push(trace);
    seen.add(what.seat);
    if (what.seat === seat) break;
  }
  return found;
}
