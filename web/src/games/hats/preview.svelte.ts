/** What a move would change, by the score preview that the server sends for it; and points that all players can count. */
import type { Board } from "../../lib/board";
import type { ScorePreview } from "../../wire";
import type { Controller } from "./controller.svelte";
import type { Target } from "./model";

export interface Change {
  before: number;
  after: number;
}
export interface Changes {
  /** of a collected card, by type */
  worth: (Change & { type: string })[];
  points: Change;
  /** the cookie comes to the viewer, or goes to another player */
  cookie: "comes" | "goes" | null;
  /** points of the viewer's favourite hat, where it is decided; no other points include them */
  favourite: number | null;
}

/** Return the points that every player can count: without the favourite hat, which is secret until the end. */
export function publicPoints(scorePreview: ScorePreview, seat: number): number {
  return (scorePreview.scores[seat] ?? 0) - (scorePreview.details[seat]?.favourite ?? 0);
}

/** Return the points shown beside a seat; undefined where the server sends no preview. */
export function shownPoints({ scene, revealed }: Board, seat: number): number | undefined {
  if (!scene.score_preview) return undefined;
  return revealed ? scene.score_preview.scores[seat] : publicPoints(scene.score_preview, seat);
}

/** Compare two score previews. */
export function changesOf(now: ScorePreview, then: ScorePreview, seat: number): Changes {
  const worth = (scorePreview: ScorePreview, type: string) => scorePreview.worth?.[type] ?? 0;
  const types = [...new Set([...Object.keys(now.worth ?? {}), ...Object.keys(then.worth ?? {})])].sort();
  const cookie = (then.details[seat]?.cookie ?? 0) - (now.details[seat]?.cookie ?? 0);
  return {
    worth: types
      .map((type) => ({ type, before: worth(now, type), after: worth(then, type) }))
      .filter(({ before, after }) => before !== after),
    points: { before: publicPoints(now, seat), after: publicPoints(then, seat) },
    cookie: cookie > 0 ? "comes" : cookie < 0 ? "goes" : null,
    favourite: then.details[seat]?.favourite ?? null,
  };
}

const DELAY = 140; // ms that a target is pointed at before the server is asked

/** The preview of the move that the player points at; an answer that comes too late is dropped. Needs a component's context. */
export class MovePreview {
  current = $state.raw<{ target: Target; taken: string | null; changes: Changes } | null>(null);

  constructor(controller: Controller) {
    $effect(() => {
      const board = controller.board();
      const move = controller.pointedMove;
      const { score_preview: scorePreview } = board.scene;
      const { seat } = board;
      this.current = null;
      if (!move || !scorePreview || seat === null || !board.preview) return;
      const place = /^table:(\d)$/.exec(move.target)?.[1];
      const taken = place ? (controller.view.table[Number(place) - 1] ?? null) : null;
      let isLate = false;
      const timer = setTimeout(async () => {
        const then = await board.preview!(move.text);
        if (then && !isLate)
          this.current = { target: move.target, taken, changes: changesOf(scorePreview, then, seat) };
      }, DELAY);
      return () => ((isLate = true), clearTimeout(timer));
    });
  }
}
