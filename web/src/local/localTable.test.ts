import { describe, expect, it } from "vitest";
import { Table } from "../lib/table.svelte";
import type { Command, FromServer, Level, Refused, Scene, Setup, Update } from "../wire";
import { LocalConnection } from "./localConnection";
import { LiveTable, pauseOf } from "./liveTable";
import { LocalTable, createGame, nextEntropy, commitmentTo } from "./localTable";
import type { Chair, SavedGame } from "./savedGame";
import { testGame } from "./testGame";
import type { Thinker } from "./thinker";

const ENTROPY = "ab".repeat(32);
const first = { first: 0 };
const person = (name: string): Chair => ({ player: `p-${name}`, name });
const bot = (level: Level = "dormouse"): Chair => ({ bot: level });

/** Bots that play the first legal action; their answers come when they are let. */
class SlowThinker implements Thinker {
  asked: { seat: number; views: string[]; signal: AbortSignal; answer(action: number): void; fail(): void }[] = [];
  think: Thinker["think"] = (_game, observations, _level, _seed, _budget, signal) =>
    new Promise((resolve, reject) => {
      const views = observations.views.map((view) => new TextDecoder().decode(view));
      const answer = (action: number) => resolve({ action });
      this.asked.push({ seat: observations.seat, views, signal, answer, fail: () => reject(new Error("no")) });
    });
  advise: Thinker["advise"] = (_game, observations) =>
    Promise.resolve([{ move: "take", share: 0.5, error: 0.1, reason: `why-${observations.seat}` }]);
}

interface Place {
  live: LiveTable;
  thinker: SlowThinker;
  saved: SavedGame[];
  rematches: SavedGame[];
  /** of bots */
  failures: unknown[];
}

function open(chairs: Chair[], entropy = ENTROPY, options: Setup["options"] = first): Place {
  const setup: Setup = { game: "hats", players: chairs.length, options, talk: "none" };
  const nonces = chairs.map((chair, seat) => (chair.bot ? null : String(seat).repeat(64)));
  return run(createGame(testGame, "local-1", setup, chairs, entropy, nonces));
}

function run(game: SavedGame): Place {
  const thinker = new SlowThinker();
  const saved: SavedGame[] = [];
  const rematches: SavedGame[] = [];
  const failures: unknown[] = [];
  const live = new LiveTable(game, {
    engine: testGame,
    thinker,
    save: (now) => void saved.push(structuredClone(now)),
    openRematch: (old) => (rematches.push(old), "local-2"),
    pace: () => 0,
    botFailed: (error) => void failures.push(error),
  });
  return { live, thinker, saved, rematches, failures };
}

/** A seat that watches and acts. */
function sit({ live }: Place, seat: number) {
  const messages: FromServer[] = [];
  const connection = new LocalConnection(live, seat, (notice) => void messages.push(notice));
  connection.watch("local-1", { seq: null, receive: (message) => void messages.push(message) });
  let seen = 0;
  const heard = (): Update[] => messages.filter((message) => message.type === "update");
  return {
    messages,
    heard,
    kinds: () => heard().map((update) => update.what.kind),
    scene: (): Scene =>
      messages.flatMap((message) => ("scene" in message && message.scene ? [message.scene] : [])).at(-1)!,
    async do(command: Command, at?: number): Promise<Refused | null> {
      seen = heard().at(-1)?.seq ?? live.table.seq;
      const answer = await connection.command("local-1", at ?? seen, command);
      return answer.type === "refused" ? answer : null;
    },
    move(move: string) {
      return this.do({ kind: "move", move });
    },
  };
}
type Sitter = ReturnType<typeof sit>;

const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Everybody has built: the turns begin with seat 0. */
async function built(place: Place): Promise<Sitter[]> {
  const sitters = place.live.table.chairs.map((_, seat) => sit(place, seat));
  for (const [seat, sitter] of sitters.entries())
    for (let choice = 0; choice < 2; choice++)
      if (place.live.table.levelAt(seat)) {
        place.thinker.asked.findLast((question) => question.seat === seat)!.answer(0);
        await soon();
      } else expect(await sitter.move("build a")).toBeNull();
  return sitters;
}

