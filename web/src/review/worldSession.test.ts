import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { BotRequest } from "../engine/botMessages";
import { engineFor } from "../engine/testModules";
import { TestWorker } from "../engine/testWorker";
import { WorkerPool } from "../engine/workerPool";
import { WorkerReviewer } from "../engine/workerReviewer";
import type { PlayedGame } from "../lib/fair";
import { sha256, toHex } from "../lib/sha256";
import { createGame, LocalTable } from "../local/localTable";
import type { GameName, TableInfo } from "../wire";
import type { PartialReview } from "./session";
import { localWorld, recordedWorld, type World, WorldSession } from "./worldSession";

const GAMES = ["hats", "magic_hat", "top_hats"] as const;
const ENGINES = new Map(GAMES.map((game) => [game, engineFor(game)]));
const FOREVER = new AbortController().signal;
const SIMULATIONS = 20;
const ENTROPY = "ab".repeat(32);

/** A finished game of this device against a bot. */
function finished(game: GameName): LocalTable {
  const engine = ENGINES.get(game)!;
  const chairs = [{ player: "ann", name: "Ann" }, { bot: "march_hare" as const }];
  const setup = { game, players: 2, bots: { "1": "march_hare" as const } };
  const saved = createGame(engine, "local-1", setup, chairs, ENTROPY, [toHex(sha256(Uint8Array.of(1))), null]);
  const table = LocalTable.replay(engine, saved);
  const { match } = table;
  while (match.mover !== null) {
    const moves = match.legalMoves();
    match.play(moves[(7 * match.ply) % moves.length]!);
  }
  table.status = "over";
  return table;
}

function open(world: World, workers = 2) {
  const posted: BotRequest[] = [];
  const pool = new WorkerPool(workers, () => new TestWorker((request) => posted.push(request)));
  return {
    posted,
    session: new WorldSession(world.match.engine, world, new WorkerReviewer(pool), SIMULATIONS),
  };
}

/** True if some bytes occur in others. */
function holds(bytes: Uint8Array, part: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from(part));
}

