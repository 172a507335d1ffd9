import { describe, expect, it, vi } from "vitest";
import type { HatsView, Scene, TableInfo, Update } from "../wire";
import { graphOf, scoresOf } from "./graph";
import { ReplayBoard, stepsOf } from "./replayBoard.svelte";

const scene = (moment: number, scores = [0, 0]): Scene => ({
  moment,
  view: { game: "hats" } as HatsView,
  turn: 0,
  score_preview: { scores, details: [] },
});
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  seq,
  at: 0,
  what: { kind: "moved", seat: 0 },
  ...more,
});
const info: TableInfo = {
  id: "t",
  setup: { game: "hats", players: 2 },
  options: {},
  host: "a",
  status: "over",
  seats: [{ player: "a", name: "Anna" }, { bot: "dormouse" }],
  created: 0,
};
const updates = [
  update(1, { what: { kind: "sat", seat: 0, name: "Anna" } }),
  update(2, { what: { kind: "started" }, scene: scene(0) }),
  update(3, { scene: scene(1, [2, 0]), game_events: [{ code: "hats-end" }] }),
  update(4, { what: { kind: "said", player: "a", name: "Anna", text: "hi" } }),
  update(5, { scene: scene(2, [2, 5]), game_events: [{ code: "hats-end" }] }),
];
const board = () => new ReplayBoard(info, stepsOf(updates), 0, true);

describe("a replay", () => {
  it("has the steps that changed the game, and may do nothing", () => {
    const replay = board();
    expect(replay.steps.map((step) => step.seq)).toEqual([2, 3, 5]);
    expect([replay.live, replay.revealed, replay.legal, replay.last, replay.nameOf(0)]).toEqual([
      false,
      true,
      [],
      2,
      "Anna",
    ]);
  });

  it("numbers seats that are called alike", () => {
    const alike = {
      ...info,
      seats: [
        { player: "a", name: "Anna" },
        { player: "b", name: "Ben" },
        { player: "c", name: "Anna" },
      ],
    };
    const replay = new ReplayBoard(alike, stepsOf(updates), 0, true);
    expect([0, 1, 2].map((seat) => replay.nameOf(seat))).toEqual(["Anna 1", "Ben", "Anna 2"]);
  });

  it("jumps to any moment, and not beyond the ends", () => {
    const replay = board();
    replay.jump(2);
    expect(replay.scene.moment).toBe(2);
    replay.jump(9);
    expect(replay.at).toBe(2);
    replay.jump(-4);
    expect(replay.scene.moment).toBe(0);
  });

  it("tells a step as it was told: the old scene until the story commits", async () => {
    const replay = board();
    const seen: number[] = [];
    replay.addAnimator(async (step, commit) => {
      seen.push(step.seq, replay.scene.moment);
      commit();
      seen.push(replay.scene.moment);
      await Promise.resolve();
    });
    expect(await replay.forward()).toBe(true);
    expect(seen).toEqual([3, 0, 1]);
    await replay.forward();
    expect(await replay.forward()).toBe(false);
  });

  it("breaks a story off when one jumps away", async () => {
    const replay = board();
    const aborted = vi.fn();
    replay.addAnimator(
      (_, commit, signal) =>
        new Promise((resolve) => signal.addEventListener("abort", () => (aborted(), commit(), resolve()))),
    );
    const animation = replay.forward();
    replay.jump(2);
    await animation;
    expect(aborted).toHaveBeenCalledOnce();
    expect([replay.scene.moment, replay.animating]).toEqual([2, false]);
  });
});

describe("the points graph", () => {
  it("draws one line a seat over round numbers", () => {
    const scores = scoresOf(board().steps, 2);
    expect(scores).toEqual([
      [0, 0],
      [2, 0],
      [2, 5],
    ]);
    const graph = graphOf(scores, { left: 0, right: 100, top: 0, bottom: 60 });
    expect(graph.ticks.map((tick) => tick.value)).toEqual([0, 2, 4, 6]);
    expect(graph.lines).toEqual(["0.0,60.0 50.0,40.0 100.0,40.0", "0.0,60.0 50.0,60.0 100.0,10.0"]);
  });

  it("has room for what is below zero", () => {
    expect(graphOf([[0], [-12]], { left: 0, right: 1, top: 0, bottom: 1 }).ticks.map((tick) => tick.value)).toEqual([
      -15, -10, -5, 0,
    ]);
  });
});
