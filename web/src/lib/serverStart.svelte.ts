/** A server that is not ready yet: how far it has come. Requests ask again by themselves until it is. */
import type { Problem } from "../wire";

export interface StartProgress {
  done: number;
  total: number;
  /** Left, 0 as long as nobody can tell. */
  seconds: number;
}

class ServerStart {
  /** Null once the server answers as it should. */
  progress = $state<StartProgress | null>(null);
}

export const serverStart = new ServerStart();

/** How far a server has come, by its refusal; null if that says something else. */
export function startProgressOf(problem: Problem): StartProgress | null {
  if (problem.code !== "server/getting-ready") return null;
  const of = (name: string) => Number(problem.params?.[name] ?? 0);
  return { done: of("done"), total: of("total"), seconds: of("seconds") };
}
