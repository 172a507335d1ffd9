/** How well a player decided, as a number. */
import type { Sums } from "../review/history";
import { MIN_DECISIONS, MIN_STAKES } from "./modules/search";

/** The share of the stakes that was kept, in percent; null: too few decisions, or decisions about too little. */
export function accuracyOf({ losses, stakes, decisions }: Sums): number | null {
  if (decisions < MIN_DECISIONS || stakes < MIN_STAKES) return null;
  return Math.max(0, 100 * (1 - losses / stakes));
}
