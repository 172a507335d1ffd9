/** Where a review's steps are on the board: its steps have plies, the board's positions have moments, and some of those were taken back. */
import type { Step as BoardStep } from "../../lib/table.svelte";

export class Timeline {
  /** by step: the position before it */
  readonly before: readonly number[];
  /** by step: the position that shows its end, which is its row in the list of moves */
  readonly row: readonly number[];

  /** `bounds`: the plies before every step, and the last ply. */
  constructor(positions: readonly Pick<BoardStep, "after" | "what">[], bounds: readonly number[]) {
    const moments = positions.map(({ after }) => after?.moment ?? 0);
    const last = (ply: number) =>
      Math.max(
        0,
        moments.findLastIndex((moment) => moment <= ply),
      );
    const first = (ply: number, after: number) => {
      const found = moments.findIndex((moment, at) => at > after && moment >= ply);
      return found < 0 ? moments.length - 1 : found;
    };
    const steps = bounds.slice(0, -1);
    this.before = steps.map((ply, at) => {
      const resigned = bounds[at + 1] === ply;
      return resigned ? Math.max(0, last(ply) - 1) : last(ply);
    });
    this.row = this.before.map((at, step) => first(bounds[step + 1]!, at));
  }

  /** Steps that begin at a position. */
  stepsAt(position: number): number[] {
    return this.before.flatMap((at, step) => (at === position ? [step] : []));
  }

  /** The bound of the graph that a position is at: so many steps have ended. */
  boundAt(position: number): number {
    return this.row.filter((row) => row <= position).length;
  }

  /** The position of a bound of the graph. */
  positionAt(bound: number): number {
    return this.before[bound] ?? this.row.at(-1) ?? 0;
  }
}
