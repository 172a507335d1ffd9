import { describe, expect, it } from "vitest";
import { moveText } from "../lib/notation";
import type { GameName, HatsView, TopHatsView } from "../wire";
import { FACTS, GAMES } from ".";

const hats = (sizes: number[], more: Partial<HatsView> = {}) =>
  ({
    game: "hats",
    turn: 0,
    main_done: false,
    collections: sizes.map((size) => Array<string>(size).fill("B1")),
    black: sizes.map(() => []),
    ...more,
  }) as unknown as HatsView;
const cups = (view: HatsView, over: boolean) => FACTS.hats.progress(view, over).cups;

describe("the registry", () => {
  it("has facts of every game", () => {
    expect(Object.keys(FACTS)).toEqual([...GAMES]);
  });
  it("tells a move of one game from those of the others", () => {
    const moves: Record<GameName, string> = { hats: "exchange S5 1", magic_hat: "peek 3", top_hats: "C3-E7*C4,D6" };
    for (const game of GAMES) {
      expect(GAMES.filter((other) => FACTS[other].describe(moves[game]) !== null)).toEqual([game]);
    }
    expect(moveText("fold")).toBe("fold");
  });
});

describe("progress of Hats", () => {
  it("counts rounds by what lies before everybody", () => {
    expect(cups(hats([0, 0, 0]), false)).toEqual({ full: 0, all: 8 });
    expect(cups(hats([5, 4, 4], { turn: 1 }), false)).toEqual({ full: 4, all: 8 });
  });
  it("leaves a turn in its round until it is over", () => {
    expect(cups(hats([5, 5], { turn: 1, main_done: true }), false)).toEqual({ full: 4, all: 8 });
    expect(cups(hats([8, 8]), true)).toEqual({ full: 8, all: 8 });
  });
});

describe("what a move touches", () => {
  it("is found by the marks that the games' pieces carry", () => {
    expect(FACTS.hats.touches("exchange S5 1")).toEqual(['[data-thing="S5"]', '[data-target="table:1"]']);
    expect(FACTS.hats.touches("end")).toEqual([]);
    expect(FACTS.magic_hat.touches("swap 2 5")).toEqual(['[data-slot="2"]', '[data-slot="5"]']);
    expect(FACTS.top_hats.touches("C3-E7*C4,D6")).toEqual(['[data-cell="C3"]', '[data-cell="E7"]']);
    expect(FACTS.top_hats.touches("place 2 E7")).toEqual(['[data-cell="E7"]']);
  });
});

describe("a scene that needs the whole height", () => {
  it("is Top Hats', while stacks are built", () => {
    expect(FACTS.top_hats.isCrowded({ game: "top_hats", phase: "building" } as TopHatsView)).toBe(true);
    expect(FACTS.top_hats.isCrowded({ game: "top_hats" } as TopHatsView)).toBe(false);
  });
});
