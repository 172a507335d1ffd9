// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { GameEvent, Scene, TopHatsView } from "../../wire";
import {
  dutyOf,
  endOf,
  movable,
  offersOf,
  overOf,
  ownedStacks,
  pathOf,
  lostHats,
  towersOf,
  unplacedCount,
  unplacedStacks,
} from "./model";

const VIEW: TopHatsView = {
  game: "top_hats",
  turn: 0,
  stacks: { E2: ["red", "yellow", "red"], B2: ["yellow", null, null], A2: ["red"], F7: ["blue", null] },
  band: 4,
  narrowed: 0,
  stall: 0,
  builders: { E2: 0, B2: 1, A2: 2, F7: 2 },
};

describe("stacks", () => {
  it("are the view's, with the neutral hat in the centre", () => {
    const towers = towersOf(VIEW);
    expect(towers.get("E5")?.hats).toEqual(["neutral"]);
    expect(towers.get("E2")).toEqual({ cell: "E2", hats: ["red", "yellow", "red"], builder: 0 });
    expect(towers.get("B2")?.hats).toEqual(["yellow", null, null]);
  });

  it("show only what all see when the own knowledge is put away", () => {
    expect(towersOf(VIEW, true).get("E2")?.hats).toEqual(["red", null, null]);
  });

  it("are counted by the colour on top", () => {
    expect(ownedStacks(VIEW, 3)).toEqual([2, 1, 1]);
  });
});

describe("offers", () => {
  it("are read from the legal moves", () => {
    const offers = offersOf([
      "build yellow red",
      "place 2 E7",
      "place 2 F7",
      "place 3 E7",
      "E2-A2*B2",
      "E2-E3",
      "narrow",
      "pass",
    ]);
    expect(offers.builds).toEqual([{ middle: "yellow", bottom: "red", text: "build yellow red" }]);
    expect(offers.places.get(2)).toEqual(["E7", "F7"]);
    expect(offers.moves).toEqual([
      { from: "E2", to: "A2", falls: ["B2"], text: "E2-A2*B2" },
      { from: "E2", to: "E3", falls: [], text: "E2-E3" },
    ]);
    expect([offers.narrow, offers.pass]).toEqual([true, true]);
    expect([...movable(offers)]).toEqual(["E2"]);
  });

  it("T8: all capture, so one must", () => {
    expect(dutyOf(offersOf(["E2-A2*B2"]), VIEW, 0)).toBe("capture");
    expect(dutyOf(offersOf(["E2-E3", "E2-A2*B2"]), VIEW, 0)).toBeNull();
  });

  it("T8: a stack in the band captures first", () => {
    expect(dutyOf(offersOf(["A2-C4*B3"]), VIEW, 0)).toBe("capture-band");
  });

  it("T9: a stack leaves the band", () => {
    expect(dutyOf(offersOf(["A2-B2", "A2-B3"]), VIEW, 0)).toBe("leave-band");
    expect(dutyOf(offersOf(["A2-B2", "E2-E3"]), VIEW, 0)).toBeNull();
    expect(dutyOf(offersOf([]), VIEW, 0)).toBeNull();
  });
});

describe("placing", () => {
  const view: TopHatsView = {
    ...VIEW,
    phase: "placing",
    built: [
      [
        ["red", "yellow"],
        ["blue", "blue"],
      ],
      [[null, null]],
      [],
    ],
  };

  it("numbers the stacks as the legal moves do", () => {
    expect(unplacedStacks(view, 0, offersOf(["place 2 E7", "place 5 E7"]))).toEqual([
      { number: 2, hats: ["red", "red", "yellow"] },
      { number: 5, hats: ["red", "blue", "blue"] },
    ]);
  });

  it("has nothing for spectators and for the others but a count", () => {
    expect(unplacedStacks(view, null, offersOf([]))).toEqual([]);
    expect([0, 1, 2].map((seat) => unplacedCount(view, seat))).toEqual([2, 1, 0]);
    expect(unplacedCount(VIEW, 0)).toBe(0);
  });
});

describe("what happened", () => {
  const jump = (origin: string, over: string, target: string): GameEvent => ({
    code: "top-jump",
    params: { seat: 1, origin, over, target },
  });

  it("is a way with its captures in the order of the way", () => {
    const path = pathOf([
      jump("D3", "D4", "D5"),
      jump("D5", "E6", "F7"),
      { code: "top-stop", params: { seat: 1, cell: "F7" } },
      { code: "top-captured-last", params: { cell: "E6", lost: "blue" } },
      { code: "top-captured", params: { cell: "D4", lost: "yellow", now: "red" } },
    ]);
    expect(path).toEqual({ seat: 1, cells: ["D3", "D5", "F7"], fell: ["D4", "E6"] });
    expect(overOf(path!.cells)).toEqual(["D4", "E6"]);
  });

  it("is no way when nobody moved", () => {
    expect(pathOf([{ code: "top-pass", params: { seat: 0 } }])).toBeNull();
  });
});

describe("how it stands and ends", () => {
  const scene: Scene = { moment: 0, view: VIEW, turn: 0 };

  it("counts the hats that have left the game", () => {
    expect(lostHats(scene, 3)).toBeNull();
    expect(
      lostHats({ ...scene, score_preview: { scores: [2, 1, 1], details: [{ lost: 1 }, { lost: 0 }, { lost: 6 }] } }, 3),
    ).toEqual([1, 0, 6]);
  });

  it("names winners and losers", () => {
    const result = { scores: [0, 0], winners: [1], ended: "resigned" as const };
    expect(endOf({ ...scene, turn: null, result })).toEqual({ how: "resigned", winners: [1], losers: [0] });
  });
});
