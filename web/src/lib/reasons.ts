/** Why a move is good, in the reader's words. */
import { type Params, keyOf, t, words } from "./i18n.svelte";

/** A reason names cards and seats as they are written; a player reads them in words. */
export function reasonText(
  code: string,
  given: Readonly<Record<string, unknown>>,
  nameOf: (seat: number) => string,
): string {
  const key = keyOf(code);
  const named = key.replace(/^why-/, "hint-why-"); // the same with a name instead of a seat's number
  return t(words.has(named) ? named : key, reasonParams(given, nameOf));
}

export function reasonParams(given: Readonly<Record<string, unknown>>, nameOf: (seat: number) => string): Params {
  const params = Object.entries(given).map(([name, value]) => {
    if ((name === "card" || name === "favourite") && typeof value === "string" && /^[A-Z]\d$/.test(value))
      return [name, t("hatsw-card", { type: value[0]!, value: Number(value[1]) })];
    if (name === "seat" && typeof value === "number") return ["who", nameOf(value)];
    return [name, value];
  });
  return Object.fromEntries(params) as Params;
}
