/** The words of the page, in the reader's language. Every text on the screen comes through `t`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "it", "de", "es", "fr", "ru", "he"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language names itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ru: "Русский",
  he: "עברית",
};
const RIGHT_TO_LEFT: readonly Language[] = ["he"];

type Source = () => Promise<{ default: string }>;
const WORDS: Record<Language, Source> = {
  en: () => import("virtual:words/en"),
  it: () => import("virtual:words/it"),
  de: () => import("virtual:words/de"),
  es: () => import("virtual:words/es"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
  he: () => import("virtual:words/he"),
};
const LESSONS: Record<Language, Source> = {
  en: () => import("virtual:learn/en"),
  it: () => import("virtual:learn/it"),
  de: () => import("virtual:learn/de"),
  es: () => import("virtual:learn/es"),
  fr: () => import("virtual:learn/fr"),
  ru: () => import("virtual:learn/ru"),
  he: () => import("virtual:learn/he"),
};

export type Params = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  #lessons = false;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  get dir(): "ltr" | "rtl" {
    return RIGHT_TO_LEFT.includes(this.language) ? "rtl" : "ltr";
  }

  /** Speak a language from now on; nothing on the screen changes before all its words are here. */
  async speak(language: Language): Promise<void> {
    const sources = [WORDS[language](), ...(this.#lessons ? [LESSONS[language]()] : [])];
    const bundle = new FluentBundle(language, { useIsolating: language === "he" });
    for (const source of await Promise.all(sources)) bundle.addResource(new FluentResource(source.default));
    this.language = language;
    this.#bundle = bundle;
  }

  /** The rules pages and lessons bring their own words, which no other screen needs. */
  async learn(): Promise<void> {
    if (this.#lessons) return;
    this.#lessons = true;
    await this.speak(this.language);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, params?: Params): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) {
      console.error(`no words for "${key}" in ${this.language}`);
      return key;
    }
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, params, faults);
    for (const fault of faults) console.error(`words for "${key}" in ${this.language}: ${fault.message}`);
    return text;
  }
}

export const words = new Words();

/** The sentence for a key, in the reader's language. Reactive: it changes when the language does. */
export function t(key: string, params?: Params): string {
  return words.say(key, params);
}

/** The same as a name to be kept and sent: without the marks that keep directions apart. */
export function named(key: string, params?: Params): string {
  return t(key, params).replace(/[\u2066-\u2069]/g, "");
}

/** The key of a code of the wire: "move/not-your-turn" is told by "move-not-your-turn". */
export function keyOf(code: string): string {
  return code.replaceAll("/", "-");
}

/** The first of the browser's languages that we speak. */
export function guessed(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language || (language === "he" && tag.startsWith("iw")));
    if (found) return found;
  }
  return "en";
}
