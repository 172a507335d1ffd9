/** Where the header of a table has no room for its buttons, they are in the menu: both ask here. */
import { MediaQuery } from "svelte/reactivity";
import { FACTS } from "../../games";
import type { GameName } from "../../wire";

const narrow = new MediaQuery("(max-width: 720px)");
/** a phone held sideways; `.corners` of base.css says how the bar stands in its corners */
const sideways = new MediaQuery("(max-height: 420px) and (min-width: 481px)");

/** there is room for the log beside the table */
const roomy = new MediaQuery("(min-width: 1280px) and (min-height: 560px)");

export function canDockLog(): boolean {
  return roomy.current;
}

/** The scene needs the whole height of the window, so that the bar has only its upper corners. */
export function isCornered(game: GameName): boolean {
  return FACTS[game].fillsHeight && sideways.current;
}

/** The header shows the menu's button alone. */
export function isCompact(game: GameName): boolean {
  return narrow.current || isCornered(game);
}
