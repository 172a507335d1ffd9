import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/table.svelte";
import type { GameEvent, MagicHatView, Scene } from "../../wire";
import {
  NOTHING,
  barredPair,
  chooseAction,
  chooseSlot,
  chooseSwap,
  hatCard,
  kindsOf,
  opponents,
  slotsOf,
  textOf,
  traceOf,
  traces,
  treasures,
  wornHat,
} from "./model";

const ROW = ["king", "queen", "knight", null, "cook", "maid", "dragon"];
const OCCUPIED = [1, 2, 3, 5, 6, 7];
const LEGAL = [
  ...OCCUPIED.flatMap((slot) => [`peek ${slot}`, `open ${slot}`]),
  ...OCCUPIED.flatMap((low) => OCCUPIED.filter((high) => high > low).map((high) => `swap ${low} ${high}`)),
];
const view = (change: Partial<MagicHatView> = {}): MagicHatView => ({
  game: "magic_hat",
  turn: 0,
  row: ROW,
  hats: ["?", "cook", "?", null, "?", "magic", "?"],
  character_pile: [],
  hat_pile: [null],
  pairs: [2, 0],
  magic: [0, 1],
  penalties: [1, 0],
  last_swap: null,
  stall: 0,
  ...change,
});
const showing = { legal: LEGAL, choice: NOTHING, aid: false, revealed: false };
const step = (moment: number, ...gameEvents: GameEvent[]): Step => ({
  seq: moment,
  at: 0,
  what: { kind: "moved", seat: 0 },
  gameEvents,
  before: null,
  after: { moment, view: view(), turn: 0 } as Scene,
});
const pair = (seat: number, character: string): GameEvent => ({
  code: "magic-open-pair",
  params: { seat, slot: 1, character },
});

describe("a choice", () => {
  it("is an action, then a hat", () => {
    const { choice } = chooseAction(NOTHING, "peek", LEGAL);
    expect(chooseSlot(choice, 2, LEGAL, true)).toEqual({ choice: NOTHING, move: "peek 2" });
  });

  it("or a hat, then an action", () => {
    const { choice, move } = chooseSlot(NOTHING, 5, LEGAL, true);
    expect(move).toBeUndefined();
    expect(chooseAction(choice, "open", LEGAL).move).toBe("open 5");
  });

  it("of two hats names the lower slot first", () => {
    const first = chooseSlot(chooseAction(NOTHING, "swap", LEGAL).choice, 7, LEGAL, true).choice;
    expect(first).toEqual({ action: "swap", slots: [7] });
    expect(chooseSlot(first, 2, LEGAL, true).move).toBe("swap 2 7");
    expect(chooseSwap(6, 1, LEGAL).move).toBe("swap 1 6");
  });

  it("keeps a picked hat when swap is pressed after it", () => {
    const { choice } = chooseSlot(NOTHING, 3, LEGAL, true);
    expect(chooseAction(choice, "swap", LEGAL).choice).toEqual({ action: "swap", slots: [3] });
  });

  it("is taken back by the same touch again", () => {
    expect(chooseSlot({ action: "swap", slots: [3] }, 3, LEGAL, true).choice).toEqual({ action: "swap", slots: [] });
    expect(chooseAction({ action: "open", slots: [] }, "open", LEGAL).choice).toEqual(NOTHING);
  });

  it("that is not allowed is asked about, and stays", () => {
    expect(chooseSlot(NOTHING, 4, LEGAL, false)).toEqual({ choice: NOTHING, ask: "peek 4" });
    const swapping = { action: "swap", slots: [2] } as const;
    const barred = LEGAL.filter((text) => text !== "swap 2 6");
    expect(chooseSlot(swapping, 6, barred, true)).toEqual({ choice: swapping, ask: "swap 2 6" });
  });
});

