import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import { ServerSession } from "./serverSession";
import type { Review } from "./types";

const golden = JSON.parse(readFileSync("../tests/reviews/hats-2.json", "utf8")) as { review: Review };
const review = JSON.parse(JSON.stringify(golden.review)) as Review; // which writes -0 as 0
const INFO = { setup: { game: "hats", players: 2 }, seats: [{ bot: "dormouse" }, { player: "ann" }] } as TableInfo;
const { signal } = new AbortController();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(review))));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => void vi.unstubAllGlobals());

test("the server reviews each seat once, beginning with a person's", async () => {
  const session = await ServerSession.open("abc", INFO);
  expect(String(asked.mock.calls[0]![0])).toMatch(/api\/tables\/abc\/review\?seat=1$/);
  const steps = review.seats[0]!.steps;
  expect(session.bounds).toEqual([...steps.map(({ ply }) => ply), steps.at(-1)!.end]);
  const onChange = vi.fn();
  expect(await session.review(1, onChange, signal)).toEqual(review.seats[0]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ steps, done: steps.length, total: steps.length });
  expect(await session.open(() => {}, signal)).toEqual(review.open);
  expect(asked).toHaveBeenCalledTimes(1);
  await session.review(0, () => {}, signal);
  await session.review(0, () => {}, signal);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a refused review can be asked for again", async () => {
  const session = await ServerSession.open("abc", INFO);
  asked.mockResolvedValueOnce(new Response(JSON.stringify({ code: "server/busy" }), { status: 503 }));
  await expect(session.review(0, () => {}, signal)).rejects.toMatchObject({ problem: { code: "server/busy" } });
  expect(await session.review(0, () => {}, signal)).toEqual(review.seats[0]);
});

test("there is nothing to explore", async () => {
  const session = await ServerSession.open("abc", INFO);
  expect(session.canExplore).toBe(false);
  expect(session.legalMoves()).toEqual([]);
  await expect(session.beliefs()).rejects.toThrow("on this device");
  await expect(session.whatIf()).rejects.toThrow("on this device");
  await expect(session.tryAgain()).rejects.toThrow("on this device");
  expect(() => session.viewAfter()).toThrow("on this device");
  expect(() => session.viewBytes()).toThrow("on this device");
});
