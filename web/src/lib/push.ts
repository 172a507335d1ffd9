/** Web Push on this device: what is possible, and the browser's subscription. Permission is asked for only when the player taps. */
import type { Notifications } from "../wire";
import { ROOT } from "./addresses";
import { me } from "./me.svelte";
import { accountRest } from "./accountRest";
import { STORED, readText, writeText } from "./storage";

/** `install`: an iPhone or iPad, where only pages on the home screen may notify; `insecure`: a page without TLS */
export type PushState = "on" | "off" | "blocked" | "install" | "insecure" | "unsupported";

/** Why switching on did not work. */
export class PushError extends Error {
  constructor(readonly code: "blocked" | "dismissed" | "failed") {
    super(code);
  }
}

const TOKENS = `hatbox-push ${ROOT}`; // a cache: the simplest storage that a service worker shares with the page
const TOKEN = `${ROOT}push-token`;

/** The state of this device; `known`: the server has its subscription. */
export function pushState(known: boolean): PushState {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis && "PushManager" in globalThis && "serviceWorker" in navigator))
    return isApple() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return known && Notification.permission === "granted" ? "on" : "off";
}

/** An iPad says that it is a Mac, but has a screen to touch. */
function isApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1);
}

/** Ask for permission, subscribe and tell the server. `key`: the server's public key. */
export async function turnOn(key: string): Promise<Notifications> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new PushError(permission === "denied" ? "blocked" : "dismissed");
  return send(await subscribe(key));
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const old = await pushManager.getSubscription();
    if (old && keyOf(old) === key) return old;
    await old?.unsubscribe(); // of another server's key
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch (error) {
    console.info(error);
    throw new PushError("failed");
  }
}

async function send(subscription: PushSubscription): Promise<Notifications> {
  const { endpoint, keys } = subscription.toJSON();
  const answer = await accountRest.addPush({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! });
  writeText(STORED.pushEndpoint, endpoint!);
  await keepToken(me.identity?.token ?? null);
  return answer;
}

/** End the subscription of this device, here and at the server. */
export async function turnOff(): Promise<Notifications> {
  const answer = await accountRest.removePush();
  await forgetPush();
  return answer;
}

/** End the subscription of this device here. */
export async function forgetPush(): Promise<void> {
  writeText(STORED.pushEndpoint, null);
  await keepToken(null);
  const registration = await navigator.serviceWorker?.getRegistration(ROOT);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Tell the server if the browser has replaced the subscription since it was sent. */
export async function refreshPush(registration: ServiceWorkerRegistration): Promise<void> {
  const sent = readText(STORED.pushEndpoint);
  if (!sent || !me.identity) return;
  const subscription = await registration.pushManager.getSubscription();
  if (subscription && subscription.endpoint !== sent) await send(subscription);
}

/** Let the service worker, which cannot read the page's storage, tell the server about a replaced subscription; null: not any longer. */
async function keepToken(token: string | null): Promise<void> {
  if (token === null) return void (await caches.delete(TOKENS).catch(() => false));
  const cache = await caches.open(TOKENS).catch(() => null); // a browser may refuse
  await cache?.put(TOKEN, new Response(token)).catch(() => undefined);
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...key))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
