/**
 * Keeps the shell of the page, so that it opens at once and without a line; never a game, which is the server's.
 * Files under assets/ carry the hash of their content in their name, so a kept one is never out of date. The page itself is asked for every time,
 * and the kept one is shown only when the server cannot be reached: after an update nobody sees an old shell.
 */
const KEPT = "hatbox-shell-1";
const MOST = 200; // files of an earlier build go when newer ones come
const ROOT = new URL("./", self.location.href);
const INDEX = ROOT.href;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (path.startsWith("assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !/^(api|ws|healthz|openapi\.json)(\/|$)/.test(path))
    event.respondWith(page(request));
});

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const names = await cache.keys(); // the oldest first
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
  }
  return answer;
}

async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.status >= 500) return (await cache.match(INDEX)) ?? answer; // a proxy whose server restarts
    const isPage =
      answer.ok && !answer.redirected && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) await cache.put(INDEX, answer.clone());
    return answer;
  } catch (fault) {
    const found = await cache.match(INDEX);
    if (found) return found;
    throw fault;
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("hatbox-") && name !== KEPT).map((name) => caches.delete(name)),
  );
}
