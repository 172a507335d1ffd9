import { describe, expect, it, test } from "vitest";
import { BotDesk } from "../engine/botDesk";
import { type Answer, pack } from "../engine/botMessages";
import { Match } from "../engine/match";
import { engineFor } from "../engine/testModules";
import { type DailyDeal, dailyId, dailyOf, screenAt } from "../lib/addresses";
import { SEAT, addDays, beaten, botSeed, dailySeed, dailySetup, dayOf, endOf, outcomeOf, seedText } from "../lib/daily";
import VECTORS from "../lib/daily.vectors.json";
import { dailyResult, rememberDaily } from "../lib/dailyResults";
import { gameKey, isFairDeal, type PlayedGame } from "../lib/fair";
import { sha256, toHex } from "../lib/sha256";
import type { GameName, Level, Result } from "../wire";
import { chooseMove } from "./botMove";
import { playDaily } from "./dailyTables";
import { LiveTable } from "./liveTable";
import { createGame } from "./localTable";
import { type SavedGame, isRetry } from "./savedGame";
import type { Thinker } from "./thinker";

const DAY = "2026-11-18";
const digest = (moves: string[]) => toHex(sha256(new TextEncoder().encode(moves.join("\n"))));

/** The bots of this device without a worker. */
function botsOf(game: GameName): Thinker {
  const engine = Promise.resolve(engineFor(game));
  const answers = new Map<number, Answer>();
  const desk = new BotDesk(
    () => engine,
    (response) => "answer" in response && answers.set(response.id, response.answer),
  );
  let asked = 0;
  return {
    async think(name, observations, level, seed, budget) {
      const question = { kind: "think", game: name, observations: pack(observations), level, seed, budget } as const;
      const id = asked++;
      await desk.receive({ id, question });
      const answer = answers.get(id)!;
      if (!("decision" in answer)) throw new Error("no decision");
      return answer.decision;
    },
    advise: () => Promise.resolve([]),
  };
}

describe.each(VECTORS)("$game on $day", (vector) => {
  const game = vector.game as GameName;
  const played = Object.entries(vector.played) as [Level, { value: number; moves_sha256: string }][];

  test("follows from its text", () => {
    const seed = dailySeed(game, vector.day);
    expect(seedText(game, vector.day)).toBe(vector.text);
    expect(toHex(seed)).toBe(vector.seed);
    expect(toHex(gameKey(seed, [null, null]))).toBe(vector.key);
    expect([0, 1].map((seat) => botSeed(seed, seat))).toEqual(vector.bot_seeds);
    const engine = engineFor(game);
    const match = Match.deal(engine, 2, engine.resolveOptions({}), "random", gameKey(seed, [null, null]));
    expect(match.first).toBe(vector.first);
  });

  test.each(played)("is played by the %s as everywhere", async (level, expected) => {
    const { signal } = new AbortController();
    const plies: number[] = [];
    const outcome = await playDaily(engineFor(game), botsOf(game), vector.day, level, signal, (ply) => plies.push(ply));
    expect(outcome.value).toBe(expected.value);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
  });
});

/** A table on the device at a day's deal, with bots that answer at once. */
function open(deal: DailyDeal, bots: Thinker): LiveTable {
  const engine = engineFor(deal.game);
  const chairs = [{ player: "here", name: "Ann" }, { bot: "cheshire_cat" as const }];
  const game = createGame(engine, dailyId(deal), dailySetup(deal.game), chairs, "ab".repeat(32), [null, null]);
  const save = (now: SavedGame) => rememberDaily(now);
  const fail = (error: unknown): never => {
    throw error;
  };
  return new LiveTable(game, { engine, thinker: bots, save, openRematch: fail, pace: () => 0, botFailed: fail });
}

