/** Mounts the page in the reader's language. */
import "@fontsource/yeseva-one/400.css";
import "@fontsource/frank-ruhl-libre/800.css";
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/rubik/600.css";
import "@fontsource/rubik/700.css";
import "./base.css";
import "./games/worlds.css";
import { mount } from "svelte";
import { language, name, screen } from "./lib/preload";
import App from "./App.svelte";
import Home from "./screens/home/Home.svelte";
import { afterPaint } from "./lib/art";
import { words } from "./lib/i18n.svelte";
import { READS_LATER, home } from "./lib/screens";
import { firstPaint } from "./lib/firstPaint.svelte";

home.show = Home;
void begin(); // not awaited: screens import from this chunk, and begin() waits for one of them

async function begin(): Promise<void> {
  const [first] = await Promise.all([screen ?? Home, words.setLanguage(language)]);
  if (READS_LATER.has(name)) await words.loadLater();
  mount(App, { target: document.getElementById("app")!, props: { first } });
  afterPaint(() => afterPaint(finishStart));
}

/** Work that can wait. */
function finishStart(): void {
  firstPaint.isDone = true;
  import("./lib/afterStart").then(({ afterStart }) => afterStart()).catch(() => undefined); // the page works without
}