describe("the row", () => {
  it("shows no hat that lies face down, though the view knows it (M13)", () => {
    expect(slotsOf(view(), showing).map((slot) => slot.hat)).toEqual(Array(7).fill(null));
    expect(
      JSON.stringify(slotsOf(view({ row: ["king", "king", "king", null, "king", "king", "king"] }), showing)),
    ).not.toMatch(/cook|magic/);
  });

  it("shows what was seen where the table helps memory, and all when the game is over", () => {
    expect(slotsOf(view(), { ...showing, aid: true }).map((slot) => slot.hat)).toEqual([
      null,
      "cook",
      null,
      null,
      null,
      "magic",
      null,
    ]);
    expect(slotsOf(view(), { ...showing, revealed: true })[1]!.hat).toBe("cook");
  });

  it("says what can be done with the chosen action", () => {
    expect(slotsOf(view(), { ...showing, choice: { action: "peek", slots: [] } }).map((slot) => slot.state)).toEqual([
      "can",
      "can",
      "can",
      "still",
      "can",
      "can",
      "can",
    ]);
    expect(slotsOf(view(), { ...showing, legal: [] }).every((slot) => slot.state === "still")).toBe(true);
  });

  it("bars the pair that was swapped in the turn before (M5)", () => {
    const swapped = view({ last_swap: [2, 6] });
    const legal = LEGAL.filter((text) => text !== "swap 2 6");
    expect(barredPair(swapped, legal)).toEqual([2, 6]);
    expect(barredPair(swapped, LEGAL)).toEqual([]);
    const choosing = slotsOf(swapped, { ...showing, legal, choice: { action: "swap", slots: [] } });
    expect(choosing.filter((slot) => slot.locked).map((slot) => slot.number)).toEqual([2, 6]);
    const picked = slotsOf(swapped, { ...showing, legal, choice: { action: "swap", slots: [2] } });
    expect(picked[1]!.state).toBe("picked");
    expect(picked[5]!.state).toBe("barred");
    expect(picked[0]!.state).toBe("can");
  });
});

describe("treasures", () => {
  it("are counted by the view and named by what was told", () => {
    const [mine, other] = treasures(view(), 9, [
      step(3, pair(0, "king")),
      step(5, pair(1, "cook")),
      step(7, pair(0, "maid")),
    ]);
    expect(mine).toEqual({ pairs: ["king", "maid"], magic: 0, penalties: 1 });
    expect(other).toEqual({ pairs: [], magic: 1, penalties: 0 });
  });

  it("are unknown where nothing was told", () => {
    expect(treasures(view(), 9, [step(8, pair(0, "king"))])[0]!.pairs).toEqual([null, "king"]);
  });

  it("forget what was taken back, and what comes later", () => {
    const steps = [
      step(3, pair(0, "king")),
      step(4, pair(0, "queen")),
      step(3),
      step(4, pair(0, "maid")),
      step(20, pair(0, "cook")),
    ];
    expect(treasures(view(), 9, steps)[0]!.pairs).toEqual(["king", "maid"]);
  });
});

describe("the court", () => {
  it("has as many characters as the copies leave room for, each with a hat of its own", () => {
    expect([4, 2, 1].map((copies) => kindsOf(copies).length)).toEqual([5, 10, 20]);
    expect(new Set(kindsOf(1).map(wornHat)).size).toBe(20);
  });
});

describe("the trace", () => {
  it("tells what was done last, never which hat", () => {
    expect(traceOf([{ code: "magic-peek", params: { seat: 1, slot: 3, hat: "cook" } }])).toEqual({
      action: "peek",
      seat: 1,
      slots: [3],
      wrong: false,
    });
    expect(
      traceOf([{ code: "magic-open-wrong", params: { seat: 0, slot: 2, hat: "cook", character: "king" } }])?.wrong,
    ).toBe(true);
    expect(traceOf([{ code: "magic-redeal" }])).toBeNull();
  });

  it("belongs to the moment on the screen", () => {
    const steps = [
      step(4, { code: "magic-swap", params: { seat: 0, first: 1, second: 3 } }),
      step(5, { code: "magic-peek-unseen", params: { seat: 1, slot: 7 } }),
    ];
    const moved = steps.map(
      (one, at) => ({ ...one, what: { kind: "moved", seat: at }, before: { moment: 3 + at } as Scene }) as Step,
    );
    expect(traces(view(), 4, moved, 0).map(({ slots }) => slots)).toEqual([[1, 3]]);
    expect(traces(view(), 5, moved, 2).map(({ slots }) => slots)).toEqual([[7], [1, 3]]);
    expect(traces(view({ last_swap: [2, 5] }), 9, moved, 0).map(({ slots }) => slots)).toEqual([[2, 5]]);
    expect(traces(view(), 9, moved, 0)).toEqual([]);
  });
});

it("knows a picture for every hat", () => {
  expect(hatCard("king")).toBe("hatcard-crown");
  expect(hatCard("magic")).toBe("hatcard-magic");
  expect(textOf("swap", 5, 2)).toBe("swap 2 5");
});

it("seats the others clockwise from the left, and everybody before a spectator", () => {
  expect(opponents(4, 2)).toEqual([3, 0, 1]);
  expect(opponents(2, 0)).toEqual([1]);
  expect(opponents(3, null)).toEqual([0, 1, 2]);
});
