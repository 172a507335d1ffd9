/**
 * Lets the page work without a network: caches every file of its build, never a game or an answer of the server.
 * The build fills in the two constants (shell.ts), so each build has a worker of its own with a cache of its own. A new worker waits until the
 * player wants it or no page is open. The page itself comes from the network while that answers; its cached copy is the fallback.
 * Shows notifications of the server (Web Push), and leads from them to their table.
 */
const BUILD = "__BUILD__";
const FILES = ["__FILES__"]; // paths; those under assets/ carry the hash of their content
const ROOT = new URL("./", self.location.href);
const CACHES = `hatbox ${ROOT.pathname} `; // several installations may share an origin
const CACHE = CACHES + BUILD;
const TOKENS = `hatbox-push ${ROOT.pathname}`; // lib/push.ts keeps the player's token there while this device gets notifications
const MAX_WAIT_MS = 3000; // for the network, where there is a cached copy of the page
const SETTINGS = "profile#notifications";
const NO_SCREEN = /^(admin|api|confirm|healthz|metrics|readyz|sign-in|unsubscribe|ws)(\/|$)|\.[^/]*$/;

self.addEventListener("install", (event) => event.waitUntil(precache()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (request.mode === "navigate") {
    if (!NO_SCREEN.test(path)) event.respondWith(openPage(request));
  } else if (path.startsWith("assets/") || FILES.includes(path)) event.respondWith(openFile(request));
});

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0].postMessage(BUILD);
  else if (event.data === "activate") void self.skipWaiting();
  else if (event.data === "prune") event.waitUntil(prune());
});

self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data)));

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(openScreen(action === "off" ? SETTINGS : notification.data?.path));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

/** Show what the server says, unless its table is in sight. The text is the server's, in the player's language; damaged data shows nothing but the name of the page. */
async function showMessage(data) {
  let message = {};
  try {
    message = data.json();
  } catch {
    // the browser demands that something is shown
  }
  const { kind, title = "Hatbox", body = "", path = "", tag = path, off, lang = "" } = message;
  if (kind !== "test" && (await isInSight(path))) return;
  await self.registration.showNotification(title, {
    body,
    lang,
    dir: "auto",
    tag,
    renotify: tag !== "", // the next turn at the same table replaces the last one, and is heard
    icon: new URL("icon-192.png", ROOT).href,
    badge: new URL("badge-96.png", ROOT).href,
    data: { path },
    actions: off ? [{ action: "off", title: off }] : [],
  });
}

/** The address of a screen; of the home screen for what is not below the page's own path. */
function screenUrl(path = "") {
  const url = new URL(path.replace(/^\/+/, ""), ROOT);
  return url.origin === ROOT.origin && url.pathname.startsWith(ROOT.pathname) ? url : ROOT;
}

async function pagesAt(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => new URL(page.url).pathname === url.pathname);
}

async function isInSight(path) {
  if (!path) return false;
  return (await pagesAt(screenUrl(path))).some((page) => page.visibilityState === "visible");
}

/** Focus a tab that shows the screen, or open one. */
async function openScreen(path) {
  const url = screenUrl(path);
  const [page] = await pagesAt(url);
  if (!page) return void (await self.clients.openWindow(url.href));
  await page.focus();
  if (url.hash) page.postMessage({ type: "show", hash: url.hash });
}

/** Tell the server the subscription by which the browser has replaced another; without a token, the page does it at its next start. */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => null)));
  const token = await caches.match(new URL("push-token", ROOT), { cacheName: TOKENS }).then((answer) => answer?.text());
  if (!subscription || !token) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch(new URL("api/me/push", ROOT), {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

/** One file at a time and with low priority, so that the page's own requests come first. After an interruption it goes on where it was. */
async function precache() {
  const cache = await caches.open(CACHE);
  for (const path of FILES) {
    const url = new URL(path, ROOT).href;
    if (await cache.match(url)) continue;
    const hashed = path.startsWith("assets/");
    const answer =
      (hashed && (await caches.match(url))) ||
      (await fetch(url, { cache: hashed ? "default" : "no-cache", priority: "low" }));
    const isPage = answer.headers.get("content-type")?.includes("html"); // a login, or a host that answers everything with a page
    if (!answer.ok || isPage) throw new Error(`${answer.status} for ${path}`);
    await cache.put(url, answer);
  }
  await cache.put(ROOT, await fetchPage());
}

/** The page with an absolute base, since it is shown for the address of every screen. */
async function fetchPage() {
  const answer = await fetch(ROOT, { cache: "no-cache", priority: "low" });
  const text = await answer.text();
  if (!text.includes(BUILD)) throw new Error("the host has another build by now");
  const headers = new Headers(answer.headers); // with its security policy
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text.replace(/<base href="[^"]*"/, `<base href="${ROOT.pathname}"`), { headers });
}

/** Pages of an earlier build find their files in its cache. */
async function openFile(request) {
  const cached = await caches.match(request).catch(() => undefined); // a browser may refuse
  return cached ?? fetch(request);
}

async function openPage(request) {
  const cached = await caches.open(CACHE).then(
    (cache) => cache.match(ROOT),
    () => undefined,
  );
  if (!cached) return fetch(request);
  const fallback = new Promise((resolve) => setTimeout(() => resolve(cached), MAX_WAIT_MS));
  const fetched = fetch(request).then(
    (answer) => (answer.ok || answer.type === "opaqueredirect" ? answer : cached), // no such file, or a proxy whose server restarts
    () => cached,
  );
  return Promise.race([fetched, fallback]);
}

/** Remove the caches of other builds, unless another page may need one or a newer worker is filling its own. */
async function prune() {
  const names = await caches.keys();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
