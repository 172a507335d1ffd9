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

export interface GameWords {
  /** What happened, as a sentence for the log. */
  tell(happening: Happening, board: Board): string;
  /** Why something was refused. */
  refused(why: Refused, board: Board): string;
}

const PLAIN: GameWords = {
  tell: (happening) => t(keyOf(happening.code), happening.params),
  refused: told,
};
const WORDS = import.meta.glob<Partial<GameWords>>("../games/*/words.ts");

export async function wordsOf(game: GameName): Promise<GameWords> {
  return { ...PLAIN, ...(await WORDS[`../games/${game}/words.ts`]?.()) };
}
