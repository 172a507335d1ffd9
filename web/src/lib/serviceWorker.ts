/** Registers the service worker, which lets the page work offline, and announces new versions of the page. Loaded after the first paint. */
import { ROOT, type Screen, at } from "./addresses";
import { t } from "./i18n.svelte";
import { refreshPush } from "./push";
import { router } from "./router.svelte";
import { notify } from "./toasts.svelte";

/** Screens where a reload loses something: a lesson in the middle, what is being set up. */
const BUSY: ReadonlySet<Screen["name"]> = new Set(["hotseat", "lesson", "new", "puzzles", "review", "signed-in"]);
const CHECK_MS = 3_600_000; // ms between looks for a new version while the page stays open
const QUIET_MS = 3000; // ms out of sight before a reload: a tab that is being closed is hidden too
const BUILD = document.querySelector<HTMLMetaElement>('meta[name="hatbox-build"]')?.content;

export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(at("sw.js"), { scope: ROOT, updateViaCache: "none" });
  const watchInstalling = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) void compareBuilds(worker);
    });
  };
  watchInstalling(); // it may have begun
  registration.addEventListener("updatefound", watchInstalling);
  serviceWorker.addEventListener("controllerchange", () => {
    if (serviceWorker.controller) void compareBuilds(serviceWorker.controller); // maybe by another tab's wish
  });
  if (registration.waiting) void compareBuilds(registration.waiting);
  else if (registration.active) registration.active.postMessage("prune");
  setInterval(() => registration.update().catch(() => undefined), CHECK_MS); // offline there is nothing new
  serviceWorker.addEventListener("message", ({ data }) => {
    if ((data as { type?: string }).type === "show") location.hash = (data as { hash: string }).hash;
  });
  await refreshPush(registration);
}

/** Look for a new version now: the server was away, maybe to be replaced. */
export async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(ROOT);
  await registration?.update().catch(() => undefined);
}

/** Offer the worker's version if this page is of another one; else let the worker take over, since it has nothing new. */
async function compareBuilds(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) !== BUILD) {
    notify(t("update-ready"), { button: { text: t("update-load"), run: () => reloadWith(worker) } });
    reloadWhenQuiet(worker);
  } else worker.postMessage(worker.state === "installed" ? "activate" : "prune");
}

/** Load the new version as soon as nobody would notice: the page is hidden, and nothing on it waits for the player. */
function reloadWhenQuiet(worker: ServiceWorker): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isQuiet() && reloadWith(worker), QUIET_MS);
  };
  look();
  document.addEventListener("visibilitychange", look);
}

/** True if a reload disturbs nobody: no turn, drag, question or half-written text of the player's is lost. */
function isQuiet(): boolean {
  if (!document.hidden || BUSY.has(router.screen.name)) return false;
  if (document.querySelector("[data-my-turn=true], dialog[open]")) return false;
  const fields = document.querySelectorAll<HTMLInputElement>(
    "input:is([type=text], [type=email], [type=url], :not([type])), textarea",
  );
  return [...fields].every((field) => field.value === "" || field !== document.activeElement);
}

function buildOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("build", [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data as string)));
}

function reloadWith(worker: ServiceWorker): void {
  if (worker.state === "activated") return location.reload();
  worker.addEventListener("statechange", () => worker.state === "activated" && location.reload());
  worker.postMessage("activate");
}
