/** Hand a link to somebody: with the device's own way of sharing, or onto the clipboard. */
import { t } from "./i18n.svelte";
import { notify } from "./notes.svelte";

/** Whether the device has a way of its own. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function share(title: string, url: string): Promise<void> {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (fault) {
    if ((fault as Error).name !== "AbortError") await copy(url);
  }
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("link-copied"));
  } catch {
    notify(t("link-not-copied", { link: text }));
  }
}
