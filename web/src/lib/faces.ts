/** Which face a person has: it comes from the public id alone, so that everybody sees the same person alike. Where several sit together no two faces are alike. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../wire";

const FACES = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];
const COMPANY = Symbol("company");

function favourite(player: string): number {
  let sum = 0;
  for (const letter of player) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % FACES.length;
}

/** The face of somebody in a company. Whose favourite is taken takes the next one; it does not matter who sits where, or who asks. */
export function faceOf(player: string, company: readonly string[] = []): string {
  const taken = new Set<number>();
  for (const one of [...new Set([...company, player])].sort()) {
    let face = favourite(one);
    while (taken.has(face) && taken.size < FACES.length) face = (face + 1) % FACES.length;
    if (one === player) return FACES[face]!;
    taken.add(face);
  }
  return FACES[favourite(player)]!;
}

/** Say who sits together in what a component shows. */
export function together(seats: () => readonly SeatInfo[]): void {
  setContext(COMPANY, () => seats().flatMap((seat) => (seat.player ? [seat.player] : [])));
}

/** Who sits together here; nobody where that was not said. */
export function company(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(COMPANY) ?? (() => []);
}
