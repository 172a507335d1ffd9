/** Mounts the operators' page in the reader's language. */
import "@fontsource/yeseva-one/400.css";
import "@fontsource/frank-ruhl-libre/800.css";
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/rubik/600.css";
import "../base.css";
import "./admin.css";
import { mount } from "svelte";
import { words } from "../lib/i18n.svelte";
import { preferredLanguage } from "../lib/languages";
import { readSettings } from "../lib/settingsStorage";
import Admin from "./Admin.svelte";
import { ADMIN } from "./languages";

words.language = readSettings().language ?? preferredLanguage(navigator.languages);
void words.load(ADMIN).then(() => mount(Admin, { target: document.getElementById("app")! }));
