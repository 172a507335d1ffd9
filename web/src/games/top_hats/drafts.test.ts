// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../../wire";
import {
  isComplete,
  emptyDrafts,
  fillDrafts,
  saveDrafts,
  loadDrafts,
  remainingHats,
  mergeDrafts,
  nextFree,
  withHat,
  supplyOf,
  textOf,
} from "./drafts";
import { draftOf } from "../../lib/storage";

describe("building (T3)", () => {
  it("has the hats that the server tells of, and stands for them", () => {
    const scene = {
      score_preview: {
        scores: [0, 0],
        details: [
          { hats: 15, red: 4, yellow: 6 },
          { hats: 15, red: 6, yellow: 4 },
        ],
      },
    } as unknown as Scene;
    expect(supplyOf(scene, 0)).toEqual({ red: 4, yellow: 6, blue: 0 });
    expect(supplyOf(scene, 1)).toEqual({ red: 6, yellow: 4, blue: 0 });
    expect(emptyDrafts(supplyOf(scene, 0))).toHaveLength(5);
    expect(emptyDrafts(supplyOf({ ...scene, score_preview: null }, 0))).toEqual([]);
  });

  it("fills the bottom first, and knows what is left", () => {
    const supply = { red: 4, yellow: 3, blue: 3 };
    expect(nextFree(emptyDrafts(supply))).toEqual({ stand: 0, place: 1 });
    const one = withHat(emptyDrafts(supply), { stand: 0, place: 1 }, "blue");
    expect(nextFree(one)).toEqual({ stand: 0, place: 0 });
    expect(nextFree(one, 3)).toEqual({ stand: 3, place: 1 });
    expect(remainingHats(one, supply)).toEqual({ red: 4, yellow: 3, blue: 2 });
    expect(remainingHats(withHat(one, { stand: 0, place: 1 }, null), supply)).toEqual(supply);
  });

  it("surprises with all that is left, and keeps what stands", () => {
    const supply = { red: 3, yellow: 4, blue: 3 };
    const started = withHat(emptyDrafts(supply), { stand: 2, place: 0 }, "red");
    const all = fillDrafts(started, supply, (hats) => hats.reverse());
    expect(all.every(isComplete)).toBe(true);
    expect(all[2]![0]).toBe("red");
    expect(remainingHats(all, supply)).toEqual({ red: 0, yellow: 0, blue: 0 });
    expect(nextFree(all)).toBeNull();
  });

  it("shows what the server has before what is drafted", () => {
    const drafts = withHat(emptyDrafts({ red: 4, yellow: 6, blue: 0 }), { stand: 1, place: 1 }, "red");
    expect(mergeDrafts(["build yellow red"], drafts).slice(0, 2)).toEqual([
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
    const drafts = withHat(emptyDrafts(supply), { stand: 1, place: 1 }, "red");
    saveDrafts(draftOf("one", 0), drafts);
    expect(loadDrafts(draftOf("one", 0), supply)).toEqual(drafts);
    expect(loadDrafts(draftOf("other", 0), supply)).toEqual(emptyDrafts(supply));
    expect(loadDrafts(undefined, supply)).toEqual(emptyDrafts(supply));
    saveDrafts(
      draftOf("one", 0),
      drafts.map(() => ["red", "red"] as const),
    );
    expect(loadDrafts(draftOf("one", 0), supply)).toEqual(emptyDrafts(supply));
    held.set(draftOf("one", 0).key, "{");
    expect(loadDrafts(draftOf("one", 0), supply)).toEqual(emptyDrafts(supply));
    saveDrafts(draftOf("one", 0), null);
    expect(held.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
