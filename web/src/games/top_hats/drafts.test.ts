// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { complete, empty, filled, keep, kept, left, merged, nextFree, put, supplyOf, textOf } from "./drafts";

describe("building (T3)", () => {
  it("has four own hats and six of the others to hide", () => {
    expect(supplyOf(0, 2)).toEqual({ red: 4, yellow: 6, blue: 0 });
    expect(supplyOf(2, 3)).toEqual({ red: 3, yellow: 3, blue: 4 });
  });

  it("fills the bottom first, and knows what is left", () => {
    const supply = supplyOf(0, 3);
    expect(nextFree(empty())).toEqual({ stand: 0, place: 1 });
    const one = put(empty(), { stand: 0, place: 1 }, "blue");
    expect(nextFree(one)).toEqual({ stand: 0, place: 0 });
    expect(nextFree(one, 3)).toEqual({ stand: 3, place: 1 });
    expect(left(one, supply)).toEqual({ red: 4, yellow: 3, blue: 2 });
    expect(left(put(one, { stand: 0, place: 1 }, null), supply)).toEqual(supply);
  });

  it("surprises with all that is left, and keeps what stands", () => {
    const supply = supplyOf(1, 3);
    const started = put(empty(), { stand: 2, place: 0 }, "red");
    const all = filled(started, supply, (hats) => hats.reverse());
    expect(all.every(complete)).toBe(true);
    expect(all[2]![0]).toBe("red");
    expect(left(all, supply)).toEqual({ red: 0, yellow: 0, blue: 0 });
    expect(nextFree(all)).toBeNull();
  });

  it("shows what the server has before what is drafted", () => {
    const drafts = put(empty(), { stand: 1, place: 1 }, "red");
    expect(merged(["build yellow red"], drafts).slice(0, 2)).toEqual([["yellow", "red"], [null, "red"]]);
    expect(textOf(["yellow", "red"])).toBe("build yellow red");
  });

  it("keeps drafts for a reload, and nothing that cannot be built", () => {
    const held = new Map<string, string>();
    vi.stubGlobal("sessionStorage", { getItem: (name: string) => held.get(name) ?? null, setItem: (name: string, text: string) => held.set(name, text), removeItem: (name: string) => held.delete(name) });
    const supply = supplyOf(0, 2);
    const drafts = put(empty(), { stand: 1, place: 1 }, "red");
    keep("one", drafts);
    expect(kept("one", supply)).toEqual(drafts);
    expect(kept("other", supply)).toEqual(empty());
    expect(kept(undefined, supply)).toEqual(empty());
    keep("one", drafts.map(() => ["red", "red"] as const));
    expect(kept("one", supply)).toEqual(empty());
    held.set("one", "{");
    expect(kept("one", supply)).toEqual(empty());
    keep("one", null);
    expect(held.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
