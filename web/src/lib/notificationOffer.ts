/** Offers notifications at the right moment: when somebody sits down to a game of days, or leaves one that goes on. Once a device. */
import { t, words } from "./i18n.svelte";
import { attempt, me } from "./me.svelte";
import { PushError, pushState, turnOn } from "./push";
import { accountRest } from "./accountRest";
import { STORED, readText, writeText } from "./storage";
import { dismiss, notify } from "./toasts.svelte";

export async function offerNotifications(): Promise<void> {
  if (!me.identity || readText(STORED.offeredNotifications) || pushState(false) !== "off") return;
  const found = await accountRest.notifications().catch(() => null);
  const { push_key: key } = found ?? {};
  if (!key || found?.push_here || readText(STORED.offeredNotifications)) return;
  writeText(STORED.offeredNotifications, new Date().toISOString().slice(0, 10));
  await words.loadLater();
  const id = notify(t("notify-offer"), {
    news: true,
    button: { text: t("notify-offer-yes"), run: () => (dismiss(id), void accept(key)) },
    no: t("notify-offer-no"),
  });
}

async function accept(key: string): Promise<void> {
  try {
    if (await attempt(() => turnOn(key))) notify(t("notify-offer-done"));
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    notify(t("notify-push-problem", { code: error.code }));
  }
}
