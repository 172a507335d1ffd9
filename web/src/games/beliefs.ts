/** Helpers to arrange beliefs, whatever the game. */
import type { Beliefs } from "../review/types";

/** The pieces of a place, the likeliest first. */
export function ranked(chances: Readonly<Record<string, number>>): { piece: string; chance: number }[] {
  return Object.entries(chances)
    .map(([piece, chance]) => ({ piece, chance }))
    .sort((a, b) => b.chance - a.chance);
}

/** How likely each piece is in any of the places that begin with `prefix`: as with cards of one hand, whose order means nothing. */
export function together(beliefs: Beliefs, prefix: string): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [place, chances] of Object.entries(beliefs))
    if (place.startsWith(prefix))
      for (const [piece, chance] of Object.entries(chances)) sum[piece] = (sum[piece] ?? 0) + chance;
  return sum;
}
