/**
 * What the page asks a worker of bots, and the answers. A question holds a seat's observations and nothing else of the
 * table; only `open`, the analysis with open cards after a game, has its states.
 */
import type { Budget } from "../local/thinker";
import type { Beliefs, MoveEstimate } from "../review/types";
import type { GameName, Hint, Level } from "../wire";
import type { StepAnalysis, Turn } from "./analyst";
import type { Decision } from "./levelBot";
import type { Match, Observations } from "./match";
import type { PackedObservations } from "./searcher";

export type Question =
  | {
      kind: "think";
      game: GameName;
      observations: PackedObservations;
      level: Level;
      seed: number;
      budget: Budget;
    }
  | { kind: "advise"; game: GameName; observations: PackedObservations; budget: Budget }
  /** some steps of a seat's review, by their place in `turns`; each is a part of the answer */
  | {
      kind: "review";
      game: GameName;
      observations: PackedObservations;
      turns: readonly Turn[];
      steps: readonly number[];
      simulations: number;
    }
  /** the value of a legal move of the seat, now */
  | { kind: "what-if"; game: GameName; observations: PackedObservations; move: string; simulations: number }
  /** what the seat may believe about hidden pieces, now */
  | { kind: "beliefs"; game: GameName; observations: PackedObservations }
  /** some steps of the line with open cards; each is a part of the answer */
  | {
      kind: "open";
      game: GameName;
      states: PackedObservations;
      turns: readonly Turn[];
      steps: readonly number[];
      simulations: number;
    };

/** To a worker; `stop` ends the search for an earlier question, which is then not answered. */
export type BotRequest = { id: number; question: Question } | { id: number; stop: true };

/** One step of a review or of the line with open cards. */
export type Part = { step: number; analysis: StepAnalysis } | { step: number; shares: number[] };

export type Answer =
  | { decision: Decision }
  | { hints: Hint[] }
  | { estimate: MoveEstimate }
  | { beliefs: Beliefs }
  | { complete: true }
  | { error: string };

/** From a worker. */
export type BotResponse = { id: number; answer: Answer } | { id: number; part: Part };

export function pack({ seat, views, glimpses, movers }: Observations): PackedObservations {
  const size = views[0]!.length;
  const packed = new Uint8Array(views.length * size);
  views.forEach((view, at) => packed.set(view, at * size));
  return { seat, views: packed, glimpses: Int16Array.from(glimpses), movers: Int16Array.from(movers) };
}

/** The states of a game in the form of observations, for an analysis with open cards: what nobody at the table may know. */
export function packStates(match: Match): PackedObservations {
  const { states, actions, movers } = match.history;
  return pack({ seat: 0, views: [...states], glimpses: [...actions], movers: [...movers] });
}