describe("a local table", () => {
  it("sends the whole table first, with the commitment and without the seed", () => {
    const { messages } = sit(open([person("Ann"), bot()]), 0);
    expect(messages).toHaveLength(1);
    const [snapshot] = messages;
    if (snapshot?.type !== "snapshot") throw new Error("no snapshot");
    expect(snapshot.seat).toBe(0);
    expect(snapshot.info.status).toBe("playing");
    expect(snapshot.info.commitment).toBe(commitmentTo(ENTROPY));
    expect(snapshot.info.opening).toBeUndefined();
    expect(snapshot.scene?.choosing).toEqual([0, 1]);
  });

  it("is watched by a Table as a server's is", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const table = new Table("local-1", new LocalConnection(place.live, 0));
    expect(await table.submit({ kind: "move", move: "build b" })).toBeNull();
    expect(table.scene?.chosen).toEqual(["build b"]);
    expect((await table.submit({ kind: "move", move: "dance" }))?.code).toBe("unknown-move");
    table.close();
  });

  it("keeps choices secret until all have made theirs", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const [ann, ben] = [sit(place, 0), sit(place, 1)];
    await ann.move("build a");
    expect(ann.messages.at(-1)).toMatchObject({ type: "private", scene: { chosen: ["build a"], choosing: [0, 1] } });
    expect(ben.messages).toHaveLength(1);
    await ann.move("build b");
    expect(ben.kinds()).toEqual(["chose"]);
    expect(JSON.stringify(ben.messages)).not.toContain('build b","build');
    expect(await ann.move("build a")).toMatchObject({ code: "move/chosen-all" });
    expect(await ann.do({ kind: "undo" })).toBeNull();
    expect(ben.kinds()).toEqual(["chose", "rechose"]);
    await ann.move("build a");
    await ben.move("build b");
    await ben.move("build b");
    expect(ben.scene()).toMatchObject({ moment: 4, turn: 0 });
    expect(ben.scene().view).toMatchObject({
      built: [
        [null, null],
        ["build b", "build b"],
      ],
    });
    expect(ann.scene().legal).toEqual(["draw", "shuffle", "take"]);
    expect(ben.scene().legal).toBeUndefined();
  });

  it("shows a drawn card to its owner alone", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const [ann, ben] = await built(place);
    await ann!.move("draw");
    expect(ann!.heard().at(-1)?.game_events?.[0]?.params).toHaveProperty("card");
    expect(ben!.heard().at(-1)?.game_events?.[0]?.params).toEqual({ seat: 0 });
  });

  it("refuses with the server's codes", async () => {
    const place = open([person("Ann"), person("Ben"), person("Cat")]);
    const [ann, ben] = await built(place);
    const code = async (answer: Promise<Refused | null>) => (await answer)?.code;
    expect(await code(ben!.move("take"))).toBe("move/not-your-turn");
    expect(await code(ann!.do({ kind: "move", move: "take" }, 1))).toBe("command/stale");
    expect(await code(ann!.do({ kind: "move", move: "take" }, 999))).toBe("command/unseen");
    expect(await code(ann!.do({ kind: "resign" }))).toBe("table/cannot-resign");
    expect(await code(ann!.do({ kind: "premove", move: "take" }))).toBe("move/your-turn-now");
    expect(await code(ben!.do({ kind: "premove", move: null }))).toBe("move/no-premove");
    expect(await code(ann!.do({ kind: "return" }))).toBe("table/you-play");
    expect(await code(ann!.do({ kind: "rematch" }))).toBe("table/not-over");
    expect(await code(ann!.do({ kind: "say", text: "hi" }))).toBe("talk/not-here");
    expect(await code(ann!.do({ kind: "start" }))).toBe("table/not-open");
    expect(await code(ann!.do({ kind: "answer", yes: true }))).toBe("undo/not-asked");
    expect(await ann!.move("build a")).toMatchObject({ code: "test-illegal", rule: "X1" });
  });

  it("makes a premove when its turn comes, and drops one that is illegal", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const [ann, ben] = await built(place);
    await ben!.do({ kind: "premove", move: "take" });
    expect(ben!.messages.at(-1)).toMatchObject({ type: "private", scene: { premove: "take" } });
    await ann!.move("take");
    expect(
      ann!
        .heard()
        .slice(-2)
        .map((update) => update.what),
    ).toEqual([
      { kind: "moved", seat: 0 },
      { kind: "moved", seat: 1, ahead: true },
    ]);
    await ben!.do({ kind: "premove", move: "build a" });
    await ann!.move("take");
    expect(ben!.messages.slice(-2)).toMatchObject([
      { type: "private" },
      { type: "notice", code: "move/premove-dropped", params: { move: "build a" } },
    ]);
    expect(ben!.scene().premove).toBeUndefined();
  });

  it("takes back what showed nothing among people, and anything against bots", async () => {
    const among = open([person("Ann"), person("Ben")]);
    const [ann, ben] = await built(among);
    await ann!.move("take");
    await ben!.move("take");
    expect(among.live.undo(0)).toEqual({});
    expect(await ann!.do({ kind: "undo" })).toBeNull();
    expect(ann!.scene().moment).toBe(4);
    await ann!.move("draw");
    expect(among.live.undo(0)).toEqual({ refusal: "undo/revealed" });
    expect((await ann!.do({ kind: "undo" }))?.code).toBe("undo/revealed");

    const alone = open([person("Ann"), bot()]);
    const [dan] = await built(alone);
    expect((await dan!.do({ kind: "undo" }))?.code).toBe("undo/nothing");
    await dan!.move("draw");
    const asked = alone.thinker.asked.at(-1)!;
    await dan!.do({ kind: "undo" });
    expect(asked.signal.aborted).toBe(true);
    asked.fail();
    await soon();
    expect(dan!.scene()).toMatchObject({ moment: 4, turn: 0 });
    expect(alone.failures).toEqual([]);
  });

  it("lets chance follow from the key: taken back and played again, it brings the same", async () => {
    const place = open([person("Ann"), bot()]);
    const [ann] = await built(place);
    await ann!.move("shuffle");
    const [once] = place.live.table.match.entries(4);
    await ann!.do({ kind: "undo" });
    await ann!.move("shuffle");
    expect(place.live.table.match.entries(4)).toEqual([once]);
    expect(once).toMatchObject({ seat: 0, move: "shuffle" });
    expect(once).toHaveProperty("order");
  });

  it("lets a bot take over from a person who leaves, until they are back", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const [ann, ben] = await built(place);
    await ann!.do({ kind: "leave" });
    expect(ben!.heard().at(-1)).toMatchObject({ what: { kind: "taken_over", seat: 0, level: "cheshire_cat" } });
    expect((await ann!.move("take"))?.code).toBe("table/bot-plays");
    expect(place.thinker.asked.at(-1)?.seat).toBe(0);
    await ann!.do({ kind: "return" });
    expect(place.thinker.asked.at(-1)?.signal.aborted).toBe(true);
    expect(await ann!.move("take")).toBeNull();
  });

  it("ends when somebody resigns, and opens the commitment", async () => {
    const place = open([person("Ann"), bot()]);
    const [ann] = await built(place);
    await ann!.do({ kind: "resign" });
    const { info, scene } = ann!.heard().at(-1)!;
    expect(scene?.result).toMatchObject({ winners: [1], ended: "resigned" });
    expect(info).toMatchObject({ status: "over", next_commitment: commitmentTo(nextEntropy(ENTROPY)) });
    expect(info?.opening?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(place.live.record()).toMatchObject({
      moves: [...Array.from({ length: 4 }, () => ({})), { seat: 0, move: "resign" }],
      result: { ended: "resigned" },
      fair: { commitment: commitmentTo(ENTROPY), nonces: ["0".repeat(64), null], first: 0 },
    });
    await ann!.do({ kind: "rematch" });
    expect(place.rematches).toHaveLength(1);
    expect(ann!.heard().at(-1)?.info).toMatchObject({ rematch: "local-2", seats: [{ wants_rematch: true }, {}] });
    expect((await ann!.do({ kind: "rematch" }))?.code).toBe("table/rematched");
  });

  it("can be put away", async () => {
    const place = open([person("Ann"), bot()]);
    const ann = sit(place, 0);
    await ann.do({ kind: "close" });
    expect(ann.heard().at(-1)?.info?.status).toBe("closed");
    expect((await ann.move("build a"))?.code).toBe("table/not-playing");
  });
});

