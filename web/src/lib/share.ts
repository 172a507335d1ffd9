/** Share a link with the device's own dialog, or copy it to the clipboard. */
import { downloadBlob } from "./download";
import { t } from "./i18n.svelte";
import { notify } from "./toasts.svelte";

/** Whether the device has a way of its own. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function share(title: string, url: string): Promise<void> {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copy(url);
  }
}

/** Share a text, with a picture if there is one; where the device has no way of its own the text is copied or the picture saved. */
export async function shareResult(text: string, picture?: File): Promise<void> {
  const data = picture ? { files: [picture] } : { text };
  if (canShare() && (!picture || navigator.canShare?.(data)))
    try {
      return await navigator.share(data);
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
  if (picture) downloadBlob(picture.name, picture);
  else notify(t((await copyText(text)) ? "daily-copied" : "daily-not-copied"));
}

export async function copy(text: string): Promise<void> {
  notify((await copyText(text)) ? t("link-copied") : t("link-not-copied", { link: text }));
}

/** Put a text on the clipboard. False where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // pages without TLS have no clipboard of their own
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.className = "sr";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
