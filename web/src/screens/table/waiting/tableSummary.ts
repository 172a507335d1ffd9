/** A table's setup in words: one short sentence each, and only what a player would ask about. */
import { t } from "../../../lib/i18n.svelte";
import { listNames } from "../../../lib/result";
import { type Clock, OPTION_DEFAULTS, type TableInfo, type Value } from "../../../wire";

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

/** The value of an option as the message selects by it; the types left in the box by their names. */
function optionParam(name: string, value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return name === "removed" ? listNames([...String(value)].map((letter) => t("new-hat-type", { letter }))) : value;
}

export function tableSummary({ setup, options }: TableInfo): string[] {
  const { first, edition, ...rules } = options;
  const defaults = OPTION_DEFAULTS[setup.game];
  const rest = Object.entries(rules).filter(([name, value]) => name in defaults && defaults[name] !== value);
  return [
    clockText(setup.clock ?? { kind: "none" }),
    typeof first === "number" ? t("agreed-first-seat", { seat: first + 1 }) : t("agreed-first-lot"),
    ...(edition === undefined ? [] : [t("agreed-edition", { edition: String(edition) })]),
    ...rest.map(([name, value]) => t("agreed-rule", { rule: name, value: optionParam(name, value) })),
    t("agreed-spectators", { kind: setup.spectators ?? "blind" }),
    ...(setup.talk && setup.talk !== "free" ? [t("agreed-talk", { kind: setup.talk })] : []),
    ...(setup.rated ? [t("agreed-rated")] : []),
  ];
}
