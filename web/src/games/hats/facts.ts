/** The facts of Hats for the screens. */
import { t } from "../../lib/i18n.svelte";
import type { HatsView, View } from "../../wire";
import type { GameFacts } from "../facts";

const VERBS = ["exchange", "black", "discard", "offer", "give", "end"];
const ROUNDS = 8;

/** Count the completed rounds; an unfinished turn belongs to the round in which it began. */
function rounds(view: HatsView, over: boolean): number {
  const turns = view.collections.map(
    (cards, seat) => cards.length + view.black[seat]!.length - (seat === view.turn && view.main_done ? 1 : 0),
  );
  return over ? ROUNDS : Math.min(...turns);
}

export const hats: GameFacts = {
  seats: [2, 3, 4],
  minutes: 20,
  badge: "badge-hats",
  band: "#24604f",
  middle: { file: "cards", pictures: ["mini-T2", "mini-B6", "mini-F3"], width: "7.2%", ratio: "60 / 84" },
  usualBots: ["cheshire_cat", "march_hare"],
  countsPoints: true,
  hasPartners: (players) => players === 4,
  fillsHeight: false,
  isCrowded: () => false,
  needsHistory: false,
  showsPremove: true,
  confirmsAbove: true,
  focus: ".hand button[tabindex='0']",
  dealt: { pieces: "main .area-tea .card, main .area-hand .card", pile: "deck" },
  keys: { message: "keys-hats", names: { places: "1 – 6", black: "B", discard: "D", end: "E" } },
  touches(move) {
    const [verb = "", card = "", place = ""] = move.split(" ");
    if (!card) return [];
    const targets: Record<string, string> = {
      exchange: `table:${place}`,
      black: "black",
      discard: "discard",
      offer: "partner",
      give: "partner",
    };
    return [`[data-thing="${card}"]`, `[data-target="${targets[verb]}"]`];
  },
  describe(move) {
    const [verb = "", card = "", place = ""] = move.split(" ");
    if (!VERBS.includes(verb)) return null;
    return t("said-hats", {
      verb,
      card: card && t("hatsw-card", { type: card[0]!, value: Number(card.slice(1)) }),
      place,
    });
  },
  progress(view: View, over) {
    const drunk = rounds(view as HatsView, over);
    return {
      text: t("tag-round", { round: Math.min(ROUNDS, drunk + 1), rounds: ROUNDS }),
      cups: { full: Math.min(ROUNDS, drunk), all: ROUNDS },
    };
  },
};
