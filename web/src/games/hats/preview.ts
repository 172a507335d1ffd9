/** What a move would change, by the standing that the server says it would bring. */
import type { ScorePreview } from "../../wire";

export interface Change {
  before: number;
  after: number;
}
export interface Changes {
  /** of a collected card, by type */
  worth: (Change & { type: string })[];
  points: Change;
  /** the cookie comes, or goes to somebody else */
  cookie: "comes" | "goes" | null;
  /** points of one's favourite hat, where it is decided: nobody else's points hold it */
  favourite: number | null;
}

/** Points as everybody can count them: without the favourite hat, which is a secret until the end. */
export function openPoints(standing: ScorePreview, seat: number): number {
  return (standing.scores[seat] ?? 0) - (standing.details[seat]?.favourite ?? 0);
}

export function changesOf(now: ScorePreview, then: ScorePreview, seat: number): Changes {
  const worth = (standing: ScorePreview, type: string) => standing.worth?.[type] ?? 0;
  const types = [...new Set([...Object.keys(now.worth ?? {}), ...Object.keys(then.worth ?? {})])].sort();
  const cookie = (then.details[seat]?.cookie ?? 0) - (now.details[seat]?.cookie ?? 0);
  return {
    worth: types
      .map((type) => ({ type, before: worth(now, type), after: worth(then, type) }))
      .filter(({ before, after }) => before !== after),
    points: { before: openPoints(now, seat), after: openPoints(then, seat) },
    cookie: cookie > 0 ? "comes" : cookie < 0 ? "goes" : null,
    favourite: then.details[seat]?.favourite ?? null,
  };
}
