/** A written move in the reader's words. The games' verbs are all different, so a notice that names a move needs no game beside it. */
import { t } from "./i18n.svelte";

const HATS = ["exchange", "black", "discard", "offer", "give", "end"];
const MAGIC = ["peek", "swap", "open"];

/** "exchange S5 1" as "the 5 of Sombreros onto place 1": part of a sentence. What cannot be read is given back. */
export function inWords(move: string): string {
  const [verb = "", one = "", two = "", ...more] = move.split(" ");
  if (HATS.includes(verb)) return t("said-hats", { verb, card: one && t("hatsw-card", { type: one[0]!, value: Number(one.slice(1)) }), place: two });
  if (MAGIC.includes(verb)) return t("said-magic", { verb, slot: one, other: two });
  const effect = /^([A-I]\d)-([A-I]\d)/.exec(move); // how Top Hats lists what is legal
  if (effect) return top("move", { origin: effect[1]!, target: effect[2]! });
  switch (verb) {
    case "build":
      return top(verb, { middle: t("topw-hat", { colour: one }), bottom: t("topw-hat", { colour: two }) });
    case "place":
      return top(verb, { target: two });
    case "move":
      return top(verb, { origin: one, target: more.at(-1) ?? two });
    case "narrow":
    case "pass":
      return top(verb, {});
    default:
      return move;
  }
}

function top(verb: string, params: Record<string, string>): string {
  return t("said-top", { verb, origin: "", target: "", middle: "", bottom: "", ...params });
}
