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
import { settings } from "./lib/settings.svelte";

await words.speak(settings.language ?? guessed(navigator.languages));
mount(App, { target: document.getElementById("app")! });
