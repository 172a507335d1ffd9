import { describe, expect, it, vi } from "vitest";
import type { GameEvent, HatsView, Scene, TableInfo, Update } from "../wire";
import type { Connection } from "./connection";
import { Table } from "./table.svelte";

const view = { game: "hats", turn: 0 } as HatsView;
const scene = (moment: number, more: Partial<Scene> = {}): Scene => ({
  moment,
  view: { ...view },
  turn: moment % 2,
  ...more,
});
const info = (status: TableInfo["status"] = "playing"): TableInfo => ({
  id: "t",
  setup: { game: "hats", players: 2 },
  options: {},
  host: "a",
  status,
  seats: [{ player: "a" }, { player: "b" }],
  created: 0,
});
const endTurn: GameEvent = { code: "hats-end", params: { seat: 0 } };
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  table: "t",
  seq,
  at: seq * 10,
  what: { kind: "moved", seat: 0 },
  ...more,
});

function table(): Table {
  const line = {
    watch: () => () => undefined,
    command: vi.fn(() => Promise.resolve({ type: "ack", table: "t", id: "1", seq: 1 })),
    clockOffset: 0,
  };
  const made = new Table("t", line as unknown as Connection);
  made.receive({ type: "snapshot", table: "t", seq: 5, at: 50, info: info(), seat: 0, scene: scene(2) });
  return made;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a table", () => {
  it("is what the snapshot says", () => {
    const here = table();
    expect([here.seq, here.seat, here.displayedScene?.moment, here.live]).toEqual([5, 0, 2, true]);
  });

  it("takes an update once, however often it comes", async () => {
    const here = table();
    here.receive(update(6, { scene: scene(3) }));
    here.receive(update(6, { scene: scene(99) }));
    here.receive(update(4, { scene: scene(98) }));
    await settled();
    expect(here.steps.map((step) => step.seq)).toEqual([6]);
    expect(here.scene?.moment).toBe(3);
  });

  it("keeps the parts that an update does not have", () => {
    const here = table();
    here.receive(update(6, { what: { kind: "said", player: "b", name: "Ben", text: "hi" } }));
    expect([here.seq, here.scene?.moment, here.info?.status, here.seat]).toEqual([6, 2, "playing", 0]);
    here.receive(update(7, { what: { kind: "left", seat: 0 } }));
    expect(here.seat).toBeNull();
  });

  it("takes in privately what has no number", () => {
    const here = table();
    here.receive({ type: "private", table: "t", at: 60, scene: scene(2, { premove: "end" }) });
    expect([here.seq, here.displayedScene?.premove, here.steps.length]).toEqual([5, "end", 0]);
  });

  it("tells the viewer's own step when the tab is looked at again, and what came after it", async () => {
    const here = table();
    const heard: number[] = [];
    here.addAnimator((step) => Promise.resolve(void heard.push(step.seq)));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    here.receive(update(6, { scene: scene(3), game_events: [endTurn] }));
    here.receive(update(7, { scene: scene(4), game_events: [endTurn], what: { kind: "moved", seat: 1 } }));
    await settled();
    expect([heard, here.displayedScene?.moment]).toEqual([[], 4]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(here.displayedScene?.moment).toBe(2);
    await settled();
    document.dispatchEvent(new Event("visibilitychange"));
    await settled();
    expect([heard, here.displayedScene?.moment]).toEqual([[6, 7], 4]);
    hidden.mockRestore();
  });

  it("shows the new scene when the story commits it, and is live when it is over", async () => {
    const here = table();
    let finish: () => void = () => undefined;
    here.addAnimator(async (step, commit) => {
      expect([step.before?.moment, step.after?.moment]).toEqual([2, 3]);
      await new Promise<void>((resolve) => (finish = resolve));
      commit();
    });
    here.receive(update(6, { scene: scene(3), game_events: [endTurn] }));
    await settled();
    expect([here.displayedScene?.moment, here.live, here.animating]).toEqual([2, false, true]);
    finish();
    await settled();
    expect([here.displayedScene?.moment, here.live, here.animating]).toEqual([3, true, false]);
  });

  it("aborts an animation when it is skipped", async () => {
    const here = table();
    const aborted = vi.fn();
    here.addAnimator(
      (_, __, signal) => new Promise((resolve) => signal.addEventListener("abort", () => (aborted(), resolve()))),
    );
    here.receive(update(6, { scene: scene(3), game_events: [endTurn] }));
    here.skip();
    await settled();
    expect(aborted).toHaveBeenCalledOnce();
    expect(here.animating).toBe(false);
  });

  it("goes back when a move was taken back, and remembers that it was made", async () => {
    const here = table();
    here.receive(update(6, { scene: scene(3), game_events: [endTurn] }));
    here.receive(update(7, { what: { kind: "undone", seat: 0, moment: 2 }, scene: scene(2) }));
    await settled();
    expect(here.displayedScene?.moment).toBe(2);
    expect(here.moments).toEqual([6, 7]);
  });

  it("can look back, step by step, and nothing can be done there", async () => {
    const here = table();
    for (const [seq, moment] of [
      [6, 3],
      [7, 4],
      [8, 5],
    ] as const)
      here.receive(update(seq, { scene: scene(moment), game_events: [endTurn] }));
    await settled();
    here.stepBy(-1);
    expect([here.pastSeq, here.displayedScene?.moment, here.live]).toEqual([7, 4, false]);
    here.stepBy(-1);
    here.stepBy(-1);
    expect(here.pastSeq).toBe(6);
    here.receive(update(9, { scene: scene(6), game_events: [endTurn] }));
    await settled();
    expect(here.displayedScene?.moment).toBe(3);
    here.lookAt(9);
    expect([here.pastSeq, here.displayedScene?.moment, here.live]).toEqual([null, 6, true]);
  });

  it("fills in what was before it came, without what it has", () => {
    const here = table();
    here.receive(update(6, { scene: scene(3) }));
    here.addHistory([
      update(1, { what: { kind: "started" }, scene: scene(0) }),
      update(3, { scene: scene(1) }),
      update(5, { scene: scene(2) }),
      update(6, { scene: scene(3) }),
    ]);
    expect(here.steps.map((step) => step.seq)).toEqual([1, 3, 5, 6]);
    expect(here.steps.map((step) => step.before?.moment)).toEqual([undefined, 0, 1, 2]);
    here.addHistory([update(1, { what: { kind: "started" }, scene: scene(0) })]);
    expect(here.steps).toHaveLength(4);
  });

  it("forgets the steps when a new snapshot leaves a gap", () => {
    const here = table();
    here.receive(update(6, { scene: scene(3) }));
    here.receive({ type: "snapshot", table: "t", seq: 300, at: 0, info: info(), scene: scene(90) });
    expect([here.steps.length, here.displayedScene?.moment]).toEqual([0, 90]);
  });

  it("is gone when the server says so", () => {
    const here = table();
    here.receive({ type: "gone", table: "t", code: "table/unknown" });
    expect(here.gone).toBe("table/unknown");
  });
});

