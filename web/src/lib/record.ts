/** A game for others: its record as a file, or a link to its review. */
import { at, isLocal } from "./addresses";
import { downloadJson } from "./download";
import { t } from "./i18n.svelte";
import { asPlayer } from "./openTable";
import type { Questions } from "./questions";
import { rest } from "./rest";
import type { TableInfo } from "../wire";
import { notify } from "./toasts.svelte";

export async function saveRecord(table: string, questions: Questions): Promise<void> {
  const record = await questions.record().catch(() => null);
  if (record) downloadJson(`hatbox-${table}.jsonl`, record);
  else notify(t("line-lost"));
}

/** The address of a finished game's review. A game of this device is uploaded for it. */
export async function reviewLink(info: TableInfo, questions: Questions): Promise<string> {
  let { id } = info;
  if (isLocal(id)) {
    const seats = info.seats.map(({ name, bot }) => ({ ...(name ? { name } : {}), ...(bot ? { bot } : {}) }));
    const record = await questions.record();
    id = await asPlayer(() => rest.uploadRecord(record, seats));
  }
  return new URL(at(`/t/${id}/review`), location.href).href;
}
