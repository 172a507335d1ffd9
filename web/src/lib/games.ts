/** A game's own modules, loaded when they are first needed: its scene and its texts. */
import type { Component } from "svelte";
import type { Beliefs } from "../review/types";
import type { GameName, GameEvent, Problem, View } from "../wire";
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

/** What a seat could believe about one hidden thing, or several that lie together. */
export interface BeliefGroup {
  /** where it is on the board, as motions name places */
  place: string;
  title: string;
  /** its chips lie side by side: there is more room to the sides than above and below */
  isRow?: boolean;
  /** each hidden thing: the likeliest pieces first */
  hidden: { piece: string; chance: number }[][];
}

/** Whose beliefs are shown, and about whom. */
export interface Perspective {
  /** the believing seat */
  seat: number;
  /** only what this seat hides; null: everything hidden */
  about: number | null;
  nameOf(seat: number): string;
}

/** What a review draws of a game: `games/<game>/review.ts`. */
export interface GameReview {
  /** the files of the pictures below */
  art: readonly string[];
  /** the pieces that a move is about */
  MovePicture: Component<{ move: string; view: View }>;
  /** a piece that may be hidden somewhere, by its name in `Beliefs` */
  Piece: Component<{ piece: string }>;
  pieceName(piece: string): string;
  /** Arrange beliefs by where they are on the board. */
  groupBeliefs(beliefs: Beliefs, view: View, perspective: Perspective): BeliefGroup[];
}

const REVIEWS = import.meta.glob<{ default: GameReview }>("../games/*/review.ts");

export async function reviewOf(game: GameName): Promise<GameReview> {
  return (await REVIEWS[`../games/${game}/review.ts`]!()).default;
}
