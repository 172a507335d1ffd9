import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire";
import { chatLines, isMuted, lengthOf, phrasesFor } from "./talk";

describe("talk", () => {
  const info = { setup: { game: "hats", players: 3 }, status: "over", seats: [{ player: "a" }, {}] } as TableInfo;
  it("is what was said, with the speaker's seat", () => {
    const step = (what: object) => ({ seq: 1, at: 0, what, gameEvents: [], before: null, after: null }) as never;
    const lines = chatLines(
      [
        step({ kind: "said", player: "a", name: "Anna", phrase: "hello" }),
        step({ kind: "closed" }),
        step({ kind: "said", player: "x", name: "Xu" }),
      ],
      info,
    );
    expect(lines.map((line) => [line.name, line.seat, isMuted(line)])).toEqual([
      ["Anna", 0, false],
      ["Xu", null, true],
    ]);
  });
  it("offers what suits the moment first, and nothing to a partner that is not there", () => {
    expect(phrasesFor(["hello", "well-done-partner", "good-game"], info)).toEqual(["good-game", "hello"]);
  });
  it("counts letters as the server does", () => expect(lengthOf("né👒")).toBe(3));
});
