/** What a table is agreed to be, in words: one short sentence each, and only what a player would ask about. */
import { t } from "../../lib/i18n.svelte";
import { listNames } from "../../lib/result";
import type { Clock, TableInfo, Value } from "../../wire";

function clockText(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("agreed-clock-none");
    case "turn":
      return clock.seconds % 60 === 0
        ? t("agreed-clock-minutes", { minutes: clock.seconds / 60 })
        : t("agreed-clock-turn", { seconds: clock.seconds });
    case "bank":
      return t("agreed-clock-bank", { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 });
    case "days":
      return t("agreed-clock-days", { days: clock.days });
  }
}

/** What the usual rules say, so that only what differs is told. */
const USUAL: Record<string, Value> = {
  black_hat_is_a_type: true,
  tiebreak_black_hats: true,
  removed: "random",
  no_swap_back: true,
  copies: 2,
  magic_hats: 4,
  dead_table: "redeal",
  stall_limit: 100,
  memory_aid: false,
  narrowings: 2,
};

/** The value of an option as the words select by it; the types left in the box by their names. */
function inWords(name: string, value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return name === "removed" ? listNames([...String(value)].map((letter) => t("new-hat-type", { letter }))) : value;
}

export function tableSummary({ setup, options }: TableInfo): string[] {
  const { first, edition, ...rules } = options;
  const rest = Object.entries(rules).filter(([name, value]) => name in USUAL && USUAL[name] !== value);
  return [
    clockText(setup.clock ?? { kind: "none" }),
    typeof first === "number" ? t("agreed-first-seat", { seat: first + 1 }) : t("agreed-first-lot"),
    ...(edition === undefined ? [] : [t("agreed-edition", { edition: String(edition) })]),
    ...rest.map(([name, value]) => t("agreed-rule", { rule: name, value: inWords(name, value) })),
    t("agreed-spectators", { kind: setup.spectators ?? "blind" }),
    ...(setup.talk && setup.talk !== "free" ? [t("agreed-talk", { kind: setup.talk })] : []),
    ...(setup.rated ? [t("agreed-rated")] : []),
  ];
}
