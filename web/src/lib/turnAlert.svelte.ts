/** Tells a player that it is their turn: in the icon, and with a sound if they seem to look elsewhere. */
import { sound } from "./sound";
import { at } from "./addresses";
import type { Scene } from "../wire";

/** True if a seat has something to decide. */
export function mustDecide(scene: Scene | null, seat: number | null): boolean {
  if (!scene || seat === null || scene.result) return false;
  return scene.choosing?.length ? scene.choosing.includes(seat) : scene.turn === seat;
}

const IDLE = 5000; // ms without a touch or key: the player may look elsewhere

/** Follow `mine` for as long as the calling component lives. */
export function alertOnTurn(mine: () => boolean): void {
  let touched = Date.now();
  let before: boolean | null = null;

  $effect(() => {
    const touch = () => (touched = Date.now());
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
    return () => {
      removeEventListener("pointerdown", touch, true);
      removeEventListener("keydown", touch, true);
      icon(false);
    };
  });

  $effect(() => {
    const turn = mine();
    icon(turn);
    const came = turn && before === false;
    before = turn;
    if (came && (document.hidden || !document.hasFocus() || Date.now() - touched > IDLE)) sound("turn");
  });
}

function icon(turn: boolean): void {
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", at(turn ? "favicon-turn.svg" : "favicon.svg"));
}
