import { beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "./settingsStorage";
import { STORED } from "./storage";

describe("what this browser has kept", () => {
  beforeEach(() => localStorage.clear());

  it("has an opponent for each game", () => {
    localStorage.setItem(STORED.settings.key, JSON.stringify({ theme: "dark", opponents: { hats: "mad_hatter" } }));
    expect(readSettings()).toEqual({
      theme: "dark",
      opponents: { hats: "mad_hatter", magic_hat: "dormouse", top_hats: "dormouse" },
    });
  });

  it("takes the one opponent of earlier versions for all games", () => {
    localStorage.setItem(STORED.settings.key, JSON.stringify({ opponent: "march_hare" }));
    expect(readSettings()).toEqual({
      opponents: { hats: "march_hare", magic_hat: "march_hare", top_hats: "march_hare" },
    });
  });

  it("is nothing where it cannot be read", () => {
    localStorage.setItem(STORED.settings.key, "{");
    expect(readSettings()).toEqual({});
  });
});
