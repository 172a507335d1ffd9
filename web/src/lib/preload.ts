/** The very first thing to run: it asks at once for what the address and the reader's language decide, while the rest of the page still comes. */
import { here, screenAt } from "./addresses";
import { readSettings } from "./settingsStorage";
import { LANGUAGE_NAMES, WORDS, preferredLanguage } from "./languages";
import { screenOf } from "./screens";

const FONTS = ['400 16px "Rubik"', '600 16px "Rubik"', '400 16px "Yeseva One"', '800 16px "Frank Ruhl Libre"'];

export const language = readSettings().language ?? preferredLanguage(navigator.languages);
const { name } = screenAt(here());
/** The screen of the address, or nothing if it is the one that the page brings along; null if it does not come: it is asked for again when it is to be shown. */
export const screen = name === "home" ? undefined : screenOf(name).catch(() => null);
WORDS[language]().catch(() => null);

/** Before the first text, which is then laid out once. */
function askForFonts(): void {
  for (const font of FONTS) document.fonts.load(font, LANGUAGE_NAMES[language]).catch(() => null);
}

const styles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
if (styles && !styles.sheet)
  styles.addEventListener("load", askForFonts); // it names them
else askForFonts();
