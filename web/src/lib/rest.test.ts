import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, rest } from "./rest";

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

const tooMany = () => answer(429, { code: "request/too-many" }, { "retry-after": "7" });

describe("requests", () => {
  const asked = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
    asked.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("wait as long as the server says, and ask again", async () => {
    asked
      .mockResolvedValueOnce(tooMany())
      .mockResolvedValueOnce(tooMany())
      .mockResolvedValueOnce(answer(201, { player: "p" }));
    const guest = rest.guest("Ada");
    await vi.advanceTimersByTimeAsync(6999);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await guest).toEqual({ player: "p" });
  });

  it("give up in the end", async () => {
    asked.mockImplementation(() => Promise.resolve(tooMany()));
    const refused = rest.guest("Ada").catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(((await refused) as Refusal).problem.code).toBe("request/too-many");
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it("ask for a preview once: a second later it is about nothing", async () => {
    asked.mockImplementation(() => Promise.resolve(tooMany()));
    const refused = rest.preview("t", "K1-A", null).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(((await refused) as Refusal).problem.code).toBe("request/too-many");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("read a history page by page", async () => {
    asked
      .mockResolvedValueOnce(answer(200, { updates: [{ seq: 1 }, { seq: 2 }], more: true }))
      .mockResolvedValueOnce(answer(200, { updates: [{ seq: 3 }] }));
    expect((await rest.history("t", "all")).map((update) => update.seq)).toEqual([1, 2, 3]);
    expect(asked.mock.calls.map(([path]) => new URL(path as string, "http://x").search)).toEqual([
      "?seen=0&as=all",
      "?seen=2&as=all",
    ]);
  });
});
