import { describe, expect, it } from "vitest";
import type { HatsView, Scene } from "../../wire";
import {
  allTargets,
  fan,
  groupByType,
  isAskedToGive,
  opponents,
  partnerOf,
  playable,
  scoreRows,
  sortHand,
  parseMove,
  targetsOf,
  uncountedPlaces,
  worthByType,
  formatMove,
} from "./model";

const LEGAL = ["exchange D4 1", "exchange D4 3", "black D4", "black K1", "discard K1", "end"];
const VIEW: HatsView = {
  game: "hats",
  turn: 0,
  main_done: false,
  optional_done: false,
  table: ["T2", "B6", "F3", "B1", "S5", "K4"],
  hands: [["S4"], ["B3"]],
  collections: [["F1", "D2", "D5", "S6", "S2", "C3", "B4"], ["K3"]],
  black: [["D6"], []],
  deck: [],
  discards: [],
  cookie: 0,
  offer: null,
};

describe("moves", () => {
  it("are read", () => {
    expect(parseMove("exchange B3 1")).toEqual({ verb: "exchange", card: "B3", target: "table:1" });
    expect(parseMove("give T6")).toEqual({ verb: "give", card: "T6", target: "partner" });
    expect(parseMove("end")).toEqual({ verb: "end", card: null, target: null });
  });

  it("are written as the legal ones are", () => {
    for (const text of LEGAL.slice(0, -1)) {
      const { card, target } = parseMove(text);
      expect(formatMove(card!, target!, VIEW)).toBe(text);
    }
    expect(formatMove("K1", "partner", VIEW)).toBe("offer K1");
    expect(formatMove("K1", "partner", { ...VIEW, offer: "?" })).toBe("give K1");
  });

  it("tell where a card may go", () => {
    expect([...targetsOf(LEGAL, "D4")]).toEqual(["table:1", "table:3", "black"]);
    expect([...allTargets(LEGAL)]).toEqual(["table:1", "table:3", "black", "discard"]);
    expect([...playable(LEGAL)]).toEqual(["D4", "K1"]);
  });

  it("know an open offer by its answers", () => {
    const scene: Scene = { moment: 3, view: VIEW, turn: 2, legal: ["give T6", "give B1"] };
    expect(isAskedToGive(scene)).toBe(true);
    expect(isAskedToGive({ ...scene, legal: LEGAL })).toBe(false);
  });
});

describe("what lies on the table", () => {
  it("is grouped by type in the order of taking, ascending within", () => {
    expect(groupByType(["F2", "T4", "F1"])).toEqual([
      { type: "F", cards: ["F1", "F2"] },
      { type: "T", cards: ["T4"] },
    ]);
  });

  it("keeps an unknown hand as it is", () => {
    expect(sortHand(["T1", "B2"])).toEqual(["B2", "T1"]);
    expect(sortHand(["T1", null, "B2"])).toEqual(["T1", null, "B2"]);
  });

  it("seats the others clockwise, a partner opposite", () => {
    expect(opponents(2, 4)).toEqual([3, 0, 1]);
    expect(opponents(0, 2)).toEqual([1]);
    expect(partnerOf(3, 4)).toBe(1);
    expect(partnerOf(1, 3)).toBeNull();
  });

  it("fans a hand evenly, and never wider than it may be", () => {
    const nine = fan(9, 4, 0.8);
    expect(nine[0]!.x).toBeCloseTo(-2);
    expect(nine[8]!.x).toBeCloseTo(1);
    expect(nine[4]!.turn).toBe(0);
    expect(fan(7, 4.02, 0.8, 8, 0.5).map(({ x }) => x)).toEqual(fan(7, 4.02, 0.8, 8).map(({ x }) => x));
    expect(fan(1, 4, 0.8)).toEqual([{ x: -0.5, y: 0, turn: 0 }]);
  });

  it("shows a finger's width of each card, as far as there is room for all numerals", () => {
    const eight = fan(8, 4.02, 0.72, 8, 0.5);
    expect(eight[0]!.x).toBeCloseTo(-2.01);
    expect(eight[1]!.x - eight[0]!.x).toBeCloseTo(0.5);
    const nine = fan(9, 4.02, 0.72, 8, 0.5);
    expect(nine[0]!.x).toBeCloseTo(-2.01);
    expect(2.01 - nine[8]!.x).toBeCloseTo(nine[1]!.x - nine[0]!.x);
  });

  it("opens behind the picked card, so that the next one can be picked instead", () => {
    const nine = fan(9, 4, 0.72, 8, 0.5, 4);
    const gaps = nine.slice(1).map(({ x }, at) => x - nine[at]!.x);
    expect(gaps[4]).toBeCloseTo(0.94);
    expect(Math.min(...gaps, 2 - nine[8]!.x)).toBeCloseTo((4 - 0.94) / 8);
    expect(fan(9, 4, 0.72, 8, 0.5, 8)).toEqual(fan(9, 4, 0.72, 8, 0.5));
  });
});

describe("the napkin", () => {
  const worth = { T: 1, B: 2, F: 3, S: 5, K: 6, C: 0, D: 0 };
  const details = [
    { collection: 15, black: 1, favourite: 4, cookie: 5 },
    { collection: 6, black: 0, favourite: 0, cookie: 0 },
  ];
  const scene: Scene = { moment: 40, view: VIEW, turn: null, score_preview: { scores: [25, 6], details, worth } };
  const result = { scores: [25, 6], winners: [0], ended: "complete" as const };

  it("shows what each card counts, as in the worked example of the rules", () => {
    const [mine] = scoreRows(scene, VIEW, result, 0);
    expect(mine!.hats.map(({ card, points }) => `${card}:${points}`)).toEqual([
      "S2:5",
      "S6:5",
      "F1:3",
      "B4:2",
      "C3:0",
      "D2:0",
      "D5:0",
    ]);
    expect(mine!.hats.reduce((sum, { points }) => sum + points, 0)).toBe(mine!.collection);
    expect(mine).toMatchObject({
      black: ["D6"],
      blackPoints: 1,
      favourite: "S4",
      sum: [6, 2, 4],
      favouritePoints: 4,
      cookie: 5,
      total: 25,
      won: true,
    });
  });

  it("puts the viewer first, then the best", () => {
    expect(scoreRows(scene, VIEW, result, 1).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(scoreRows(scene, VIEW, result, null).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("turns the further cards of a type down", () => {
    expect([...uncountedPlaces(VIEW.table, worthByType(scene))]).toEqual([4]);
    expect(worthByType({ ...scene, score_preview: null })).toEqual({});
  });
});
