/** Puts the steps of a review together, as `hatbox.reviews.analysis` does: what was luck, what was skill, what the others did. */
import type { Decision, SeatReview, Step } from "../review/types";
import { accuracyOf } from "./accuracy";
import { addUp, type StepAnalysis, type Turn } from "./analyst";
import { CHANCE } from "./engine";
import type { Match } from "./match";
import { ALL_SIMULATIONS, MAX_SIMULATIONS, MIN_SIMULATIONS } from "./modules/search";

/** The steps of a game. */
export function turnsOf(match: Match): Turn[] {
  const { ply, resigned } = match;
  const starts: number[] = [];
  for (let at = 0; at < ply; at++) if (match.actor(at) === CHANCE || match.beginsMove(at)) starts.push(at);
  const turns = starts.map((start, at) => ({ ply: start, end: starts[at + 1] ?? ply, mover: match.actor(start) }));
  return resigned === null ? turns : [...turns, { ply, end: ply, mover: resigned }];
}

/** How many simulations a decision gets by default: fewer in a long game, so that nobody has to wait. */
export function defaultSimulations(steps: number): number {
  const fair = Math.floor(ALL_SIMULATIONS / Math.max(1, steps));
  return Math.max(MIN_SIMULATIONS, Math.min(MAX_SIMULATIONS, fair));
}

/** The steps whose end is known, given the analysis of the first ones and the seat's share of the win. */
export function stepsOf(
  turns: readonly Turn[],
  analyses: readonly StepAnalysis[],
  seat: number,
  result: number,
): Step[] {
  const before: number[] = [];
  for (const [at, analysis] of analyses.entries())
    before.push(analysis.before ?? before[at - 1]! - lossOf(analyses[at - 1]!.decision));
  if (analyses.length === turns.length) before.push(result);
  return before.slice(1).map((after, at) => account(turns[at]!, seat, before[at]!, after, analyses[at]!.decision));
}

function lossOf(decision: Decision | null): number {
  return decision?.loss ?? 0;
}

/** Tell the parts of a change of the expectation apart. */
function account(turn: Turn, seat: number, before: number, after: number, decision: Decision | null): Step {
  const change = after - before;
  let [luck, skill, others] = [0, 0, 0];
  if (turn.mover === CHANCE) luck = change;
  else if (turn.mover !== seat) others = change;
  else if (turn.ply === turn.end)
    skill = change; // resigned
  else {
    skill = -lossOf(decision);
    luck = change - skill;
  }
  return { ...turn, before, after, luck, skill, others, decision };
}

/** The review of a seat from all its steps, of which there is at least one. */
export function sumUp(seat: number, sides: number, steps: Step[]): SeatReview {
  const fair = 1 / sides;
  const [start, result] = [steps[0]!.before, steps.at(-1)!.after];
  const decisions = steps.flatMap(({ decision }) => decision ?? []);
  const losses = addUp(decisions.map(({ loss }) => loss));
  const stakes = addUp(decisions.map(({ stake }) => stake));
  const luck = start - fair + addUp(steps.map((step) => step.luck));
  return {
    seat,
    fair,
    deal: start - fair,
    luck,
    skill: addUp(steps.map(({ skill }) => skill)),
    others: addUp(steps.map(({ others }) => others)),
    result,
    adjusted: result - luck,
    accuracy: accuracyOf({ losses, stakes, decisions: decisions.length }),
    losses,
    stakes,
    decisions: decisions.length,
    steps,
  };
}
