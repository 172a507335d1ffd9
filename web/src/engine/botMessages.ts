/** What the page asks a worker of bots, and the answers. A question holds a seat's observations and nothing else of the table. */
import type { Budget } from "../local/thinker";
import type { GameName, Hint, Level } from "../wire";
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
  | { kind: "advise"; game: GameName; observations: PackedObservations; budget: Budget };

/** To a worker; `stop` ends the search for an earlier question, which is then not answered. */
export type BotRequest = { id: number; question: Question } | { id: number; stop: true };

export type Answer = { decision: Decision } | { hints: Hint[] } | { error: string };

/** From a worker. */
export type BotResponse = { id: number; answer: Answer };

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
