import { describe, expect, it } from "vitest";
import type { Scene } from "../wire";
import type { Step } from "./table.svelte";
import { tracesAt } from "./traces";

const at = (moment: number) => ({ moment }) as Scene;
const moved = (seat: number, from: number, to = from + 1, code = "trace") =>
  ({
    seq: to,
    at: 0,
    what: { kind: "moved", seat },
    gameEvents: [{ code, params: { seat, to } }],
    before: at(from),
    after: at(to),
  }) as unknown as Step;
const undone = (from: number, to: number) =>
  ({
    seq: 99,
    at: 0,
    what: { kind: "undone", seat: 0 },
    gameEvents: [],
    before: at(from),
    after: at(to),
  }) as unknown as Step;
const traceOf = ({ gameEvents: [first] }: Step) =>
  first?.code === "trace" ? `${String(first.params!.seat)}@${String(first.params!.to)}` : null;

describe("traces", () => {
  it("are those of all others since one's own move", () => {
    const steps = [moved(0, 0), moved(1, 1), moved(2, 2)];
    expect(tracesAt(steps, 3, 0, traceOf)).toEqual(["2@3", "1@2"]);
    expect(tracesAt(steps, 1, 0, traceOf)).toEqual(["0@1"]);
  });

  it("show one move of each seat to a spectator", () => {
    const steps = [moved(0, 0), moved(1, 1), moved(2, 2), moved(0, 3)];
    expect(tracesAt(steps, 4, null, traceOf)).toEqual(["0@4", "2@3", "1@2"]);
  });

  it("pass over what leaves none", () => {
    const steps = [moved(0, 0), moved(1, 1), moved(1, 2, 3, "end"), moved(2, 3)];
    expect(tracesAt(steps, 4, 0, traceOf)).toEqual(["2@4", "1@2"]);
    expect(tracesAt([moved(1, 0), moved(0, 1, 2, "end"), moved(2, 2)], 3, 0, traceOf)).toEqual(["2@3"]);
  });

  it("are none of what was taken back", () => {
    const steps = [moved(1, 0), moved(0, 1), moved(2, 2), undone(3, 1), moved(0, 1)];
    expect(tracesAt(steps, 2, 0, traceOf)).toEqual(["0@2"]);
    expect(tracesAt(steps.slice(0, 4), 1, 0, traceOf)).toEqual(["1@1"]);
  });
});