describe.each(GAMES)("%s", (game) => {
  const table = finished(game);
  const world = localWorld(table);
  const { match } = world;

  test("a review is told step by step, in order, and adds up", async () => {
    const { session } = open(world);
    const partials: PartialReview[] = [];
    const review = await session.review(0, (partial) => partials.push(partial), FOREVER);
    const total = session.bounds.length - 1;
    expect(partials.map(({ done }) => done)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
    for (const { steps } of partials) expect(review.steps.slice(0, steps.length)).toEqual(steps);
    expect(review.fair + review.luck + review.skill + review.others).toBeCloseTo(match.shares()[0]!, 9);
    expect(session.bounds).toEqual([...review.steps.map(({ ply }) => ply), match.ply]);
  });

  test("a review that was stopped goes on where it was, with the same result", async () => {
    const { session, posted } = open(world, 1);
    const stop = new AbortController();
    const stopped = session.review(1, ({ done }) => done === 5 && stop.abort(new Error("enough")), stop.signal);
    await expect(stopped).rejects.toThrow("enough");
    const review = await session.review(1, () => {}, FOREVER);
    const asked = posted.flatMap((one) =>
      "question" in one && one.question.kind === "review" ? one.question.steps : [],
    );
    expect(asked[session.bounds.length - 1]).toBe(5);
    expect(review).toEqual(await open(world, 3).session.review(1, () => {}, FOREVER));
  });

  test("the open line has a row for every bound", async () => {
    const { session } = open(world);
    const sizes: number[] = [];
    const rows = await session.open((found) => sizes.push(found.length), FOREVER);
    expect(rows).toHaveLength(session.bounds.length);
    expect(rows.at(-1)).toEqual(match.shares());
    for (const row of rows) expect(row[0]! + row[1]!).toBeCloseTo(1, 9);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });

  test("a question about a seat has no state; that for the open line has all", async () => {
    const { session, posted } = open(world, 1);
    const seat = 0;
    const own = session.bounds.findIndex((_, step) => session.legalMoves(seat, step).length > 1);
    await session.review(seat, () => {}, FOREVER);
    await session.whatIf(seat, own, session.legalMoves(seat, own)[0]!);
    await session.beliefs(seat, own);
    await session.open(() => {}, FOREVER);
    const { states } = match.history;
    const secret = states.filter((state) => String(match.engine.observeInPlay(state, seat)) !== String(state));
    expect(secret.length).toBeGreaterThan(states.length / 2);
    const questions = posted.map((one) => ("question" in one ? one.question : null)!);
    expect(questions.map(({ kind }) => kind)).toEqual(["review", "what-if", "beliefs", "open"]);
    for (const question of questions) {
      const { views } = "states" in question ? question.states : question.observations;
      expect(secret.some((state) => holds(views, state))).toBe(question.kind === "open");
      const rest = Object.entries(question).filter(([name]) => name !== "states" && name !== "observations");
      for (const [, value] of rest) expect(ArrayBuffer.isView(value)).toBe(false);
    }
  });

  test("what if: a move of one's own, its value and the view after it", async () => {
    const { session } = open(world);
    const step = session.bounds.findIndex((_, at) => session.legalMoves(0, at).length > 1);
    for (const move of session.legalMoves(0, step)) {
      const { game: shown } = session.viewAfter(0, step, move);
      expect(shown).toBe(game);
    }
    const [move] = session.legalMoves(0, step);
    expect(await session.whatIf(0, step, move!)).toMatchObject({ move, visits: 2 * SIMULATIONS });
    expect(() => session.viewAfter(0, step, "no move")).toThrow("no legal move");
    const view = match.engine.observeInPlay(match.stateAt(session.bounds[step]!), 0);
    expect(session.viewBytes(0, step)).toBe(Buffer.from(view).toString("base64"));
  });

  test("another try goes on in the same world", () => {
    const { session } = open(world);
    for (const step of session.bounds.keys()) {
      if (session.legalMoves(0, step).length < 2) continue;
      const { setup, chairs, facts } = session.branch(0, step);
      const { seed, nonces } = world;
      const saved = createGame(ENGINES.get(game)!, "local-2", setup, chairs, "cd".repeat(32), [...nonces], {
        seed,
        facts,
      });
      const again = LocalTable.replay(ENGINES.get(game)!, saved);
      expect(again.status).toBe("playing");
      expect(again.acting).toContain(0);
      expect(again.levelAt(1)).toBe("march_hare");
      expect(again.people).toEqual([0]);
      expect(again.legal(0)).toEqual(session.legalMoves(0, step));
      if (again.simultaneous) continue;
      expect(again.match.ply).toBe(session.bounds[step]);
      for (const { move } of match.entries(again.match.ply)) expect(again.match.play(move)).toBeNull();
      expect(again.match.state).toEqual(match.state);
    }
  });

  test("a server's game is built from its record, if it fits", () => {
    const info = {
      ...table.info,
      seats: [
        { player: "x", ready: true },
        { bot: "dormouse", ready: true },
      ],
    } as TableInfo;
    const record = table.record();
    const built = recordedWorld(match.engine, info, record)!;
    expect(built.match.state).toEqual(match.state);
    expect(built.bots).toEqual([null, "dormouse"]);
    expect(built).toMatchObject({ seed: world.seed, nonces: world.nonces, options: world.options });
    const fair = record["fair"] as Record<string, unknown>;
    for (const wrong of [
      { fair: undefined },
      { fair: { ...fair, nonces: undefined } },
      { fair: { ...fair, seed: "00".repeat(32) } },
      { result: { ...(record["result"] as object), winners: [] } },
      { rules: 9 },
      { moves: (record["moves"] as unknown[]).slice(1) },
    ])
      expect(recordedWorld(match.engine, info, { ...record, ...wrong })).toBeNull();
  });
});

test("in another try other people are bots, and nothing is rated", () => {
  const world = localWorld(finished("hats"));
  const { session } = open({ ...world, people: [null, null] });
  const { setup, chairs } = session.branch(1, 0);
  expect(chairs).toEqual([{ bot: "cheshire_cat" }, expect.objectContaining({ player: "here" })]);
  expect(Object.keys(setup)).toEqual(["game", "players", "options", "bots", "talk"]);
});

describe("records of a server", () => {
  const records = JSON.parse(readFileSync("src/lib/fair.records.json", "utf8")) as PlayedGame[];

  test.each(records)("can be analysed: $game, $players players", (record) => {
    const seats = Array.from({ length: record.players }, () => ({ ready: true }));
    const world = recordedWorld(ENGINES.get(record.game as GameName)!, { seats } as unknown as TableInfo, record);
    expect(world !== null).toBe(record.fair?.nonces !== undefined);
  });
});
