import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer } from "../wire";
import { Connection, type ConnectionState, type Listener } from "./connection";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opens();
    this.says({ type: "welcome", version: 1, now: Date.now() + 5000, heartbeat: 25 });
  }
  of<Type extends FromClient["type"]>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: Type }>[];
  }
}

const newest = () => FakeSocket.all.at(-1)!;

function connected(events = {}): Connection {
  const line = new Connection("ws://here/ws", "token", events, () => new FakeSocket() as unknown as WebSocket);
  newest().welcomes();
  return line;
}

function listener(seq: number | null = null): Listener & { heard: FromServer[] } {
  const heard: FromServer[] = [];
  return { seq, heard, receive: (message) => void heard.push(message) };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a line", () => {
  it("says who it is, and learns the server's clock", () => {
    const line = connected();
    expect(newest().sent[0]).toEqual({ type: "hello", version: 2, token: "token" });
    expect(line.state).toBe("open");
    expect(line.clockOffset).toBe(5000);
  });

  it("stops watching while its player looks elsewhere, and asks for what was missed", () => {
    const line = connected();
    line.watch("t", listener(4));
    line.away = true;
    line.watch("u", listener(1));
    expect(
      newest()
        .of("unwatch")
        .map(({ table }) => table),
    ).toEqual(["t"]);
    line.disconnect();
    line.reconnect();
    newest().welcomes();
    expect(newest().of("watch")).toEqual([]);
    line.away = false;
    expect(
      newest()
        .of("watch")
        .map(({ table, seen }) => [table, seen]),
    ).toEqual([
      ["t", 4],
      ["u", 1],
    ]);
  });

  it("passes on news that are about no table being watched", () => {
    const news = vi.fn();
    connected({ news });
    newest().says({ type: "announcement", text: "Tea at five.", at: 1 });
    newest().says({ type: "invited", table: "t", game: "hats", name: "Anna" });
    expect(news.mock.calls.map(([message]: FromServer[]) => message!.type)).toEqual(["announcement", "invited"]);
  });

  it("is lost at once when the device has no network, and says again what was not answered", () => {
    const line = connected();
    const silent = newest();
    void line.command("t", 3, { kind: "ready" });
    line.disconnect();
    expect(line.state).toBe("lost");
    void line.command("t", 3, { kind: "leave" });
    line.reconnect();
    expect(newest()).not.toBe(silent);
    newest().welcomes();
    expect(
      newest()
        .of("command")
        .map((message) => message.do.kind),
    ).toEqual(["ready", "leave"]);
    expect(silent.of("command")).toHaveLength(1);
  });

  it("comes back by itself, and watches from where it was", () => {
    const states: ConnectionState[] = [];
    const line = connected({ state: (state: ConnectionState) => states.push(state) });
    const table = listener(7);
    line.watch("t", table);
    newest().close();
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().welcomes();
    expect(newest().of("watch")).toEqual([{ type: "watch", table: "t", seen: 7 }]);
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("waits longer after every failure, and not at all when woken", () => {
    const line = connected();
    for (let failure = 0; failure < 4; failure++) {
      newest().close();
      vi.advanceTimersByTime(20_000);
    }
    newest().close();
    const tries = FakeSocket.all.length;
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(tries);
    line.reconnect();
    expect(FakeSocket.all).toHaveLength(tries + 1);
  });

  it("sends a command again with the same id until it is answered, and answers it once", async () => {
    const line = connected();
    const answers = vi.fn();
    void line.command("t", 3, { kind: "move", move: "peek 1" }).then(answers);
    const [first] = newest().of("command");
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().welcomes();
    const [again] = newest().of("command");
    expect(again).toEqual(first);
    newest().says({ type: "ack", table: "t", id: first!.id, seq: 4 });
    newest().says({ type: "ack", table: "t", id: first!.id, seq: 4 });
    await Promise.resolve();
    expect(answers).toHaveBeenCalledOnce();
    expect(line.waiting).toBe(0);
    newest().close();
    vi.advanceTimersByTime(1000);
    newest().welcomes();
    expect(newest().of("command")).toEqual([]);
  });

  it("holds what is asked while it is lost", () => {
    const line = connected();
    newest().close();
    void line.command("t", 0, { kind: "ready" });
    vi.advanceTimersByTime(1000);
    newest().welcomes();
    expect(newest().of("command")).toHaveLength(1);
  });

  it("tells each table its own, and stops when nobody listens", () => {
    const line = connected();
    const here = listener();
    const there = listener();
    const stop = line.watch("here", here);
    line.watch("there", there);
    newest().says({ type: "gone", table: "here", code: "table/unknown" });
    expect(here.heard).toHaveLength(1);
    expect(there.heard).toHaveLength(0);
    stop();
    expect(newest().of("unwatch")).toEqual([{ type: "unwatch", table: "here" }]);
  });

  it("answers pings, asks itself, and takes silence for the end of the line", () => {
    const line = connected();
    newest().says({ type: "ping", id: 9 });
    expect(newest().of("pong")).toEqual([{ type: "pong", id: 9 }]);
    vi.advanceTimersByTime(25_000);
    expect(newest().of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(75_000);
    expect(line.state).toBe("lost");
  });

  it("does not come back when the server has ended it for good, but does when it restarts", () => {
    const ended = vi.fn();
    connected({ ended });
    newest().says({ type: "bye", code: "server/restarting", retry: 2 });
    newest().close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().welcomes();
    newest().says({ type: "bye", code: "identity/banned" });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(ended).toHaveBeenCalledWith("identity/banned");
  });
});
