/** Follows the server while the page is open: the host's announcements, invitations, and that one is seen to be here. */
import { untrack } from "svelte";
import { t, words } from "./i18n.svelte";
import { house } from "./house.svelte";
import { attempt, me } from "./me.svelte";
import { accountRest } from "./accountRest";
import { Refusal, rest } from "./rest";
import { router } from "./router.svelte";
import { serverNews } from "./serverNews.svelte";
import { hasChannel } from "./notifications";
import { STORED, readText, writeText } from "./storage";
import { dismiss, notify } from "./toasts.svelte";
import type { Invited } from "../wire";

export function followServer(): void {
  const look = () => {
    if (!document.hidden) house.load().catch(() => undefined);
  };
  look();
  document.addEventListener("visibilitychange", look);
  document.addEventListener("visibilitychange", noteAbsence);
  $effect.root(() => {
    $effect(showAnnouncement);
    $effect(showInvitation);
    $effect(beHere);
    $effect(learnFace);
    $effect(() => {
      if (serverNews.greetings > 1) void import("./serviceWorker").then(({ lookForUpdate }) => lookForUpdate());
    });
  });
}

const ABSENT_MS = 20_000; // ms in a hidden tab, after which the player is taken to look elsewhere
let absence: ReturnType<typeof setTimeout> | undefined;

/** Who looks elsewhere is notified like somebody who has left; without any way to be notified, the sound of the open table must do. */
function noteAbsence(): void {
  clearTimeout(absence);
  if (!document.hidden) me.away = false;
  else if (me.identity)
    absence = setTimeout(async () => {
      const found = await accountRest.notifications().catch(() => null);
      if (document.hidden && found && hasChannel(found)) me.away = true;
    }, ABSENT_MS);
}

/** Show the host's announcement until the player has dismissed it; a new time makes it a new one. */
function showAnnouncement(): (() => void) | undefined {
  const said = serverNews.announcement;
  if (!said || readText(STORED.readAnnouncement) === String(said.at)) return;
  const ondismiss = () => writeText(STORED.readAnnouncement, String(said.at));
  const id = untrack(() => notify(said.text, { stays: true, news: true, ondismiss }));
  return () => dismiss(id);
}

/** Show the latest invitation. */
function showInvitation(): (() => void) | undefined {
  const invited = serverNews.invitations.at(-1);
  if (!invited) return;
  let id: number | null = null;
  let isWanted = true;
  void words.loadLater().then(() => {
    if (!isWanted) return;
    id = notify(t("invited", { name: invited.name, game: invited.game }), {
      news: true,
      button: { text: t("invited-join"), run: () => void join(invited) },
      no: t("invited-not-now"),
      ondismiss: () => serverNews.drop(invited.table),
    });
  });
  return () => {
    isWanted = false;
    if (id !== null) dismiss(id);
  };
}

/** Take a seat at the table and go there. */
async function join({ table }: Invited): Promise<void> {
  serverNews.drop(table);
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  await attempt(async () => {
    const answer = await rest.command(table, { id, seen: 0, do: { kind: "sit", seat: null } });
    if (answer.type === "refused" && answer.code !== "table/seated") throw new Refusal(answer);
  });
  router.go(`/t/${table}`);
}

/** Where people see who is here, they see and reach each other on every screen: each has a connection. */
function beHere(): void {
  if (house.rules.closed && me.identity) void me.connection;
}

/** A player who came with a recovery code or from an earlier version may have chosen a face elsewhere. */
function learnFace(): void {
  if (me.identity && me.identity.face === undefined)
    rest.me().then(
      (profile) => me.know(profile),
      () => undefined,
    );
}
