import { describe, expect, it } from "vitest";
import { tallies } from "../puzzles/tally.svelte";
import type { Puzzle } from "../puzzles/types";
import type { TableInfo } from "../wire";
import { rememberCommitment, seenCommitment } from "./commitments";
import { type DailyResult, dailyResults, storeDaily } from "./dailyResults";
import { clearDevice, countDevice } from "./deviceData";

function storeOne(name: string, day: string): void {
  storeDaily("hats", day, { value: 1, attempt: 1, at: 1 } as DailyResult);
  tallies.count({ id: name, game: "hats", rating: 1500 } as Puzzle, 1);
  rememberCommitment({ id: name, commitment: name, setup: { game: "hats", players: 2 } } as TableInfo);
}

describe("the data of the device", () => {
  it("does not come back after it was deleted", async () => {
    await clearDevice();
    storeOne("first", "2026-11-17");
    await clearDevice();
    storeOne("second", "2026-11-18");
    expect(Object.keys(dailyResults())).toEqual(["2026-11-18 hats"]);
    expect(tallies.of("hats")).toMatchObject({ tried: 1, streak: 1, solved: ["second"] });
    expect([seenCommitment("first"), seenCommitment("second")?.commitment]).toEqual([null, "second"]);
    expect(await countDevice()).toEqual({ games: 0, reviews: 0, puzzles: 1, deals: 1 });
    await clearDevice();
    expect(await countDevice()).toEqual({ games: 0, reviews: 0, puzzles: 0, deals: 0 });
  });
});
