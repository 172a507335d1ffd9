import { expect, it } from "vitest";
import type { Scene } from "../wire";
import { type Person, nextPerson, seatsOf } from "./hotSeat";
import { mustDecide } from "./turnAlert.svelte";

const scene = (more: Partial<Scene>) => ({ moment: 0, turn: 1, ...more }) as Scene;
const people = [0, 2].map((seat): Person => ({ name: `P${seat}`, player: `p${seat}`, token: "", seat }));

it("gives the decision to the seat on turn, or to those who still choose", () => {
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
