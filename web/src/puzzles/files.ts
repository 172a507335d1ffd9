/** The puzzles that come with the page: one file a game, written by `hatbox puzzles`, loaded when it is first needed. */
import type { Engine } from "../engine/engine";
import type { GameName } from "../wire";
import { idOf } from "./id";
import type { Puzzle } from "./types";

const SCALE = 1000; // a share is stored in thousandths of a win

/** What a file stores of a puzzle beside its view; shares are by legal move, in the engine's order. */
type StoredPuzzle = [
  players: number,
  seat: number,
  kind: string,
  rating: number,
  reason: string,
  params: Record<string, unknown>,
  shares: number[],
];

export interface PuzzleFile {
  format: string;
  version: number;
  game: string;
  rules: number;
  /** base64: the first byte of every view, then the second of every view, and so on */
  views: string;
  puzzles: StoredPuzzle[];
}

const FILES = import.meta.glob<{ default: unknown }>("./*.json");

/** The puzzles of a game, the easiest first; none if they are of other rules. */
export async function loadPuzzles(game: GameName, engine: Engine): Promise<Puzzle[]> {
  const load = FILES[`./${game}.json`];
  return load ? readPuzzles((await load()).default as PuzzleFile, engine) : [];
}

export function readPuzzles(file: PuzzleFile, engine: Engine): Puzzle[] {
  if (file.rules !== engine.rules) return [];
  const columns = bytesOf(file.views);
  const count = file.puzzles.length;
  return file.puzzles.map(([players, seat, kind, rating, reason, params, shares], at) => {
    const bytes = Uint8Array.from({ length: columns.length / count }, (_, byte) => columns[byte * count + at]!);
    const view = base64Of(bytes);
    const moves = engine.moves(bytes).map((move, nth): [string, number] => [move, shares[nth]! / SCALE]);
    moves.sort((one, other) => other[1] - one[1]);
    return {
      id: idOf(engine.game, view),
      game: engine.game,
      players,
      seat,
      rules: file.rules,
      view,
      kind,
      best: moves[0]![0],
      moves,
      reason: { code: reason, params },
      rating,
    };
  });
}

export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
