import { beforeEach, describe, expect, it } from "vitest";
import { coachedGames, forgetCoached, markCoached } from "./coachedGames";

beforeEach(forgetCoached);

describe("tips", () => {
  it("are given once for each game, until they are wanted again", () => {
    expect(coachedGames()).toEqual([]);
    markCoached("hats");
    markCoached("hats");
    markCoached("top_hats");
    expect(coachedGames()).toEqual(["hats", "top_hats"]);
    forgetCoached();
    expect(coachedGames()).toEqual([]);
  });

  it("come again where something strange was kept", () => {
    localStorage.setItem("hatbox.coached", "{");
    expect(coachedGames()).toEqual([]);
    localStorage.setItem("hatbox.coached", '"hats"');
    expect(coachedGames()).toEqual([]);
  });
});
