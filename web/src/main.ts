import "@fontsource/yeseva-one/400.css";
import "@fontsource/frank-ruhl-libre/800.css";
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/rubik/600.css";
import "@fontsource/rubik/700.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { guessed, words } from "./lib/i18n.svelte";
import { ROOT, at } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

await words.speak(settings.language ?? guessed(navigator.languages));
mount(App, { target: document.getElementById("app")! });

// Installed or not, the page opens without a line. While it is worked on nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(at("sw.js"), { scope: ROOT, updateViaCache: "none" }).catch(() => {
    // a browser that forbids it plays all the same
  });