describe("what a table is asked to do", () => {
  function asked(answer: unknown): Table {
    const line = { watch: () => () => undefined, command: () => Promise.resolve(answer), clockOffset: 0 };
    const made = new Table("t", line as unknown as Connection);
    made.receive({ type: "snapshot", table: "t", seq: 5, at: 50, info: info(), seat: 0, scene: scene(2) });
    return made;
  }

  it("is done when its news is here: until then the scene is the one before it", async () => {
    const here = asked({ type: "ack", table: "t", id: "1", seq: 7 });
    let done = false;
    const doing = here.submit({ kind: "move", move: "end" }).then((refused) => ((done = true), refused));
    await settled();
    here.receive(update(6, { scene: scene(3) }));
    await settled();
    expect(done).toBe(false);
    here.receive(update(7, { scene: scene(4) }));
    expect(await doing).toBeNull();
    expect(here.scene?.moment).toBe(4);
  });

  it("is done when the news comes before the answer, or with a whole new table", async () => {
    const here = asked({ type: "ack", table: "t", id: "1", seq: 6 });
    const doing = here.submit({ kind: "move", move: "end" });
    here.receive(update(6, { scene: scene(3) }));
    expect(await doing).toBeNull();
    const other = asked({ type: "ack", table: "t", id: "1", seq: 9 });
    const waits = other.submit({ kind: "move", move: "end" });
    await settled();
    other.receive({ type: "snapshot", table: "t", seq: 9, at: 90, info: info(), seat: 0, scene: scene(5) });
    expect(await waits).toBeNull();
  });

  it("is over when nobody listens any more", async () => {
    const here = asked({ type: "ack", table: "t", id: "1", seq: 9 });
    const doing = here.submit({ kind: "leave" });
    await settled();
    here.close();
    expect(await doing).toBeNull();
  });
});
