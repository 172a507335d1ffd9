/** The record of a table as a file. */
import { downloadJson } from "./download";
import { t } from "./i18n.svelte";
import type { Questions } from "./questions";
import { notify } from "./toasts.svelte";

export async function saveRecord(table: string, questions: Questions): Promise<void> {
  const record = await questions.record().catch(() => null);
  if (record) downloadJson(`hatbox-${table}.jsonl`, record);
  else notify(t("line-lost"));
}
