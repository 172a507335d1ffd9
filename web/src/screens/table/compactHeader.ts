/** How much room the bar of a table has: what does not fit into it is in the menu. */
import { FACTS } from "../../games";
import { media } from "../../lib/media";
import type { GameName } from "../../wire";

/** The scene needs the whole height of the window, so that the bar has only its upper corners. */
export function isCornered(game: GameName): boolean {
  return FACTS[game].fillsHeight && media.sideways.current;
}

/** The bar shows the menu's button alone. */
export function isCompact(game: GameName): boolean {
  return media.compactBar.current || isCornered(game);
}
