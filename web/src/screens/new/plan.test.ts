import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../wire";
import {
  withSeat,
  canAdd,
  canRemove,
  effectiveOptions,
  hotSeatRequest,
  withinLimits,
  withGame,
  hasOwnRules,
  withoutSeat,
  withRule,
  withSitter,
  setupOf,
  defaultPlan,
  withFriend,
} from "./plan";

const HATS: GameInfo = {
  name: "hats",
  players: [2, 3, 4],
  options: [
    { name: "edition", values: ["standard", "de"], number: false },
    { name: "black_hat_is_a_type", values: [true, false], number: false },
    { name: "tiebreak_black_hats", values: [true, false], number: false },
  ],
  presets: {
    standard: { black_hat_is_a_type: true, tiebreak_black_hats: true },
    de: { black_hat_is_a_type: false, tiebreak_black_hats: false },
  },
};
const TOP: GameInfo = { name: "top_hats", players: [2, 3], options: [] };

describe("the setup", () => {
  test("says nothing that has its default", () => {
    expect(setupOf(defaultPlan("magic_hat"))).toEqual({ game: "magic_hat", players: 2, bots: { "1": "march_hare" } });
  });

  test("leaves seats of friends free", () => {
    const plan = withSitter(defaultPlan("hats"), 1, { kind: "friend" });
    expect(setupOf(plan)).toEqual({ game: "hats", players: 3, bots: { "2": "march_hare" } });
  });

  test("names everything that was chosen", () => {
    const plan = {
      ...withFriend(defaultPlan("hats")),
      meFirst: true,
      public: true,
      rated: true,
      clock: { kind: "turn", seconds: 60 } as const,
      spectators: "after" as const,
      talk: "phrases" as const,
    };
    expect(setupOf(plan)).toEqual({
      game: "hats",
      players: 3,
      bots: { "1": "cheshire_cat" },
      options: { first: 0 },
      public: true,
      rated: true,
      clock: { kind: "turn", seconds: 60 },
      spectators: "after",
      talk: "phrases",
    });
  });

  test("is listed only where somebody can still sit down", () => {
    expect(setupOf({ ...defaultPlan("hats"), public: true }).public).toBeUndefined();
  });
});

describe("seats", () => {
  test("come and go within what the game allows", () => {
    const three = defaultPlan("hats");
    expect(canAdd(three, HATS)).toBe(true);
    expect(canAdd(withSeat(three), HATS)).toBe(false);
    expect(canRemove(withoutSeat(three, 2), HATS)).toBe(false);
  });

  test("are for this device or for links, never both", () => {
    const links = withSitter(defaultPlan("hats"), 1, { kind: "friend" });
    expect(withSitter(links, 2, { kind: "here", name: "Ann" }).seats.map((sitter) => sitter.kind)).toEqual([
      "me",
      "here",
      "here",
    ]);
  });

  test("are no more than another game has", () => {
    expect(withGame(withSeat(defaultPlan("hats")), "top_hats", TOP).seats).toHaveLength(3);
  });
});

describe("rules", () => {
  test("follow the edition", () => {
    const german = withRule(defaultPlan("hats"), HATS, "edition", "de");
    expect(effectiveOptions(german, HATS)).toEqual({
      edition: "de",
      black_hat_is_a_type: false,
      tiebreak_black_hats: false,
    });
    expect(setupOf(german).options).toEqual({ edition: "de" });
  });

  test("changed one by one are named; changed back they are not", () => {
    const own = withRule(defaultPlan("hats"), HATS, "tiebreak_black_hats", false);
    expect(hasOwnRules(own)).toBe(true);
    expect(setupOf(own).options).toEqual({ tiebreak_black_hats: false });
    expect(hasOwnRules(withRule(own, HATS, "tiebreak_black_hats", true))).toBe(false);
  });
});

test("the hot seat knows everybody by name", () => {
  const plan = withSitter(defaultPlan("hats"), 1, { kind: "here", name: " Ann " });
  const nameless = (seat: number) => `Player ${seat + 1}`;
  expect(hotSeatRequest(plan, "", nameless)).toEqual({
    setup: { game: "hats", players: 3, bots: { "2": "march_hare" } },
    names: ["Player 1", "Ann"],
  });
});

test("with friends the other seat waits for one, and so does a further one", () => {
  const plan = defaultPlan("hats", true);
  expect(setupOf(plan)).toEqual({ game: "hats", players: 2 });
  expect(setupOf(withSeat(plan))).toEqual({ game: "hats", players: 3 });
  expect(setupOf(withSeat(withSeat(defaultPlan("magic_hat")))).bots).toEqual({
    "1": "march_hare",
    "2": "dormouse",
    "3": "cheshire_cat",
  });
});

test("a host's limits show in the wishes", () => {
  const wished = { ...defaultPlan("hats", true), public: true };
  expect(withinLimits(wished, {})).toEqual(wished);
  expect(setupOf(withinLimits(wished, { lobby: false, talk: "phrases", spectators: false }))).toEqual({
    game: "hats",
    players: 2,
    talk: "phrases",
    spectators: "none",
  });
  expect(withinLimits({ ...wished, talk: "none" }, { talk: "phrases" }).talk).toBe("none");
});