describe("a table at a daily deal", () => {
  test.each(["hats", "top_hats"] as const)("is the same game move by move: %s", async (game) => {
    const [vector] = VECTORS.filter((one) => one.game === game);
    const bots = botsOf(game);
    const live = open({ game, day: DAY, attempt: 1 }, bots);
    const seed = dailySeed(game, DAY);
    const { signal } = new AbortController();
    while (live.table.status === "playing") {
      const { table } = live;
      if (!table.acting.includes(SEAT)) {
        await new Promise((resolve) => setTimeout(resolve));
        continue;
      }
      const trial = table.simultaneous ? table.trialFor(SEAT) : table.match.clone();
      const budget = { simulations: 2000, fresh: true };
      const move = await chooseMove(
        trial,
        SEAT,
        async (seen) => (await bots.think(game, seen, "march_hare", botSeed(seed, SEAT), budget, signal)).action,
      );
      expect(live.command(SEAT, table.seq, { kind: "move", move })).toMatchObject({ type: "ack" });
    }
    const record = live.record() as unknown as PlayedGame;
    const expected = vector!.played as Partial<Record<Level, { value: number; moves_sha256: string }>>;
    expect(digest((record.moves as { move?: string }[]).map(({ move }) => move!))).toBe(
      expected.march_hare!.moves_sha256,
    );
    expect(isFairDeal(record)).toBe(true);
    expect(dailyResult(game, DAY)).toMatchObject({ value: expected.march_hare!.value, attempt: 1 });
    expect(live.snapshot(SEAT).info.next_commitment).toBeUndefined();
    expect(live.command(SEAT, live.table.seq, { kind: "rematch" })).toMatchObject({ code: "daily/no-rematch" });
  });

  it("has neither undo nor hints nor a substitute", async () => {
    const live = open({ game: "magic_hat", day: DAY, attempt: 1 }, botsOf("magic_hat")); // seat 0 begins
    const [move] = live.table.legal(SEAT);
    live.command(SEAT, live.table.seq, { kind: "move", move: move! });
    expect(live.command(SEAT, live.table.seq, { kind: "undo" })).toMatchObject({ code: "daily/no-undo" });
    expect(live.undo(SEAT)).toEqual({ refusal: "daily/no-undo" });
    expect(live.command(SEAT, live.table.seq, { kind: "leave" })).toMatchObject({ code: "daily/no-substitute" });
    await expect(live.hints(SEAT)).rejects.toMatchObject({ problem: { code: "daily/no-hints" } });
    live.close();
  });

  it("counts once, even if the first finished try is given up", () => {
    const first = open({ game: "magic_hat", day: DAY, attempt: 1 }, botsOf("magic_hat"));
    expect(first.command(SEAT, first.table.seq, { kind: "resign" })).toMatchObject({ type: "ack" });
    expect(dailyResult("magic_hat", DAY)).toMatchObject({ how: "gave-up", moves: 0 });
    rememberDaily({
      ...first.game,
      id: dailyId({ game: "magic_hat", day: DAY, attempt: 2 }),
      info: { ...first.game.info, result: { scores: [9, 1], winners: [0], ended: "complete" } },
    });
    expect(dailyResult("magic_hat", DAY)).toMatchObject({ how: "gave-up", attempt: 1 });
  });
});

test("another try at a known deal is a retry", () => {
  const [first, second] = [1, 2].map((attempt) => dailyId({ game: "hats", day: DAY, attempt }));
  expect([{ id: first! }, { id: second! }, { id: "local-1" }, { id: "local-1", seed: "ab" }].map(isRetry)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

describe("days", () => {
  it("change at midnight UTC", () => {
    expect(dayOf(1_795_046_399_999)).toBe(DAY);
    expect(dayOf(endOf(DAY))).toBe("2026-11-19");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  });

  it("are part of a table's id and of an address", () => {
    for (const deal of [
      { game: "top_hats", day: DAY, attempt: 1 },
      { game: "hats", day: DAY, attempt: 12 },
    ] as const) {
      expect(dailyOf(dailyId(deal))).toEqual(deal);
      expect(screenAt(`/t/${dailyId(deal)}`)).toEqual({ name: "local", id: dailyId(deal) });
    }
    expect(dailyOf("local-0123456789abcdef")).toBeNull();
    expect(screenAt("/daily")).toEqual({ name: "daily", game: null, day: null });
    expect(screenAt("/daily/top-hats")).toEqual({ name: "daily", game: "top_hats", day: null });
    expect(screenAt(`/daily/hats/${DAY}`)).toEqual({ name: "daily", game: "hats", day: DAY });
    for (const path of ["/daily/chess", "/daily/hats/2027-02-29", "/daily/hats/x"])
      expect(screenAt(path)).toEqual({ name: "missing" });
  });
});

test.each([
  ["hats", [34, 31], [0], 16, "won", 7],
  ["hats", [23, 23], [1], 16, "lost", -1],
  ["magic_hat", [8, 8], [0, 1], 90, "shared", 0],
  ["top_hats", [1, 0], [0], 12, "won", 988],
  ["top_hats", [0, 1], [1], 12, "lost", -988],
] as const)("a result is worth as much as in Python: %s %j", (game, scores, winners, moves, how, value) => {
  const result: Result = { scores: [...scores], winners: [...winners], ended: "complete" };
  const outcome = outcomeOf(game, result, moves);
  expect(outcome).toMatchObject({ how, value });
  const worse = outcomeOf(game, { ...result, ended: "resigned" }, moves);
  expect(beaten(outcome, [outcome, worse])).toBe(1);
});
