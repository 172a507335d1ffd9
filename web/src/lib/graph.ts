/** The points of a game as lines: pure numbers, to be drawn as SVG. */
import { FACTS } from "../games";
import type { Step } from "./table.svelte";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Graph {
  /** by seat: a polyline's points */
  lines: string[];
  ticks: { y: number; value: number }[];
  x(step: number): number;
  y(value: number): number;
  /** by step, by seat */
  scores: number[][];
}

/** Everybody's score after each step; an unknown one stays as it was. Where only the win counts, a result has no points. */
export function scoresOf(steps: readonly Step[], seats: number): number[][] {
  let last: number[] = Array.from({ length: seats }, () => 0);
  return steps.map(
    ({ after }) =>
      (last =
        (after && FACTS[after.view.game].countsPoints && after.result?.scores) ||
        (after?.score_preview?.scores ?? last)),
  );
}

/** A round number of about a third of the range. */
function stride(range: number): number {
  const rough = Math.max(range, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough)!,
  );
}

export function graphOf(scores: readonly (readonly number[])[], box: Box): Graph {
  const all = scores.flat();
  const step = stride(Math.max(0, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const x = (at: number) => box.left + ((box.right - box.left) * at) / Math.max(1, scores.length - 1);
  const y = (value: number) => box.bottom - ((box.bottom - box.top) * (value - low)) / (high - low);
  const last = scores.at(-1) ?? [];
  return {
    lines: last.map((_, seat) => scores.map((row, at) => `${x(at).toFixed(1)},${y(row[seat]!).toFixed(1)}`).join(" ")),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, tick) => ({
      value: low + tick * step,
      y: y(low + tick * step),
    })),
    x,
    y,
    scores: scores.map((row) => [...row]),
  };
}
