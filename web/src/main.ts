/** The beginning: small, so that it can ask for everything else at once, and nothing waits for another thing's answer to be asked for. */
import "@fontsource/yeseva-one/400.css";
import "@fontsource/frank-ruhl-libre/800.css";
import "@fontsource/rubik/400.css";
import "@fontsource/rubik/500.css";
import "@fontsource/rubik/600.css";
import "@fontsource/rubik/700.css";
import "./base.css";
import { ROOT, at, here, screenAt } from "./lib/addresses";
import { stored } from "./lib/choices";
import { LANGUAGE_NAMES, WORDS, guessed } from "./lib/languages";
import { screenOf } from "./lib/screens";

const FONTS = ['400 16px "Rubik"', '600 16px "Rubik"', '400 16px "Yeseva One"', '800 16px "Frank Ruhl Libre"'];
const language = stored().language ?? guessed(navigator.languages);
void WORDS[language]();
for (const font of FONTS) void document.fonts.load(font, LANGUAGE_NAMES[language]).catch(() => null); // before the first text, which is then laid out once
const [{ begin }, first] = await Promise.all([import("./begin"), screenOf(screenAt(here()).name).catch(() => null)]);
await begin(language, first);

// Installed or not, the page opens without a line. While it is worked on nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(at("sw.js"), { scope: ROOT, updateViaCache: "none" }).catch(() => {
    // a browser that forbids it plays all the same
  });
