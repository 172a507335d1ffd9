import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameEvent, GameName, Hint, Level } from "../wire";
import { advise, think } from "./levelBot";
import { Match } from "./match";
import { pack } from "./botMessages";
import { type Estimate, Searcher } from "./searcher";
import { engineFor } from "./testModules";

/** Golden decisions of one game, written by tests/test_decisions.py. */
interface Golden {
  game: GameName;
  players: number;
  key: string;
  seat: number;
  seed: number;
  actions: number[];
  levels: Record<Level, GoldenDecision[]>;
  hints: { ply: number; moves: Hint[] }[];
}

interface GoldenDecision {
  ply: number;
  action: number;
  simulations: number;
  visits: number;
  estimates: Estimate[];
  reason: GameEvent;
}

const TABLES = ["hats-2", "hats-3", "hats-4", "magic_hat-2", "magic_hat-3", "magic_hat-4", "top_hats-2", "top_hats-3"];
const BUDGET = { simulations: 200 };
const pause = () => Promise.resolve();

describe.each(TABLES)("%s", (table) => {
  test("every level decides as on the server, in the same trees", async () => {
    const golden = JSON.parse(readFileSync(`../tests/decisions/${table}.json`, "utf8")) as Golden;
    const { seat, seed } = golden;
    const engine = engineFor(golden.game);
    const key = Uint8Array.from(Buffer.from(golden.key, "hex"));
    const match = Match.deal(engine, golden.players, engine.resolveOptions({}), seat, key);
    const searchers = new Map<string, Searcher>();
    const adviser = new Searcher(engine);
    let compared = 0;
    for (const action of golden.actions) {
      const expected = Object.entries(golden.levels) as [Level, GoldenDecision[]][];
      for (const [level, decisions] of expected) {
        for (const known of decisions.filter(({ ply }) => ply === match.ply)) {
          const searcher = searchers.get(level) ?? new Searcher(engine);
          searchers.set(level, searcher);
          const decision = await think(searcher, pack(match.observations(seat)), level, BigInt(seed), BUDGET, pause);
          const visits = decision.estimates.reduce((sum, estimate) => sum + estimate.visits, 0);
          const estimates = decision.estimates.slice(0, known.estimates.length);
          expect({ ply: match.ply, ...decision, visits, estimates }).toEqual(known);
          compared += 1;
        }
      }
      if (match.mover === seat) {
        adviser.restart();
        const { moves } = golden.hints.find(({ ply }) => ply === match.ply)!;
        expect(await advise(adviser, pack(match.observations(seat)), BUDGET, pause)).toEqual(
          moves.map((hint) => ({ params: {}, ...hint })),
        );
      }
      expect(match.act(action)).toBe(true);
    }
    expect(compared).toBe(50); // 5 levels, 5 decisions, each twice
  });
});
