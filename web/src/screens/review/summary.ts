/** What a review tells: the headline, the parts of the result, the key moments. Pure: codes and numbers, no words. */
import type { Decision, Grade, SeatReview, Step } from "../../review/types";

/** Grades that are worth a second look. */
const SLIPS: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

export function isSlip(decision: Decision | null | undefined): decision is Decision {
  return !!decision && SLIPS.includes(decision.grade);
}

/** A change of the expectation that was nobody's choice and can be seen in the graph. */
const MIN_LUCK = 0.06;

export function luckOf(step: Step): "lucky" | "unlucky" | null {
  if (step.luck >= MIN_LUCK) return "lucky";
  return step.luck <= -MIN_LUCK ? "unlucky" : null;
}

export type Outcome = "won" | "lost" | "shared";
/** What luck had to do with it, or that the others gave the win away. */
export type Part = "mostly" | "partly" | "hardly" | "despite" | "only" | "others";
export interface Headline {
  outcome: Outcome;
  part: Part;
}

/** Whoever lost more than this by their own moves has not won by playing better. */
const MAX_LOST = 0.12;

/**
 * The honest answer: how the game ended, and how much of the way from the fair share to the result was luck.
 * The rest of the way is play: one's own and that of the others.
 */
export function headlineOf({
  result,
  fair,
  luck,
  skill,
  others,
}: Pick<SeatReview, "result" | "fair" | "luck" | "skill" | "others">): Headline {
  const outcome = result > 0.99 ? "won" : result < 0.01 ? "lost" : "shared";
  if (outcome !== "lost" && skill < -MAX_LOST && others > Math.max(luck, -skill)) return { outcome, part: "others" };
  const way = result - fair;
  if (Math.abs(way) < 0.05) return { outcome, part: Math.abs(luck) < 0.1 ? "hardly" : luck > 0 ? "partly" : "despite" };
  const part = luck / way;
  // whoever loses without a mistake has lost to luck alone
  if (part > 0.75) return { outcome, part: outcome === "lost" && skill > -MIN_LUCK ? "only" : "mostly" };
  if (part > 0.2) return { outcome, part: "partly" };
  return { outcome, part: part < -0.2 ? "despite" : "hardly" };
}

/** How much a part of the result matters, for a word beside its bar. */
export type Degree = "none" | "little" | "some" | "lot";

export function degreeOf(share: number): Degree {
  const size = Math.abs(share);
  if (size < 0.03) return "none";
  if (size < 0.12) return "little";
  return size < 0.35 ? "some" : "lot";
}

/** Round parts to whole percent so that they still add up to the rounded sum. */
export function wholePercents(parts: readonly number[]): number[] {
  const exact = parts.map((part) => part * 100);
  const whole = exact.map(Math.floor);
  let missing = Math.round(exact.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const byRest = exact.map((part, at) => ({ at, rest: part - whole[at]! })).sort((a, b) => b.rest - a.rest);
  for (const { at } of byRest) if (missing-- > 0) whole[at]!++;
  return whole;
}

export type MomentKind = "deal" | "well" | "lucky" | "gift" | "slip" | "gave-up" | "unlucky" | "blow";
export interface KeyMoment {
  /** number of the step */
  step: number;
  kind: MomentKind;
  /** it went well for the seat */
  good: boolean;
  /** the change of the expectation it stands for, positive or negative; of a good move, what was at stake */
  change: number;
}

/** What counts how much, and from which size on. One's own moves come first. */
const WEIGHTS: Record<MomentKind, { weight: number; least: number }> = {
  well: { weight: 1, least: 0.06 },
  lucky: { weight: 0.9, least: MIN_LUCK },
  gift: { weight: 0.5, least: 0.1 },
  slip: { weight: 1, least: 0.04 },
  "gave-up": { weight: 1, least: 0.1 },
  unlucky: { weight: 0.7, least: MIN_LUCK },
  blow: { weight: 0.4, least: 0.1 },
  deal: { weight: 0.6, least: 0.08 },
};
const MAX_MOMENTS = 5;
const MAX_BAD = 3;

function momentsOf(step: Step, at: number): KeyMoment[] {
  const { decision, luck, skill, others } = step;
  const found: KeyMoment[] = [];
  if (decision?.grade === "best") found.push({ step: at, kind: "well", good: true, change: decision.stake });
  if (isSlip(decision)) found.push({ step: at, kind: "slip", good: false, change: -decision.loss });
  if (step.ply === step.end && skill < 0) found.push({ step: at, kind: "gave-up", good: false, change: skill });
  if (luck !== 0) found.push({ step: at, kind: luck > 0 ? "lucky" : "unlucky", good: luck > 0, change: luck });
  if (others !== 0) found.push({ step: at, kind: others > 0 ? "gift" : "blow", good: others > 0, change: others });
  return found;
}

/** What a moment says, as far as codes tell: two of the same would read the same. */
function messageOf({ step: at, kind }: KeyMoment, { decision }: Step): string {
  if (kind === "well") return `well ${decision!.played}`;
  if (kind !== "slip") return `${kind} ${at}`;
  const { best, reason } = decision!;
  const params = Object.values(reason.params);
  return `slip ${reason.code} ${params.length > 0 ? params.join() : best}`; // a reason without parameters may name the move
}

/** The moments to tell, at most five: first what went well, then what did not, each in the order of the game. */
export function keyMoments({ deal, steps }: Pick<SeatReview, "deal" | "steps">): KeyMoment[] {
  const weightOf = ({ kind, change }: KeyMoment) => WEIGHTS[kind].weight * Math.abs(change);
  const messages = new Set<string>();
  const all: KeyMoment[] = [
    { step: 0, kind: "deal" as const, good: deal > 0, change: deal },
    ...steps.flatMap((step, at) => momentsOf(step, at)),
  ]
    .filter(({ kind, change }) => Math.abs(change) >= WEIGHTS[kind].least)
    // a slip that turned out well is still a slip; the deal is no part of the first step
    .filter(({ kind, good, step }) => !good || kind === "deal" || !isSlip(steps[step]!.decision))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .filter((moment) => {
      const message = moment.kind === "deal" ? "deal" : messageOf(moment, steps[moment.step]!);
      return !messages.has(message) && messages.add(message);
    });
  const taken = new Set<number>();
  const pick = (good: boolean, most: number) => {
    const picked: KeyMoment[] = [];
    for (const moment of all) {
      if (picked.length >= most) break;
      if (moment.good !== good || taken.has(moment.step)) continue;
      taken.add(moment.step);
      picked.push(moment);
    }
    return picked.sort((a, b) => a.step - b.step);
  };
  const wells = new Set(all.filter(({ good }) => good).map(({ step }) => step)).size;
  const bad = pick(false, Math.max(MAX_BAD, MAX_MOMENTS - wells));
  return [...pick(true, MAX_MOMENTS - bad.length), ...bad];
}

/** The seat's slips, in order: numbers of steps. */
export function slipsOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ decision }, at) => (isSlip(decision) ? [at] : []));
}

/** The expectation before the first step and after each. */
export function lineOf(steps: readonly Step[]): number[] {
  return steps.length === 0 ? [] : [steps[0]!.before, ...steps.map(({ after }) => after)];
}

/** The seat whose review is shown first: one's own, that of the first person, or that of a winner. */
export function firstSeat(
  seats: readonly { player?: string | null }[],
  mine: number | null,
  winners: readonly number[],
): number {
  if (mine !== null) return mine;
  const person = seats.findIndex(({ player }) => !!player);
  return person >= 0 ? person : (winners[0] ?? 0);
}
