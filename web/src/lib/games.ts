/** What a game brings to the page, loaded when it is first needed: its scene, and its words for what happens. */
import type { Component } from "svelte";
import type { GameName, Happening, Refused } from "../wire";
import type { Board } from "./board";
import { keyOf, t } from "./i18n.svelte";
import { told } from "./rest";

export type SceneComponent = Component<{ board: Board }>;

const SCENES: Record<GameName, () => Promise<{ default: SceneComponent }>> = {
  hats: () => import("../games/hats/Scene.svelte"),
  magic_hat: () => import("../games/magic_hat/Scene.svelte"),
  top_hats: () => import("../games/top_hats/Scene.svelte"),
};

export async function sceneOf(game: GameName): Promise<SceneComponent> {
  return (await SCENES[game]()).default;
}

/** Several things that happened at once. */
export interface Gathered {
  lines: string[];
  /** for whoever wants to know exactly */
  more: string[];
}

export interface GameWords {
  /** What happened, as a sentence for the log. */
  tell(happening: Happening, board: Board): string;
  /** What happened at once, in as few sentences as will do. */
  gather(happenings: readonly Happening[], board: Board): Gathered;
  /** Why something was refused. */
  refused(why: Refused, board: Board): string;
}

const PLAIN = {
  tell: (happening: Happening) => t(keyOf(happening.code), happening.params),
  refused: told,
};
const WORDS = import.meta.glob<Partial<GameWords>>("../games/*/words.ts");

export async function wordsOf(game: GameName): Promise<GameWords> {
  const words = { ...PLAIN, ...(await WORDS[`../games/${game}/words.ts`]?.()) };
  return { gather: (happenings, board) => ({ lines: happenings.map((one) => words.tell(one, board)), more: [] }), ...words };
}
