import { describe, expect, it, vi } from "vitest";
import type { PartialReview, ReviewSession } from "../../review/session";
import type { SeatReview, Step } from "../../review/types";
import { Analysis } from "./analysis.svelte";

const STEPS = [{ ply: 0 }, { ply: 1 }] as Step[];

/** A session whose reviews come when they are let go. */
function fakeSession() {
  const asked: { seat: number; report(done: number): void; finish(): void; signal: AbortSignal }[] = [];
  const session = {
    bounds: [0, 1, 2],
    review: (seat: number, onChange: (partial: PartialReview) => void, signal: AbortSignal) =>
      new Promise<SeatReview>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        asked.push({
          seat,
          signal,
          report: (done) => onChange({ steps: STEPS.slice(0, done), done, total: 2 }),
          finish: () => resolve({ seat, steps: STEPS } as SeatReview),
        });
      }),
    open: () => Promise.resolve([[0.5], [0.6], [1]]),
  } as unknown as ReviewSession;
  return { asked, session };
}

describe("an analysis", () => {
  it("grows step by step, and is told once when it is done", async () => {
    const { asked, session } = fakeSession();
    const done = vi.fn();
    const analysis = new Analysis(session, done);
    const following = analysis.follow(0);
    asked[0]!.report(1);
    expect([analysis.steps.length, analysis.progress, analysis.review]).toEqual([1, 0.5, null]);
    asked[0]!.finish();
    await following;
    expect([analysis.steps.length, analysis.progress]).toEqual([2, 1]);
    expect(analysis.open).toHaveLength(3);
    await analysis.follow(0);
    expect([asked.length, done.mock.calls.length]).toEqual([1, 1]);
  });
  it("turns to another seat, and gives the first one up for now", async () => {
    const { asked, session } = fakeSession();
    const analysis = new Analysis(session, vi.fn());
    const first = analysis.follow(0);
    asked[0]!.report(1);
    const second = analysis.follow(1);
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(analysis.steps).toEqual([]);
    asked[1]!.finish();
    await Promise.all([first, second]);
    expect([analysis.failed, analysis.review?.seat]).toEqual([false, 1]);
  });
  it("computes the line with open cards once, and again only if that failed", async () => {
    const { asked, session } = fakeSession();
    vi.spyOn(console, "error").mockReturnValue();
    let breakOff: (error: Error) => void;
    const open = vi.fn(() => new Promise<number[][]>((_, reject) => (breakOff = reject)));
    const done = vi.fn();
    const analysis = new Analysis({ ...session, open }, done);
    const following = [0, 1].map((seat) => {
      const followed = analysis.follow(seat);
      asked[seat]!.finish();
      return followed;
    });
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    breakOff!(new Error("worker"));
    await Promise.all(following);
    expect([analysis.failed, open.mock.calls.length]).toEqual([true, 1]);
    open.mockResolvedValue([[0.5], [0.6], [1]]);
    await analysis.follow(1);
    expect([analysis.failed, open.mock.calls.length, analysis.open.length]).toEqual([false, 2, 3]);
  });
  it("says so when it breaks off", async () => {
    const { session } = fakeSession();
    vi.spyOn(console, "error").mockReturnValue();
    const analysis = new Analysis({ ...session, review: () => Promise.reject(new Error("worker")) }, vi.fn());
    await analysis.follow(0);
    expect(analysis.failed).toBe(true);
  });
});
