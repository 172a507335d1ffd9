import { describe, expect, it } from "vitest";
import hats from "../../games/hats/lesson.json";
import magic from "../../games/magic_hat/lesson.json";
import top from "../../games/top_hats/lesson.json";
import { type Lesson, LessonBoard } from "./lessonBoard.svelte";

const LESSONS = [hats, magic, top] as unknown as Lesson[];
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

function boardOf(lesson: Lesson, part = 0): LessonBoard {
  return new LessonBoard(lesson.game, lesson.parts[part]!);
}

describe("a lesson", () => {
  it.each(LESSONS.flatMap((lesson) => lesson.parts.map((part, nth) => [lesson.game, part.name, lesson, nth] as const)))(
    "of %s (%s) comes to its end by the moves it asks for",
    async (_, __, lesson, nth) => {
      const board = boardOf(lesson, nth);
      while (!board.over) {
        const step = board.step!;
        const before = board.at;
        if (step.accepts) {
          expect(board.legal).toEqual(step.legal);
          for (let nth = 0; nth < (step.free ?? 1); nth++) expect(await board.move(step.accepts.at(-1)!)).toBeNull();
        } else {
          expect(board.legal).toEqual([]);
          board.next();
        }
        expect(board.at).toBe(before + 1);
        await settled();
      }
      expect(board.scene).toBeDefined();
      board.close();
    },
  );

  it("answers a wrong try as the server does, and a possible one kindly", async () => {
    const board = boardOf(LESSONS[0]!);
    board.next();
    expect(await board.move("exchange D4 2")).toMatchObject({
      type: "refused",
      code: "hats-too-low",
      rule: "H5",
      params: { card: "D4", taken: "B6" },
    });
    expect(await board.why("exchange D4 1")).toMatchObject({ code: "lesson-other-move" });
    expect(board.at).toBe(1);
  });

  it("lets nothing be done while there is something to read", async () => {
    const board = boardOf(LESSONS[0]!);
    expect(board.live).toBe(false);
    expect(await board.move("exchange D4 3")).toMatchObject({ code: "lesson-read-first" });
  });

  it("tells how a stack can go on", async () => {
    const board = boardOf(LESSONS[2]!);
    while (board.step?.key !== "lesson-top-capture") {
      board.next();
      await settled();
    }
    expect(board.paths).toEqual(["C3C5x.(E7x.)"]);
  });

  it("goes back to what was before", async () => {
    const board = boardOf(LESSONS[0]!);
    const start = board.scene;
    board.next();
    await board.move("exchange D4 3");
    await settled();
    board.back();
    board.back();
    expect(board.at).toBe(0);
    expect(board.scene).toEqual(start);
  });

  it("shows what happens step by step to whoever tells it", async () => {
    const board = boardOf(LESSONS[0]!);
    const codes: string[] = [];
    board.addAnimator((step, commit) => {
      codes.push(...step.gameEvents.map((gameEvent) => gameEvent.code));
      commit();
      return Promise.resolve();
    });
    board.next();
    await board.move("exchange D4 3");
    await settled();
    expect(codes).toEqual(["hats-exchange", "hats-cookie"]);
  });
});
