/** The facts of Top Hats for the screens. */
import { t, words } from "../../lib/i18n.svelte";
import type { TopHatsView, View } from "../../wire";
import type { GameFacts } from "../facts";

const EFFECT = /^([A-I]\d)-([A-I]\d)(?:\*([A-I\d,]+))?/; // how legal moves are written

function moveText(verb: string, params: Record<string, string>): string {
  return t("said-top", { verb, origin: "", target: "", cells: "", middle: "", bottom: "", ...params });
}

export const topHats: GameFacts = {
  seats: [2, 3],
  minutes: 25,
  badge: "badge-top",
  band: "#a3432f",
  middle: {
    file: "tophats",
    pictures: ["stack-blue-2", "stack-red-3", "stack-yellow-2"],
    width: "8%",
    ratio: "64 / 81",
  },
  usualBots: ["march_hare"],
  countsPoints: false,
  hasPartners: () => false,
  fillsHeight: true,
  isCrowded: (view: View) => (view as TopHatsView).phase === "building", // five stands
  needsHistory: false,
  showsPremove: false,
  confirmsAbove: false,
  focus: ".rail button:not([disabled]), [data-cell][tabindex='0']",
  dealt: { pieces: "main .build .supply .hats svg", pile: "" },
  touches(move) {
    const [verb = "", , target = ""] = move.split(" ");
    const effect = EFFECT.exec(move);
    const cells = effect ? [effect[1]!, effect[2]!] : verb === "place" ? [target] : [];
    return cells.map((cell) => `[data-cell="${cell}"]`);
  },
  describe(move) {
    const [verb = "", one = "", two = "", ...more] = move.split(" ");
    const effect = EFFECT.exec(move);
    if (effect) {
      const [, origin = "", target = "", captured] = effect;
      if (!captured) return moveText("move", { origin, target });
      const cells = new Intl.ListFormat(words.locale).format(captured.split(","));
      return moveText(origin === target ? "round" : "jump", { origin, target, cells });
    }
    switch (verb) {
      case "build":
        return moveText(verb, { middle: t("topw-hat", { colour: one }), bottom: t("topw-hat", { colour: two }) });
      case "place":
        return moveText(verb, { target: two });
      case "move":
        return moveText(verb, { origin: one, target: more.at(-1) ?? two });
      case "narrow":
      case "pass":
        return moveText(verb, {});
      default:
        return null;
    }
  },
  progress(view: View) {
    const { phase, narrowed } = view as TopHatsView;
    return { text: t("tag-phase", { phase: phase ?? "moving", narrowed }) };
  },
};
