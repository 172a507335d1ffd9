/** What stands in place of an accuracy where there is too little to go by. */
import { t } from "../../lib/i18n.svelte";
import type { Sums } from "../../review/history";
import { decisionsMissing } from "../../review/progress";

const MAX_MISSING = 30; // decisions; a larger number tells nobody anything

export function missingText(sums: Sums): string {
  const count = decisionsMissing(sums);
  return count > MAX_MISSING ? t("progress-early") : t("progress-missing", { count });
}
