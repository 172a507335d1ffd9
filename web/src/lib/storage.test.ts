import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { STORED, draftOf, readJson, readText, writeJson, writeText } from "./storage";

describe("storage", () => {
  beforeEach(() => (localStorage.clear(), sessionStorage.clear()));
  afterEach(() => vi.unstubAllGlobals());

  it("stores values and texts, and removes them with null", () => {
    expect([writeJson(STORED.coachedGames, ["hats"]), readJson(STORED.coachedGames)]).toEqual([true, ["hats"]]);
    expect([writeText(STORED.dealtTable, "t1"), readText(STORED.dealtTable)]).toEqual([true, "t1"]);
    expect([writeJson(STORED.coachedGames, null), readJson(STORED.coachedGames)]).toEqual([true, null]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it("has a key of its own for everything", () => {
    const items = [...Object.values(STORED), draftOf("t1", 0), draftOf("t1", 1)];
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  });

  it("survives what is no JSON, and a browser that stores nothing", () => {
    localStorage.setItem(STORED.identity.key, "{");
    expect(readJson(STORED.identity)).toBeNull();
    const refuse = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect([readText(STORED.identity), writeText(STORED.identity, "x")]).toEqual([null, false]);
  });
});
