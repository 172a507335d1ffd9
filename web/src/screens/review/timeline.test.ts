import { describe, expect, it } from "vitest";
import type { Step } from "../../lib/table.svelte";
import { Timeline } from "./timeline";

const positions = (...moments: number[]) =>
  moments.map((moment) => ({ after: { moment }, what: { kind: "moved", seat: 0 } }) as Pick<Step, "after" | "what">);

describe("a timeline", () => {
  it("finds the position before each step and the row of each move", () => {
    const line = new Timeline(positions(0, 1, 3, 4), [0, 1, 3, 4]);
    expect(line.before).toEqual([0, 1, 2]);
    expect(line.row).toEqual([1, 2, 3]);
    expect([0, 1, 2, 3].map((at) => line.boundAt(at))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((bound) => line.positionAt(bound))).toEqual([0, 1, 2, 3]);
  });
  it("leaves out what was taken back", () => {
    const line = new Timeline(positions(0, 1, 2, 1, 2, 3), [0, 1, 2, 3]);
    expect(line.before).toEqual([0, 3, 4]);
    expect(line.row).toEqual([1, 4, 5]);
  });
  it("puts steps together that the board shows at once", () => {
    const line = new Timeline(positions(0, 4, 5), [0, 1, 2, 3, 4, 5]);
    expect(line.stepsAt(0)).toEqual([0, 1, 2, 3]);
    expect(line.row).toEqual([1, 1, 1, 1, 2]);
    expect(line.boundAt(1)).toBe(4);
  });
  it("knows the position before a resignation", () => {
    const line = new Timeline(positions(0, 1, 1), [0, 1, 1]);
    expect(line.before).toEqual([0, 1]);
    expect(line.row).toEqual([1, 2]);
  });
});
