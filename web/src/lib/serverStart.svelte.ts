/** A server that is not ready yet: how far it has come. Requests ask again by themselves until it is. */
import type { Problem } from "../wire";

export interface Starting {
  done: number;
  total: number;
  /** Left, 0 as long as nobody can tell. */
  seconds: number;
}

class Start {
  /** Null once the server answers as it should. */
  now = $state<Starting | null>(null);
}

export const start = new Start();

/** How far a server has come, by its refusal; null if that says something else. */
export function startingOf(problem: Problem): Starting | null {
  if (problem.code !== "server/getting-ready") return null;
  const of = (name: string) => Number(problem.params?.[name] ?? 0);
  return { done: of("done"), total: of("total"), seconds: of("seconds") };
}
