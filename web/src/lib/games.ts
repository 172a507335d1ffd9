/** A game's own modules, loaded when they are first needed: its scene and its texts. */
import type { Component } from "svelte";
import type { GameName, GameEvent, Problem } from "../wire";
import type { Board } from "./board";
import { keyOf, t } from "./i18n.svelte";
import { problemText } from "./rest";

export type SceneComponent = Component<{ board: Board }>;

const SCENES = import.meta.glob<{ default: SceneComponent }>("../games/*/Scene.svelte");

export async function sceneOf(game: GameName): Promise<SceneComponent> {
  return (await SCENES[`../games/${game}/Scene.svelte`]!()).default;
}

/** Simultaneous events in words. */
export interface EventSummary {
  lines: string[];
  /** details */
  more: string[];
}

export interface GameWords {
  /** Describe an event as a sentence for the log. */
  describeEvent(gameEvent: GameEvent, board: Board): string;
  /** Describe simultaneous events in as few sentences as will do. */
  summarizeEvents(gameEvents: readonly GameEvent[], board: Board): EventSummary;
  /** Say why something was refused. */
  explainRefusal(why: Problem, board: Board): string;
}

const PLAIN = {
  describeEvent: (gameEvent: GameEvent) => t(keyOf(gameEvent.code), gameEvent.params),
  explainRefusal: problemText,
};
const WORDS = import.meta.glob<Partial<GameWords>>("../games/*/words.ts");

export async function wordsOf(game: GameName): Promise<GameWords> {
  const words = { ...PLAIN, ...(await WORDS[`../games/${game}/words.ts`]?.()) };
  return {
    summarizeEvents: (gameEvents, board) => ({
      lines: gameEvents.map((one) => words.describeEvent(one, board)),
      more: [],
    }),
    ...words,
  };
}
