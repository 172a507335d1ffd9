/** Faces. A person chooses one of six; else it follows from the public id alone, so that it is the same for everybody, at every table and in every list. */
import { getContext, setContext } from "svelte";
import type { Face, Level, SeatInfo } from "../wire";

export const BOT_FACES: Record<Level, string> = {
  dormouse: "bot-dormouse",
  march_hare: "bot-hare",
  cheshire_cat: "bot-cat",
  mad_hatter: "bot-hatter",
  white_rabbit: "bot-rabbit",
};

export const FACES: readonly Face[] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];
const COMPANY = Symbol("company");

/** The face of a player, chosen or not; without a player, as in a lesson, that of "you". */
export function faceOf(player: string | null | undefined, chosen?: Face | null): Face | "seat-you" {
  if (!player) return "seat-you";
  if (chosen && FACES.includes(chosen)) return chosen;
  let sum = 0;
  for (const letter of player) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return FACES[sum % FACES.length]!;
}

/** One of the people shown together. */
export type Companion = Pick<SeatInfo, "face"> & { player: string };

/** How many others in a company have the same face and come first: rings of other colours distinguish them. Independent of seats and viewer. */
export function twinOf({ player, face }: Companion, company: readonly Companion[]): number {
  const mine = faceOf(player, face);
  const twins = company.filter((other) => other.player < player && faceOf(other.player, other.face) === mine);
  return new Set(twins.map((other) => other.player)).size;
}

/** Provide the players shown together to the components below. */
export function setCompany(seats: () => readonly SeatInfo[]): void {
  setContext(COMPANY, () => seats().flatMap(({ player, face }) => (player ? [{ player, face }] : [])));
}

/** The players set by `setCompany`; none without it. */
export function company(): () => readonly Companion[] {
  return getContext<(() => readonly Companion[]) | undefined>(COMPANY) ?? (() => []);
}
