import { expect, test } from "vitest";
import type { Figures, Sample } from "./messages";
import { merge, seriesOf, sparkline } from "./series";

const sample = (at: number, values: Partial<Sample> = {}): Sample => ({ at, ...values });
const figures = (at: number, ...processes: [string, Sample[]][]): Figures => ({
  at,
  interval: 5000,
  processes: processes.map(([id, samples]) => ({ id, started: 0, samples })),
});

test("newer samples are added, old ones and ended processes dropped", () => {
  const first = figures(5_000, ["a", [sample(5_000)]], ["b", [sample(5_000)]]);
  const merged = merge(first, figures(10_000, ["a", [sample(10_000)]]));
  expect(merged.processes.map((process) => [process.id, process.samples.map(({ at }) => at)])).toEqual([
    ["a", [5_000, 10_000]],
  ]);
  expect(merge(merged, figures(3_608_000, ["a", []])).processes[0]!.samples.map(({ at }) => at)).toEqual([10_000]);
  expect(merge(null, first)).toEqual(first);
});

test("figures of several processes are added up, shared ones are not", () => {
  const { processes } = figures(
    11_000,
    ["a", [sample(5_000, { people: 2, games: 4, lag: 3 }), sample(10_100, { people: 3, games: 5, lag: 9 })]],
    ["b", [sample(6_000, { people: 1, games: 4, lag: 7 })]], // late with its second
  );
  expect(seriesOf(processes, 5000, "people")).toEqual([3, 4]);
  expect(seriesOf(processes, 5000, "games")).toEqual([4, 5]);
  expect(seriesOf(processes, 5000, "lag")).toEqual([7, 9]);
  expect(seriesOf(processes, 5000, "failures")).toEqual([null, null]);
  expect(seriesOf([], 5000, "people")).toEqual([]);
});

test("a line fits its box", () => {
  expect(sparkline([0, 5, 10]).line).toBe("0.0,28.0 50.0,15.0 100.0,2.0");
  expect(sparkline([4]).line).toBe("0,2.0 100.0,2.0");
  expect(sparkline([null, 0]).line).toBe("0.0,28.0 100.0,28.0");
  expect(sparkline([])).toEqual({ line: "", area: "" });
});