describe("bots at a local table", () => {
  it("see what their seat may see, and nothing else", async () => {
    const views = async (entropy: string) => {
      const place = open([person("Ann"), bot()], entropy);
      const [ann] = await built(place);
      await ann!.move("draw");
      const { views } = place.thinker.asked.at(-1)!;
      place.live.close();
      return views;
    };
    expect(await views(ENTROPY)).toEqual(await views("cd".repeat(32)));
  });

  it("play any legal action if they fail", async () => {
    const place = open([person("Ann"), bot()]);
    const [ann] = await built(place);
    await ann!.move("take");
    place.thinker.asked.at(-1)!.fail();
    await soon();
    expect(ann!.scene()).toMatchObject({ turn: 0 });
    expect(ann!.scene().moment).toBeGreaterThan(5);
    expect(place.failures).toHaveLength(1);
  });

  it("do not begin again when a person only chooses in secret", async () => {
    const place = open([person("Ann"), bot()]);
    const ann = sit(place, 0);
    await ann.move("build a");
    expect(place.thinker.asked).toHaveLength(1);
    expect(place.thinker.asked[0]!.signal.aborted).toBe(false);
  });

  it("pause between 0.7 and 1.4 seconds, by the table and the moment alone", () => {
    const pauses = Array.from({ length: 50 }, (_, moment) => pauseOf("local-1", moment));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(700);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1400);
    expect(new Set(pauses).size).toBeGreaterThan(40);
    expect(pauseOf("local-1", 7)).toBe(pauses[7]);
  });
});

