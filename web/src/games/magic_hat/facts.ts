/** The facts of Magic Hat for the screens. */
import { t } from "../../lib/i18n.svelte";
import type { MagicHatView, View } from "../../wire";
import type { GameFacts } from "../facts";

const VERBS = ["peek", "swap", "open"];

export const magicHat: GameFacts = {
  seats: [2, 3, 4],
  minutes: 20,
  badge: "badge-magic",
  band: "#3c2c78",
  middle: {
    file: "characters",
    pictures: ["hatcard-crown", "hatcard-back", "hatcard-toque"],
    width: "8.6%",
    ratio: "120 / 100",
  },
  usualBots: ["march_hare"],
  countsPoints: true,
  hasPartners: () => false,
  fillsHeight: false,
  isCrowded: () => false,
  needsHistory: true, // the won characters are in events, not in views
  showsPremove: false,
  confirmsAbove: false,
  focus: "button[data-action]:not([disabled])",
  dealt: { pieces: "main .slot .ch, main .slot .hatc", pile: "character_pile" },
  touches: (move) =>
    move
      .split(" ")
      .slice(1)
      .filter(Boolean)
      .map((slot) => `[data-slot="${slot}"]`),
  describe(move) {
    const [verb = "", slot = "", other = ""] = move.split(" ");
    return VERBS.includes(verb) ? t("said-magic", { verb, slot, other }) : null;
  },
  progress: (view: View) => ({ text: t("tag-characters", { count: (view as MagicHatView).character_pile.length }) }),
};
