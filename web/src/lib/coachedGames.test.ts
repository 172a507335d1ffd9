import { beforeEach, describe, expect, it } from "vitest";
import { coached, forgetCoached, markCoached } from "./coachedGames";

beforeEach(forgetCoached);

describe("tips", () => {
  it("are given once for each game, until they are wanted again", () => {
    expect(coached()).toEqual([]);
    markCoached("hats");
    markCoached("hats");
    markCoached("top_hats");
    expect(coached()).toEqual(["hats", "top_hats"]);
    forgetCoached();
    expect(coached()).toEqual([]);
  });

  it("come again where something strange was kept", () => {
    localStorage.setItem("hatbox.coached", "{");
    expect(coached()).toEqual([]);
    localStorage.setItem("hatbox.coached", '"hats"');
    expect(coached()).toEqual([]);
  });
});
