import { describe, expect, it } from "vitest";
import type { HatsView, Scene, TableInfo } from "../wire";
import { clockText } from "./clock.svelte";
import { type Person, nextPerson, seatsOf } from "./hotSeat";
import { lengthOf, chatLines, isMuted, phrasesFor } from "./talk";
import { mustDecide } from "./turnAlert.svelte";

const hats = (sizes: number[], more: Partial<HatsView> = {}) =>
  ({
    game: "hats",
    turn: 0,
    main_done: false,
    collections: sizes.map((size) => Array<string>(size).fill("B1")),
    black: sizes.map(() => []),
    ...more,
  }) as unknown as HatsView;

describe("whose turn it is", () => {
  const scene = (more: Partial<Scene>): Scene => ({ moment: 0, view: hats([0, 0]), turn: 1, ...more });
  const people = [0, 2].map((seat): Person => ({ name: `P${seat}`, player: `p${seat}`, token: "", seat }));
  it("is told by the turn, or by who still chooses", () => {
    expect([mustDecide(scene({}), 1), mustDecide(scene({}), 0), mustDecide(scene({}), null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mustDecide(scene({ choosing: [0] }), 1)).toBe(false);
    expect(mustDecide(scene({ result: { scores: [], winners: [], ended: "complete" } }), 1)).toBe(false);
  });
  it("goes to one person after another at one device, and to nobody while a bot thinks", () => {
    expect(nextPerson(scene({ turn: 2 }), people)?.seat).toBe(2);
    expect(nextPerson(scene({ turn: 1 }), people)).toBeNull();
    expect(nextPerson(scene({ choosing: [1, 2] }), people)?.seat).toBe(2);
    expect(seatsOf({ game: "hats", players: 3, bots: { "1": "dormouse" } })).toEqual([0, 2]);
  });
});

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

it("writes a clock as minutes and seconds", () => {
  expect([clockText(0), clockText(900), clockText(61_000), clockText(3_600_000)]).toEqual([
    "0:00",
    "0:01",
    "1:01",
    "1:00:00",
  ]);
});
