import { describe, expect, test } from "vitest";
import type { GameName } from "../wire";
import { Match } from "./match";
import { engineFor } from "./testModules";

const GAMES: GameName[] = ["hats", "magic_hat", "top_hats"];

describe.each(GAMES)("%s", (game) => {
  test("deals the same cards for the same key", () => {
    const engine = engineFor(game);
    const views = [7, 7, 8].map((byte) => {
      const match = Match.deal(engine, 2, engine.resolveOptions({}), 0, new Uint8Array(32).fill(byte));
      return JSON.stringify(engine.view(match.state));
    });
    expect(views[0]).toBe(views[1]);
    expect(views[0] === views[2]).toBe(game === "top_hats"); // where chance deals nothing
  });
});
