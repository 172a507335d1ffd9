import { describe, expect, it } from "vitest";
import { follow, readPaths } from "./paths";

describe("the paths of the legal moves", () => {
  const paths = readPaths(["C3C4.C5x.(E7x.C7(C9.))", "G4G5."]);

  it("are read as the server writes them", () => {
    const [step, jump] = paths.get("C3")!;
    expect(step).toEqual({ to: "C4", stop: true, falls: [], next: [], move: "move C3 C4" });
    expect(jump).toMatchObject({ to: "C5", stop: true, falls: ["C4"], move: "move C3 C5" });
    expect(jump!.next.map(({ to, stop, falls, move }) => [to, stop, falls, move])).toEqual([
      ["E7", true, ["C4", "D6"], "move C3 C5 E7"],
      ["C7", false, ["C4"], "move C3 C5 C7"],
    ]);
    expect(jump!.next[1]!.next.map(({ to, move }) => [to, move])).toEqual([["C9", "move C3 C5 C7 C9"]]);
    expect(paths.get("G4")!.map(({ to }) => to)).toEqual(["G5"]);
  });

  it("are followed cell by cell, and nothing follows what is no path", () => {
    expect(follow(paths, []).next).toEqual([]);
    expect(follow(paths, ["C3"])).toMatchObject({ here: null, next: [{ to: "C4" }, { to: "C5" }] });
    expect(follow(paths, ["C3", "C5"])).toMatchObject({ here: { to: "C5" }, next: [{ to: "E7" }, { to: "C7" }] });
    expect(follow(paths, ["G4", "C5"])).toEqual({ here: null, next: [] });
    expect(follow(paths, ["C3", "E7", "C9"])).toEqual({ here: null, next: [] });
  });
});
