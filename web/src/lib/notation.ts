/** A move in the reader's words. The games' verbs are all different, so a notice that names a move needs no game. */
import { FACTS } from "../games";

/** "exchange S5 1" as "play the Sombrero 5 on position 1": part of a sentence. What cannot be read is given back. */
export function moveText(move: string): string {
  for (const facts of Object.values(FACTS)) {
    const words = facts.describe(move);
    if (words !== null) return words;
  }
  return move;
}
