/** Stacks while they are built (T3): which hat is where, and which hats remain. */
import type { Scene } from "../../wire";
import { COLOURS, type Colour } from "./model";
import { type StoredItem, readJson, writeJson } from "../../lib/storage";

export type Supply = Readonly<Record<Colour, number>>;
/** Below the top hat: 0 is the middle, 1 the bottom. */
export type Place = 0 | 1;
export type Draft = readonly [Colour | null, Colour | null];
export interface Spot {
  stand: number;
  place: Place;
}

/** Return the hats that a seat builds with below its top hats, as the server reports them (T3). */
export function supplyOf(scene: Scene, seat: number): Supply {
  const { red = 0, yellow = 0, blue = 0 } = scene.score_preview?.details[seat] ?? {};
  return { red, yellow, blue };
}

/** Return as many empty stands as the hats fill, two on each. */
export function emptyDrafts(supply: Supply): Draft[] {
  return Array.from({ length: (supply.red + supply.yellow + supply.blue) / 2 }, () => [null, null]);
}

/** Merge the stacks that the server has with the drafts after them. */
export function mergeDrafts(chosen: readonly string[], drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, at) => {
    const [word, middle, bottom] = chosen[at]?.split(" ") ?? [];
    return word === "build" ? [middle as Colour, bottom as Colour] : draft;
  });
}

export function remainingHats(drafts: readonly Draft[], supply: Supply): Record<Colour, number> {
  const rest = { ...supply };
  for (const draft of drafts) for (const hat of draft) if (hat) rest[hat]--;
  return rest;
}

export function withHat(drafts: readonly Draft[], { stand, place }: Spot, hat: Colour | null): Draft[] {
  return drafts.map((draft, at) => (at !== stand ? draft : place === 0 ? [hat, draft[1]] : [draft[0], hat]));
}

/** Return where the next hat goes: the bottom first, stand by stand, beginning at `from`. */
export function nextFree(drafts: readonly Draft[], from = 0): Spot | null {
  for (let step = 0; step < drafts.length; step++) {
    const stand = (from + step) % drafts.length;
    const draft = drafts[stand]!;
    if (draft[1] === null) return { stand, place: 1 };
    if (draft[0] === null) return { stand, place: 0 };
  }
  return null;
}

export function isComplete(draft: Draft): boolean {
  return draft[0] !== null && draft[1] !== null;
}

/** Fill all empty places with the remaining hats, in the order that `shuffled` gives. */
export function fillDrafts(drafts: readonly Draft[], supply: Supply, shuffled: (hats: Colour[]) => Colour[]): Draft[] {
  const rest = remainingHats(drafts, supply);
  const hats = shuffled(COLOURS.flatMap((colour) => Array.from({ length: rest[colour] }, () => colour)));
  let all = [...drafts];
  for (let spot = nextFree(all); spot && hats.length > 0; spot = nextFree(all)) all = withHat(all, spot, hats.pop()!);
  return all;
}

/** Load the drafts that this tab has stored; empty stands if they do not fit these hats. */
export function loadDrafts(item: StoredItem | undefined, supply: Supply): Draft[] {
  const none = emptyDrafts(supply);
  const found = item ? readJson<Draft[]>(item) : null;
  const fits =
    found?.length === none.length && Object.values(remainingHats(found, supply)).every((count) => count >= 0);
  return fits ? found : none;
}

export function saveDrafts(item: StoredItem | undefined, drafts: readonly Draft[] | null): void {
  if (item) writeJson(item, drafts);
}

export function textOf(draft: Draft): string {
  return `build ${draft[0]} ${draft[1]}`;
}
