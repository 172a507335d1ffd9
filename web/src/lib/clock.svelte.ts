/** The time as the screen shows it: reading `now()` where something is drawn draws it again as time goes by. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 250; // ms

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK);
  return () => clearInterval(timer);
});

export function now(): number {
  ticking();
  return Date.now();
}

/** Below this a clock is short of time. */
export const SHORT_OF_TIME = 15_000; // ms

/** Minutes and seconds, "4:07"; whole hours in front, "1:04:07". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
