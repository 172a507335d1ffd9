/** Samples of several processes as one line over time. */
import type { Figures, ProcessFigures, Sample } from "./messages";

export const FIGURES = [
  "people",
  "connections",
  "games",
  "moves",
  "requests",
  "lag",
  "bots",
  "cpu",
  "memory",
  "database",
  "disk",
  "failures",
] as const satisfies (keyof Sample)[];
export type Figure = (typeof FIGURES)[number];

/** Figures that every process reports of the whole server, or whose worst counts; all others are added up. */
const SHARED: readonly Figure[] = ["games", "lag", "database", "disk"];
/** Steps for which the last sample of a process stands in for a missing one. */
const MAX_GAP = 3;

/** Add newer samples to those we have; processes that are gone are dropped. An hour is kept. */
export function merge(have: Figures | null, newer: Figures): Figures {
  const before = new Map(have?.processes.map((process) => [process.id, process.samples]));
  const oldest = newer.at - 3_600_000;
  const processes = newer.processes.map((process) => ({
    ...process,
    samples: [...(before.get(process.id) ?? []), ...process.samples].filter((sample) => sample.at > oldest),
  }));
  return { ...newer, processes };
}

/** The values of a figure, the oldest first; null where no process knows it. */
export function seriesOf(processes: readonly ProcessFigures[], interval: number, figure: Figure): (number | null)[] {
  const lines = processes.map(
    ({ samples }) => new Map(samples.map((sample) => [Math.floor(sample.at / interval), sample])),
  );
  const steps = lines.flatMap((line) => [...line.keys()]);
  if (steps.length === 0) return [];
  const last = Math.max(...lines.filter((line) => line.size).map((line) => Math.max(...line.keys())));
  const values: (number | null)[] = [];
  for (let step = Math.min(...steps); step <= last; step++) {
    const known = lines.map((line) => at(line, step)?.[figure] ?? null).filter((value) => value !== null);
    if (known.length === 0) values.push(null);
    else values.push(SHARED.includes(figure) ? Math.max(...known) : known.reduce((sum, value) => sum + value, 0));
  }
  return values;
}

function at(line: ReadonlyMap<number, Sample>, step: number): Sample | null {
  for (let back = 0; back <= MAX_GAP; back++) if (line.has(step - back)) return line.get(step - back)!;
  return null;
}

/** The points of a polyline in a box of 100 by 30, and of the area below it. */
export function sparkline(values: readonly (number | null)[]): { line: string; area: string } {
  const known = values.map((value) => value ?? 0);
  const high = Math.max(...known, 0) || 1;
  const x = (index: number) => (known.length > 1 ? (100 * index) / (known.length - 1) : 100);
  const points = known.map((value, index) => `${x(index).toFixed(1)},${(28 - (26 * value) / high).toFixed(1)}`);
  const line = points.length === 1 ? `0,${points[0]!.split(",")[1]} ${points[0]}` : points.join(" ");
  return { line, area: line ? `0,30 ${line} 100,30` : "" };
}
