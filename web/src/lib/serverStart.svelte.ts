/** Progress of a server that is still starting. Requests retry by themselves until it is ready. */
import type { Problem } from "../wire";

export interface StartProgress {
  done: number;
  total: number;
  /** left; 0 while unknown */
  seconds: number;
}

class ServerStart {
  /** null once the server is ready */
  progress = $state<StartProgress | null>(null);
}

export const serverStart = new ServerStart();

/** The progress in a refusal; null if it is another one. */
export function startProgressOf(problem: Problem): StartProgress | null {
  if (problem.code !== "server/getting-ready") return null;
  const of = (name: string) => Number(problem.params?.[name] ?? 0);
  return { done: of("done"), total: of("total"), seconds: of("seconds") };
}
