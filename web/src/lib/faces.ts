/** Faces. A person's face follows from the public id alone, so that it is the same for everybody, at every table and in every list. */
import { getContext, setContext } from "svelte";
import type { Level, SeatInfo } from "../wire";

export const BOT_FACES: Record<Level, string> = {
  dormouse: "bot-dormouse",
  march_hare: "bot-hare",
  cheshire_cat: "bot-cat",
  mad_hatter: "bot-hatter",
};

const FACES = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];
const COMPANY = Symbol("company");

/** The face of a player; without one, as in a lesson, that of "you". */
export function faceOf(player: string | null | undefined): string {
  if (!player) return "seat-you";
  let sum = 0;
  for (const letter of player) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return FACES[sum % FACES.length]!;
}

/** How many others in a company have the same face and come first: rings of other colours distinguish them. Independent of seats and viewer. */
export function twinOf(player: string, company: readonly string[]): number {
  return [...new Set(company)].filter((other) => other < player && faceOf(other) === faceOf(player)).length;
}

/** Provide the players shown together to the components below. */
export function setCompany(seats: () => readonly SeatInfo[]): void {
  setContext(COMPANY, () => seats().flatMap((seat) => (seat.player ? [seat.player] : [])));
}

/** The players set by `setCompany`; none without it. */
export function company(): () => readonly string[] {
  return getContext<(() => readonly string[]) | undefined>(COMPANY) ?? (() => []);
}