describe("what a seat is sent", () => {
  /** All messages of a seat in a game where the other seat does the same things with other cards. */
  async function heard(entropy: string, builds: string[]): Promise<string> {
    const place = open([person("Ann"), person("Ben")], entropy);
    const [ann, ben] = [sit(place, 0), sit(place, 1)];
    for (const move of builds) await ben.move(move);
    await ben.do({ kind: "undo" });
    await ben.move(builds[1]!);
    for (let choice = 0; choice < 2; choice++) await ann.move("build a");
    for (const [mover, move] of [
      [ann, "take"],
      [ben, "draw"],
      [ann, "take"],
      [ben, "shuffle"],
    ] as const)
      expect(await mover.move(move)).toBeNull();
    const table = { ...place.live.table.info, commitment: "" };
    return JSON.stringify([ann.messages, place.live.history(0, ""), table]).replaceAll(
      /"(at|created|commitment)":("\w+"|\d+)/g,
      "",
    );
  }

  it("never depends on what only others know", async () => {
    const one = await heard(ENTROPY, ["build a", "build a"]);
    expect(await heard("cd".repeat(32), ["build b", "build a"])).toBe(one);
    expect(one).toContain("test-3");
  });

  it("is again its history, and other eyes see theirs when the game is over", async () => {
    const place = open([person("Ann"), person("Ben")]);
    const [ann, ben] = await built(place);
    await ann!.move("draw");
    expect(place.live.history(0, "").slice(1)).toEqual(ann!.heard());
    expect(() => place.live.history(0, "1")).toThrow("table/not-over");
    expect(() => place.live.history(0, "all")).toThrow("table/not-over");
    await ben!.do({ kind: "resign" });
    const hands = (eyes: string) =>
      (place.live.history(0, eyes).at(-1)!.scene!.view as unknown as { hands: (number | null)[][] }).hands;
    expect(hands("1")).toEqual([[null], []]);
    expect(hands("all")).toEqual([[expect.any(Number)], []]);
  });

  it("answers questions from the seat's own view", async () => {
    const place = open([person("Ann"), bot()]);
    const [ann] = await built(place);
    expect(place.live.why(0, "take")).toEqual({ legal: true });
    expect(place.live.why(0, "build a")).toEqual({ legal: false, code: "test-illegal", rule: "X1" });
    expect(place.live.preview(0, "take")).toMatchObject({ moment: 4, score_preview: { scores: [0, 0] } });
    expect(place.live.preview(0, "draw")).toEqual({ moment: 4 });
    expect(await place.live.hints(0)).toMatchObject({ moment: 4, moves: [{ reason: "why-0" }] });
    await ann!.move("take");
    expect(place.live.why(0, "take")).toMatchObject({ legal: false, code: "move/not-your-turn" });
    await expect(place.live.hints(0)).rejects.toThrow("move/not-your-turn");
  });
});

describe("a stored local game", () => {
  it("continues where it was, in the middle of secret choices and with a premove", async () => {
    const place = open([person("Ann"), person("Ben")]);
    await sit(place, 0).move("build b");
    const again = run(place.saved.at(-1)!);
    expect(sit(again, 0).scene().chosen).toEqual(["build b"]);
    await sit(again, 0).move("build a");
    for (let choice = 0; choice < 2; choice++) await sit(again, 1).move("build a");
    await sit(again, 1).do({ kind: "premove", move: "take" });
    const last = run(again.saved.at(-1)!);
    await sit(last, 0).move("take");
    expect(sit(last, 0).scene()).toMatchObject({ moment: 6, turn: 0 });
    expect(last.saved.at(-1)).toMatchObject({ acting: [0], info: { status: "playing" } });
  });

  it("is refused as a whole if a move in it is illegal", async () => {
    const place = open([person("Ann"), person("Ben")]);
    await built(place);
    const saved = place.saved.at(-1)!;
    saved.events.push({ at: 0, fact: { kind: "moved", seat: 0, move: "build a" } });
    expect(() => LocalTable.replay(testGame, saved)).toThrow("test-illegal");
  });
});
