/** Registers the service worker, which lets the page work offline, and announces new versions of the page. Loaded after the first paint. */
import { ROOT, at } from "./addresses";
import { t } from "./i18n.svelte";
import { notify } from "./toasts.svelte";

const CHECK_MS = 3_600_000; // ms between looks for a new version while the page stays open
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
}

/** Offer the worker's version if this page is of another one; else let the worker take over, since it has nothing new. */
async function compareBuilds(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) !== BUILD)
    notify(t("update-ready"), { button: { text: t("update-load"), run: () => reloadWith(worker) } });
  else worker.postMessage(worker.state === "installed" ? "activate" : "prune");
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
