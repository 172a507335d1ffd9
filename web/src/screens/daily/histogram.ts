/** Everybody's results in a few bars. */
import { GAVE_UP } from "../../lib/daily";
import type { DailyBar } from "../../wire";

export interface Bin {
  count: number;
  /** the player's own result is in it */
  isOwn: boolean;
}

const MAX_BINS = 9;

/** Results in equal steps from the worst to the best; games that were given up have a bin of their own before them. */
export function binned(bars: readonly DailyBar[], own: number | null): Bin[] {
  const finished = bars.filter(({ value }) => value > GAVE_UP);
  const before = Number(finished.length < bars.length);
  const worst = finished[0]?.value ?? 0;
  const best = finished.at(-1)?.value ?? 0;
  const step = Math.max(1, Math.ceil((best - worst + 1) / (MAX_BINS - before)));
  const place = (value: number) => (value === GAVE_UP ? 0 : before + Math.floor((value - worst) / step));
  const length = finished.length ? place(best) + 1 : before;
  const bins = Array.from({ length }, (): Bin => ({ count: 0, isOwn: false }));
  for (const { value, count } of bars) bins[place(value)]!.count += count;
  if (own !== null) bins[place(own)]!.isOwn = true;
  return bins;
}
