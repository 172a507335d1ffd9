/** The paths of all legal moves, parsed from the scene (docs/wire.md): no request is needed between two jumps. */
import { between } from "./hex";

/** A cell where the stack in hand can land next. */
export interface Landing {
  to: string;
  /** the move may end here */
  stop: boolean;
  /** cells whose top hat falls if it does */
  falls: readonly string[];
  /** further landings from here */
  next: readonly Landing[];
  /** the move that ends here */
  move: string;
}

const ONE = /([A-I][1-9])(x?)(\.?)(\(?)|\)/y;

/** Return the first landings by the cell of the stack. */
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

/** Return a move along a path as it is listed, by its effect: many paths have the same. Null if it may not end there. */
export function effectOf(paths: ReadonlyMap<string, readonly Landing[]>, move: string): string | null {
  const [, origin, ...cells] = move.split(" ");
  const { here } = follow(paths, [origin!, ...cells]);
  if (!here?.stop) return null;
  const falls = [...new Set(here.falls)].sort();
  return `${origin}-${here.to}${falls.length ? `*${falls.join(",")}` : ""}`;
}

/** Return where a path leads: its last landing, null at its start; and the next landings, none if it is no path. */
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
