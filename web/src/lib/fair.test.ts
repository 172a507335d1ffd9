import { beforeEach, describe, expect, test } from "vitest";
import type { TableInfo } from "../wire";
import RECORDS from "./fair.records.json";
import { type PlayedGame, canonical, isFairDeal, matchesSetup, verdict } from "./fair";
import { withNonce, rememberCommitment, seenCommitment } from "./commitments";
import { fromHex, hmac, sha256, toHex } from "./sha256";

const records = RECORDS as unknown as PlayedGame[]; // tests/test_fair.py sees to it that hatbox finds all of them fair
const bytes = (text: string) => new TextEncoder().encode(text);
const copy = (record: PlayedGame): PlayedGame => JSON.parse(JSON.stringify(record)) as PlayedGame;

describe("the hash", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %j", (text, digest) => expect(toHex(sha256(bytes(text)))).toBe(digest));

  test("of every length about a block's end is the browser's own", async () => {
    for (let size = 50; size < 140; size++) {
      const data = Uint8Array.from({ length: size }, (_, at) => (at * 7) & 255);
      expect(toHex(sha256(data))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", data))));
    }
  });

  test("with a key (RFC 4231)", () => {
    expect(toHex(hmac(bytes("Jefe"), "what do ya want for nothing?"))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    expect(toHex(hmac(fromHex("aa".repeat(131)), "Test Using Larger Than Block-Size Key - Hash Key First"))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

test("a value is one line with sorted keys", () =>
  expect(canonical({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}'));

describe("a record", () => {
  test.each(records.map((record, number) => [number, record] as const))(
    "%i follows from what was promised",
    (_, record) => expect(isFairDeal(record)).toBe(true),
  );

  const changes: [string, (record: PlayedGame) => void][] = [
    ["the seed", (record) => (record.fair!.seed = "0".repeat(64))],
    ["the commitment", (record) => (record.fair!.commitment = "0".repeat(64))],
    ["a nonce", (record) => (record.fair!.nonces![0] = "0".repeat(64))],
    ["who begins", (record) => (record.first = 1 - record.first)],
    ["the deck", (record) => (record.deal as { deck: string[] }).deck.reverse()],
    ["a reshuffle", (record) => record.moves.find(({ reshuffle }) => reshuffle)!.reshuffle!.reverse()],
  ];
  test.each(changes)("in which %s was changed is found", (_, change) => {
    const record = copy(records[0]!);
    change(record);
    expect(isFairDeal(record)).toBe(false);
  });
});

describe("what this browser kept", () => {
  const record = records[0]!;
  const fair = record.fair!;
  const info = (extra: Partial<TableInfo> = {}) =>
    ({
      id: "t1",
      status: "open",
      seats: [{ player: "anna" }, { player: "bert" }],
      commitment: fair.commitment,
      setup: { game: "hats", players: 2 },
      ...extra,
    }) as unknown as TableInfo;
  beforeEach(() => localStorage.clear());

  test("is the first promise, and another one is noticed", () => {
    expect(rememberCommitment(info())).toBe(true);
    expect(rememberCommitment(info())).toBe(true);
    expect(rememberCommitment(info({ commitment: "0".repeat(64) }))).toBe(false);
    expect(rememberCommitment(info({ commitment: null }))).toBe(false);
    expect(seenCommitment("t1")).toMatchObject({ commitment: fair.commitment, others: ["0".repeat(64), null] });
  });

  test("is a number of one's own, sent after the promise and the same each time", () => {
    const sent = withNonce(info(), "anna", { kind: "ready" });
    expect(sent).toMatchObject({ kind: "ready", nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(withNonce(info(), "anna", { kind: "start" })).toEqual({ ...sent, kind: "start" });
    expect(withNonce(info(), "bert", { kind: "ready" })).not.toEqual(sent);
    expect(withNonce(info(), "anna", { kind: "ready", ready: false })).toEqual({ kind: "ready", ready: false });
    expect(withNonce(info({ id: "t2", commitment: null }), "anna", { kind: "ready" })).toEqual({ kind: "ready" });
  });

  test("goes on to the table of a rematch", () => {
    const next = "1".repeat(64);
    const over = info({ status: "over", next_commitment: next });
    expect(rememberCommitment(over)).toBe(true);
    const sent = withNonce(over, "anna", { kind: "rematch" }) as { nonce: string };
    rememberCommitment(info({ status: "over", next_commitment: next, rematch: "t9" }));
    expect(seenCommitment("t9")).toEqual({ commitment: next, nonces: { anna: sent.nonce } });
    expect(rememberCommitment(info({ id: "t9", commitment: "2".repeat(64) }))).toBe(false);
  });

  test("is the table as it was first shown", () => {
    rememberCommitment(info({ id: "shown" }));
    rememberCommitment(
      info({
        id: "shown",
        setup: { game: "hats", players: 2, options: { removed: "BC" } },
      } as unknown as Partial<TableInfo>),
    );
    expect(seenCommitment("shown")?.setup).toEqual({ game: "hats", players: 2 });
    const kept = seenCommitment("shown");
    expect(verdict(info(), record, kept)).toBe("fits");
    expect(verdict(info(), record, { ...kept!, others: ["0".repeat(64)] })).toBe("swapped");
  });

  test.each([
    ["the same", "hats", 2, {}, {}, true],
    ["the same, named", "hats", 2, { removed: "random", first: "random" }, {}, true],
    ["types of the server's choice", "hats", 2, {}, { removed: "BC" }, false],
    ["other types than agreed", "hats", 2, { removed: "BC" }, {}, false],
    ["another rule than agreed", "hats", 2, { edition: "de" }, {}, false],
    ["another beginner than agreed", "hats", 2, { first: 1 }, {}, false],
    ["another number of players", "hats", 3, {}, {}, false],
    ["another game", "magic_hat", 2, {}, {}, false],
  ] as const)("must fit how it was played: %s", (_, game, players, options, changed, good) => {
    const played = { ...copy(record), options: { ...record.options, ...changed } };
    expect(matchesSetup(played, { game, players, options })).toBe(good);
  });

  test("decides what is said of a game", () => {
    const kept = { commitment: fair.commitment, nonces: { anna: fair.nonces![0] ?? "" } };
    expect(verdict(info(), record, kept)).toBe("fits");
    expect(verdict(info(), record, null)).toBe("unseen");
    expect(verdict(info(), record, { ...kept, commitment: "0".repeat(64) })).toBe("swapped");
    expect(verdict(info(), record, { ...kept, nonces: { anna: "0".repeat(64) } })).toBe("left-out");
    expect(verdict(info(), { ...copy(record), first: 1 - record.first }, kept)).toBe("wrong");
  });
});
