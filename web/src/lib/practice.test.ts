import { describe, expect, it, test } from "vitest";
import type { MyTable, SeatInfo, Setup, TableInfo } from "../wire";
import { aboutEqual, byShare, withLevel, isPractice, nextLevel, findUnfinished } from "./practice";

const me: SeatInfo = { player: "a", name: "Ann" };
const setup: Setup = { game: "hats", players: 2, bots: { "1": "march_hare" } };
const at = (seats: SeatInfo[], more: Partial<Setup> = {}): TableInfo => ({
  id: "t",
  setup: { ...setup, ...more, players: seats.length },
  options: {},
  host: "a",
  status: "playing",
  seats,
  created: 0,
});
const hare = at([me, { bot: "march_hare" }]);

describe("a game against bots alone", () => {
  it("is one where nobody else sits and nothing is rated", () => {
    expect(isPractice(hare, 0)).toBe(true);
    expect(isPractice(hare, null)).toBe(false);
    expect(isPractice(at([me, { bot: "march_hare" }], { rated: true }), 0)).toBe(false);
    expect(isPractice(at([me, { player: "b", name: "Ben" }]), 0)).toBe(false);
    expect(isPractice(at([me, { player: "b", name: "Ben", bot: "cheshire_cat" }]), 0)).toBe(false); // Ben may come back
  });

  it("leads to an easier opponent after a loss, and to a stronger one after a win", () => {
    expect(nextLevel(hare, 0, false)).toBe("dormouse");
    expect(nextLevel(hare, 0, true)).toBe("cheshire_cat");
    expect(nextLevel(at([me, { bot: "dormouse" }]), 0, false)).toBeNull();
    expect(nextLevel(at([me, { bot: "mad_hatter" }]), 0, true)).toBeNull();
    expect(nextLevel(at([me, { bot: "dormouse" }, { bot: "march_hare" }]), 0, true)).toBeNull();
    expect(nextLevel(at([me, { bot: "white_rabbit" }]), 0, true)).toBeNull(); // it adapts by itself
    expect(nextLevel(at([me, { bot: "white_rabbit" }]), 0, false)).toBeNull();
    expect(withLevel(setup, "dormouse").bots).toEqual({ "1": "dormouse" });
  });

  it("is gone on with instead of opening another one like it", () => {
    const mine = (info: TableInfo): MyTable => ({ info, seat: 0, your_turn: true });
    expect(findUnfinished([mine(hare)], setup)?.info.id).toBe("t");
    expect(findUnfinished([mine({ ...hare, status: "over" })], setup)).toBeUndefined();
    expect(findUnfinished([mine(at([me, { bot: "dormouse" }]))], setup)).toBeUndefined();
    expect(findUnfinished([mine(hare)], { ...setup, game: "top_hats" })).toBeUndefined();
  });
});

test("moves are about equal when a reader could not tell their shares apart", () => {
  const shares = (...all: number[]) => all.map((share) => ({ share }));
  expect(aboutEqual(shares(0.524, 0.52, 0.516))).toBe(true);
  expect(aboutEqual(shares(0.57, 0.52, 0.52))).toBe(false);
  expect(aboutEqual(shares(0.5))).toBe(false);
});

test("the moves of a hint are shown from the best share down", () => {
  const shares = byShare([{ share: 0.61 }, { share: 0.62 }, { share: 0.4 }]).map(({ share }) => share);
  expect(shares).toEqual([0.62, 0.61, 0.4]);
});
