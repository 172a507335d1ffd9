/** A puzzle: only what its seat may know, never a state. */
import type { GameName } from "../wire";

export interface Puzzle {
  /** stable: hash of view and game */
  id: string;
  game: GameName;
  players: number;
  seat: number;
  /** version of the game's rules */
  rules: number;
  /** base64 of the view's bytes (engine state size) */
  view: string;
  /** kind of decision, see `Decision.kind` */
  kind: string;
  best: string;
  /** every legal move, best first (from the deep search) */
  moves: [move: string, share: number][];
  reason: { code: string; params: Record<string, unknown> };
  /** difficulty */
  rating: number;
}
