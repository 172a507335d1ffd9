/** How far a game has come, for the tag in the header. Counts only what lies open. */
import type { HatsView, View } from "../wire";

export const ROUNDS = 8;

export type Progress =
  | { game: "hats"; round: number; drunk: number }
  | { game: "magic_hat"; left: number }
  | { game: "top_hats"; phase: "building" | "placing" | "moving"; narrowed: number };

export function progressOf(view: View, over: boolean): Progress {
  switch (view.game) {
    case "hats":
      return hats(view, over);
    case "magic_hat":
      return { game: "magic_hat", left: view.character_pile.length };
    case "top_hats":
      return { game: "top_hats", phase: view.phase ?? "moving", narrowed: view.narrowed };
  }
}

/** A turn that is not over yet belongs to the round in which it began. */
function hats(view: HatsView, over: boolean): Progress {
  const turns = view.collections.map((cards, seat) => cards.length + view.black[seat]!.length - (seat === view.turn && view.main_done ? 1 : 0));
  const rounds = over ? ROUNDS : Math.min(...turns);
  return { game: "hats", round: Math.min(ROUNDS, rounds + 1), drunk: Math.min(ROUNDS, rounds) };
}
