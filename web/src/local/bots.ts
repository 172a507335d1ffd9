/** The bots of this device. */
import { engineOf } from "../engine/module";
import type { Thinker } from "./thinker";

/** Any legal action, as the seat's own view has them. */
export const thinker: Thinker = {
  async think(game, { views }, _level, seed) {
    const legal = (await engineOf(game)).legal(views.at(-1)!);
    return { action: legal[(seed + views.length) % legal.length]! };
  },
  advise: () => Promise.resolve([]),
};
