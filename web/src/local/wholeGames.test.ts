import { describe, expect, it } from "vitest";
import type { Engine, State } from "../engine/engine";
import { engineFor } from "../engine/testModules";
import { FACTS, GAMES } from "../games";
import { type PlayedGame, isFairDeal } from "../lib/fair";
import type { FromServer, GameName, Setup, Update } from "../wire";
import { LiveTable } from "./liveTable";
import { createGame } from "./localTable";
import type { Thinker } from "./thinker";

const engines = new Map<GameName, Engine>(GAMES.map((game) => [game, engineFor(game)]));
const silent: Thinker = { think: () => new Promise(() => undefined), advise: () => Promise.resolve([]) };

function open(setup: Setup, engine = engines.get(setup.game)!): LiveTable {
  const chairs = Array.from({ length: setup.players }, (_, seat) => ({ player: `p${seat}`, name: `P${seat}` }));
  const nonces = chairs.map((_, seat) => String(seat).repeat(64));
  const game = createGame(engine, "local-1", setup, chairs, "07".repeat(32), nonces);
  const outside = { save: () => undefined, openRematch: () => "local-2", pace: () => 0, botFailed: () => undefined };
  return new LiveTable(game, { engine, thinker: silent, ...outside });
}

/** Messages to a seat, as they come. */
function listen(live: LiveTable, seat: number): FromServer[] {
  const messages: FromServer[] = [];
  live.watch(seat, { seq: null, receive: (message) => void messages.push(message) });
  return messages;
}

const updates = (messages: readonly FromServer[]): Update[] =>
  messages.filter(({ type }) => type === "update") as Update[];

/** Let the seats that must act make legal moves until the game is over. */
function play(live: LiveTable): void {
  const { table } = live;
  for (let turn = 0; table.status === "playing"; turn++) {
    const seat = table.acting[0]!;
    const moves = table.legal(seat);
    const move = moves[(turn * 7919) % moves.length]!;
    expect(live.why(seat, move)).toEqual({ legal: true });
    expect(live.command(seat, table.seq, { kind: "move", move })).toMatchObject({ type: "ack" });
  }
}

describe.each(GAMES)("a whole game of %s on this device", (game) => {
  it.each(FACTS[game].seats)("for %i ends with a fair record, and is seen again as it was seen", (players) => {
    const live = open({ game, players });
    const heard = listen(live, 0);
    play(live);
    const { info } = live.snapshot(0);
    expect(info.status).toBe("over");
    const record = live.record();
    expect(record).toMatchObject({ game, players, result: info.result });
    expect(isFairDeal(record as unknown as PlayedGame)).toBe(true);
    expect(live.history(0, "").slice(1)).toEqual(updates(heard));
    for (const eyes of ["0", String(players - 1), "all"])
      expect(live.history(0, eyes).at(-1)?.scene?.result).toEqual(info.result);
    expect(new LiveTable(live.game, live.around).snapshot(0)).toEqual(live.snapshot(0));
  });
});

/** All that a seat was sent and can ask for, without times. */
const withoutTimes = (heard: unknown): string => JSON.stringify(heard).replaceAll(/"(at|created)":\d+/g, "");

/** A deal that differs only in what seat 0 may not see: two bytes of hidden things change places. */
function twinOf(engine: Engine, dealt: State): State {
  const look = (state: State) => String(engine.observe(state, 0));
  for (let one = 0; ; one++)
    for (let other = 0; other < one; other++) {
      const swapped = dealt.slice();
      [swapped[one], swapped[other]] = [swapped[other]!, swapped[one]!];
      if (swapped[one] !== swapped[other] && look(swapped) === look(dealt)) return swapped;
    }
}

describe("what lies face down", () => {
  /** All that seat 0 is sent and can ask for in its first turn. */
  function heard(game: GameName, deal: (engine: Engine, dealt: State) => State): string {
    const engine = engineFor(game);
    const { drawDeal } = engine;
    engine.drawDeal = (blank, words) => {
      const dealt = drawDeal.call(engine, blank, words);
      return dealt && deal(engine, dealt);
    };
    const live = open({ game, players: 2, options: { first: 0 } }, engine);
    const messages = listen(live, 0);
    const answers: unknown[] = [];
    for (const { table } = live; table.acting.includes(0);) {
      const moves = table.legal(0);
      answers.push(moves.map((move) => [live.why(0, move), live.preview(0, move)]));
      const move = moves.find((text) => /^(exchange|swap|end)/.test(text))!;
      live.command(0, table.seq, { kind: "move", move });
    }
    return withoutTimes([messages, answers, live.history(0, ""), live.table.match.observations(0)]);
  }

  it.each(["hats", "magic_hat"] as const)("changes nothing that a seat is sent in %s", (game) => {
    const same = heard(game, (_engine, dealt) => dealt);
    expect(heard(game, twinOf) === same).toBe(true); // the texts are long
    expect(same).toContain('"moved"');
  });
});

const BUILT_AND_PLACED = 20; // moves of two

describe("what others build in Top Hats", () => {
  /** All that seat 0 is sent while seat 1 builds in one order or the other and both place their stacks. */
  function heard(order: "first" | "last"): string {
    const live = open({ game: "top_hats", players: 2, options: { first: 0 } });
    const messages = listen(live, 0);
    const { table } = live;
    for (let turn = 0; turn < BUILT_AND_PLACED; turn++) {
      const seat = table.acting.at(-1)!;
      const moves = table.legal(seat);
      const at = seat === 1 && table.simultaneous && order === "last" ? moves.length - 1 : 0;
      live.command(seat, table.seq, { kind: "move", move: moves[at]! });
    }
    return withoutTimes([messages, live.history(0, "")]);
  }

  it("is hidden until it is captured", () => {
    expect(heard("first") === heard("last")).toBe(true); // the texts are long
  });
});

describe("a refused move", () => {
  it.each([
    ["hats", "exchange B1 9", "unknown-move", undefined],
    ["magic_hat", "swap 1 1", "unknown-move", undefined],
    ["top_hats", "move E5 E6", "top-build-first", "T3"],
  ] as const)("of %s says why", (game, move, code, rule) => {
    const live = open({ game, players: 2, options: { first: 0 } });
    const answer = live.command(0, live.table.seq, { kind: "move", move });
    expect(answer).toMatchObject({ type: "refused", code, ...(rule ? { rule } : {}) });
  });
});
