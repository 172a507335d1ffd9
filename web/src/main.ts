/** Puts the page on the screen, in the reader's language. */
import "@fontsource/yeseva-one/400.css";
import "@fontsource/frank-ruhl-libre/800.css";
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/rubik/600.css";
import "@fontsource/rubik/700.css";
import "./base.css";
import "./games/worlds.css";
import { mount } from "svelte";
import { language, screen } from "./lib/preload";
import App from "./App.svelte";
import Home from "./screens/home/Home.svelte";
import { ROOT, at } from "./lib/addresses";
import { afterPaint } from "./lib/art";
import { words } from "./lib/i18n.svelte";
import { home } from "./lib/screens";
import { firstPaint } from "./lib/firstPaint.svelte";

home.show = Home;
void begin(); // not awaited here: screens import from this file, and one of them is waited for

async function begin(): Promise<void> {
  const [first] = await Promise.all([screen ?? Home, words.setLanguage(language)]);
  mount(App, { target: document.getElementById("app")!, props: { first } });
  afterPaint(() => afterPaint(useTheTime));
}

/** What nobody waits for. */
function useTheTime(): void {
  firstPaint.isDone = true;
  // Installed or not, the page opens without a line. While it is worked on nothing is kept.
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register(at("sw.js"), { scope: ROOT, updateViaCache: "none" }).catch(() => {
      // a browser that forbids it plays all the same
    });
}
