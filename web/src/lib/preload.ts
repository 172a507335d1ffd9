/** Entry chunk: preloads the route's screen, translations and fonts. */
import { here, screenAt } from "./addresses";
import { readSettings } from "./settingsStorage";
import { LANGUAGE_NAMES, WORDS, preferredLanguage } from "./languages";
import { screenOf } from "./screens";

const FONTS = ['400 16px "Rubik"', '600 16px "Rubik"', '400 16px "Yeseva One"', '800 16px "Frank Ruhl Libre"'];

export const language = readSettings().language ?? preferredLanguage(navigator.languages);
export const { name } = screenAt(here());
/** The screen of the address; undefined for home, which is in the base chunk; null if loading failed: it is tried again when it is shown. */
export const screen = name === "home" ? undefined : screenOf(name).catch(() => null);
WORDS[language]().catch(() => null);

/** Load fonts before the first text, so that it is laid out once. */
function loadFonts(): void {
  for (const font of FONTS) document.fonts.load(font, LANGUAGE_NAMES[language]).catch(() => null);
}

const styles = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
if (styles && !styles.sheet)
  styles.addEventListener("load", loadFonts); // it declares them
else loadFonts();
