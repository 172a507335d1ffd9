// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../../wire";
import { complete, empty, filled, keep, kept, left, merged, nextFree, put, supplyOf, textOf } from "./drafts";
import { draftOf } from "../../lib/storage";

describe("building (T3)", () => {
  it("has the hats that the server tells of, and stands for them", () => {
    const scene = {
      standing: {
        scores: [0, 0],
        details: [
          { hats: 15, red: 4, yellow: 6 },
          { hats: 15, red: 6, yellow: 4 },
        ],
      },
    } as unknown as Scene;
    expect(supplyOf(scene, 0)).toEqual({ red: 4, yellow: 6, blue: 0 });
    expect(supplyOf(scene, 1)).toEqual({ red: 6, yellow: 4, blue: 0 });
    expect(empty(supplyOf(scene, 0))).toHaveLength(5);
    expect(empty(supplyOf({ ...scene, standing: null }, 0))).toEqual([]);
  });

  it("fills the bottom first, and knows what is left", () => {
    const supply = { red: 4, yellow: 3, blue: 3 };
    expect(nextFree(empty(supply))).toEqual({ stand: 0, place: 1 });
    const one = put(empty(supply), { stand: 0, place: 1 }, "blue");
    expect(nextFree(one)).toEqual({ stand: 0, place: 0 });
    expect(nextFree(one, 3)).toEqual({ stand: 3, place: 1 });
    expect(left(one, supply)).toEqual({ red: 4, yellow: 3, blue: 2 });
    expect(left(put(one, { stand: 0, place: 1 }, null), supply)).toEqual(supply);
  });

  it("surprises with all that is left, and keeps what stands", () => {
    const supply = { red: 3, yellow: 4, blue: 3 };
    const started = put(empty(supply), { stand: 2, place: 0 }, "red");
    const all = filled(started, supply, (hats) => hats.reverse());
    expect(all.every(complete)).toBe(true);
    expect(all[2]![0]).toBe("red");
    expect(left(all, supply)).toEqual({ red: 0, yellow: 0, blue: 0 });
    expect(nextFree(all)).toBeNull();
  });

  it("shows what the server has before what is drafted", () => {
    const drafts = put(empty({ red: 4, yellow: 6, blue: 0 }), { stand: 1, place: 1 }, "red");
    expect(merged(["build yellow red"], drafts).slice(0, 2)).toEqual([
      ["yellow", "red"],
      [null, "red"],
    ]);
    expect(textOf(["yellow", "red"])).toBe("build yellow red");
  });

  it("keeps drafts for a reload, and nothing that cannot be built", () => {
    const held = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => held.set(name, text),
      removeItem: (name: string) => held.delete(name),
    });
    const supply = { red: 4, yellow: 6, blue: 0 };
    const drafts = put(empty(supply), { stand: 1, place: 1 }, "red");
    keep(draftOf("one", 0), drafts);
    expect(kept(draftOf("one", 0), supply)).toEqual(drafts);
    expect(kept(draftOf("other", 0), supply)).toEqual(empty(supply));
    expect(kept(undefined, supply)).toEqual(empty(supply));
    keep(
      draftOf("one", 0),
      drafts.map(() => ["red", "red"] as const),
    );
    expect(kept(draftOf("one", 0), supply)).toEqual(empty(supply));
    held.set(draftOf("one", 0).key, "{");
    expect(kept(draftOf("one", 0), supply)).toEqual(empty(supply));
    keep(draftOf("one", 0), null);
    expect(held.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
