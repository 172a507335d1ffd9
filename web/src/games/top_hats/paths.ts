/** The paths of all legal moves, read from the texts that come with them (docs/wire.md): no request stands between two jumps. */
import { between } from "./hex";

/** Where a stack on its way can get to next. */
export interface Landing {
  to: string;
  /** the move may end here */
  stop: boolean;
  /** cells whose top hat falls if it does */
  falls: readonly string[];
  /** where it can jump on to */
  next: readonly Landing[];
  /** what to send to end here */
  move: string;
}

const ONE = /([A-I][1-9])(x?)(\.?)(\(?)|\)/y;

/** First landings by the cell of the stack. */
export function readPaths(texts: readonly string[]): Map<string, readonly Landing[]> {
  return new Map(texts.map((text) => [text.slice(0, 2), read(text)]));
}

function read(text: string): readonly Landing[] {
  const origin = text.slice(0, 2);
  const first: Landing[] = [];
  let here = { cell: origin, move: `move ${origin}`, falls: [] as readonly string[], next: first };
  const above: (typeof here)[] = [];
  ONE.lastIndex = 2;
  for (let found = ONE.exec(text); found; found = ONE.exec(text)) {
    const [, to, takes, stop, more] = found;
    if (!to) {
      here = above.pop() ?? here;
      continue;
    }
    const over = takes ? between(here.cell, to) : null;
    const falls = over ? [...here.falls, over] : here.falls;
    const next: Landing[] = [];
    const move = `${here.move} ${to}`;
    here.next.push({ to, stop: stop !== "", falls, next, move });
    if (more) {
      above.push(here);
      here = { cell: to, move, falls, next };
    }
  }
  return first;
}

/** Where a path has come to: its last landing, null at its start; and what can follow. Nothing follows a path that is none. */
export function follow(
  paths: ReadonlyMap<string, readonly Landing[]>,
  path: readonly string[],
): { here: Landing | null; next: readonly Landing[] } {
  let here: Landing | null = null;
  let next = paths.get(path[0] ?? "") ?? [];
  for (const cell of path.slice(1)) {
    here = next.find(({ to }) => to === cell) ?? null;
    next = here?.next ?? [];
    if (!here) break;
  }
  return { here, next };
}
