import { expect, test } from "vitest";
import { binned } from "./histogram";

const bars = (...all: [value: number, count: number][]) => all.map(([value, count]) => ({ value, count }));
const counts = (...args: Parameters<typeof binned>) => binned(...args).map(({ count }) => count);

test("a few results have a bar each, with gaps between them", () =>
  expect(binned(bars([-3, 2], [-1, 1]), -1)).toEqual([
    { count: 2, isOwn: false },
    { count: 0, isOwn: false },
    { count: 1, isOwn: true },
  ]));

test("many results share nine bars", () => {
  const found = counts(
    Array.from({ length: 100 }, (_, at) => ({ value: at - 50, count: 1 })),
    null,
  );
  expect(found).toHaveLength(9);
  expect(found.reduce((sum, count) => sum + count)).toBe(100);
});

test("games that were given up do not squeeze the others", () => {
  expect(counts(bars([-10_000, 3], [-2, 1], [0, 4]), null)).toEqual([3, 1, 0, 4]);
  expect(binned(bars([-10_000, 3]), -10_000)).toEqual([{ count: 3, isOwn: true }]);
  expect(binned([], null)).toEqual([]);
});
