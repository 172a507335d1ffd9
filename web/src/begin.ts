/** Puts the page on the screen, in the reader's language. */
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import type { Language } from "./lib/languages";
import type { Show } from "./lib/screens";

export async function begin(language: Language, first: Show | null): Promise<void> {
  await words.speak(language);
  mount(App, { target: document.getElementById("app")!, props: { first } });
}
