/** Where the header of a table has no room for its buttons, they are in the menu: both ask here. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 720px)");
/** a phone held sideways; `.corners` of base.css says how the bar stands in its corners */
const sideways = new MediaQuery("(max-height: 420px) and (min-width: 481px)");

/** The scene needs the whole height of the window, so that the bar has only its upper corners. */
export function cornered(game: string): boolean {
  return game === "top_hats" && sideways.current;
}

/** The header shows the menu's button alone. */
export function tucked(game: string): boolean {
  return narrow.current || cornered(game);
}
