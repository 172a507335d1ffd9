import { describe, expect, it } from "vitest";
import type { Level, MyTable, Result, Statistics } from "../../wire";
import { withLocalGames } from "./statistics";

function table(result: Partial<Result> | null, bots: Level[] = ["dormouse"], id = "local-1"): MyTable {
  const players = bots.length + 1;
  const seats = [{ player: "me", name: "Ann" }, ...bots.map((bot) => ({ bot }))];
  const ended = result && {
    scores: [7, 5, 3, 1].slice(0, players),
    winners: [0],
    ended: "complete" as const,
    ...result,
  };
  const info = {
    id,
    setup: { game: "hats" as const, players },
    options: {},
    host: "me",
    status: "over" as const,
    seats,
    created: 1,
    result: ended,
  };
  return { info, seat: 0, your_turn: false };
}

describe("statistics", () => {
  it("count the games of this device", () => {
    const counted = withLocalGames(null, [
      table({}),
      table({ winners: [1], scores: [9, 10] }),
      table({ winners: [0, 1] }, ["dormouse", "dormouse"]),
      table({ ended: "resigned", winners: [1], scores: [99, 0] }, ["mad_hatter"]),
      table(null), // several people at one device
      { ...table({}), isRetry: true },
      table({}, ["dormouse"], "theirs"), // of the server, which counts it itself
    ]);
    expect(counted.counted).toBe(4);
    expect(counted.games).toEqual([{ game: "hats", tally: { won: 1, shared: 1, lost: 2 }, best: 9 }]);
    expect(counted.opponents.map(({ bot, tally }) => [bot, tally])).toEqual([
      ["dormouse", { won: 1, shared: 1, lost: 1 }],
      ["mad_hatter", { lost: 1 }],
    ]);
  });

  it("leave out partners", () => {
    const four = table({ teams: [9, 4], winners: [0, 2] }, ["dormouse", "mad_hatter", "dormouse"]);
    const { games, opponents } = withLocalGames(null, [four]);
    expect(games[0]!.tally).toEqual({ won: 1, shared: 0, lost: 0 });
    expect(opponents.map(({ bot }) => bot)).toEqual(["dormouse"]);
  });

  it("add them to the server's", () => {
    const server: Statistics = {
      counted: 3,
      games: [
        { game: "hats", tally: { won: 1, lost: 1 }, best: 20 },
        { game: "top_hats", tally: { won: 1 }, best: null },
      ],
      opponents: [
        { name: "Ben", player: "ben", tally: { won: 2 } },
        { name: "dormouse", bot: "dormouse", tally: { lost: 1 } },
      ],
      ratings: [{ game: "hats", players: 2, rating: 12, games: 2 }],
    };
    const counted = withLocalGames(server, [table({}), table({})]);
    expect(counted.counted).toBe(5);
    expect(counted.games).toMatchObject([
      { game: "hats", tally: { won: 3, lost: 1 }, best: 20 },
      { game: "top_hats", tally: { won: 1 }, best: null },
    ]);
    expect(counted.opponents.map(({ name }) => name)).toEqual(["dormouse", "Ben"]);
    expect(counted.ratings).toBe(server.ratings);
  });
});
