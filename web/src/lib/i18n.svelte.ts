/** Texts in the reader's language. Every text on the screen comes through `t`. */
import { Dictionary, type Params } from "./dictionary";
import { LATER, LESSONS, type Language, RIGHT_TO_LEFT, WORDS } from "./languages";
import { localeOf } from "./locale";

export type { Params };
export { numeral } from "./dictionary";

class Words {
  language = $state<Language>("en");
  #said = $state.raw<Dictionary | null>(null);
  /** loaded beside the texts of every screen */
  #parts: (typeof LESSONS)[] = [];

  get locale(): string {
    return localeOf(this.language);
  }

  get dir(): "ltr" | "rtl" {
    return RIGHT_TO_LEFT.includes(this.language) ? "rtl" : "ltr";
  }

  /** Switch the language; nothing on the screen changes before its texts are loaded. */
  async setLanguage(language: Language): Promise<void> {
    const sources = await Promise.all([WORDS, ...this.#parts].map((part) => part[language]()));
    this.#said = new Dictionary(
      language,
      sources.map((source) => source.default),
    );
    this.language = language;
  }

  /** Load the texts of rules pages and lessons, which no other screen needs. */
  loadLessons(): Promise<void> {
    return this.load(LESSONS);
  }

  /** Load the texts of screens that few visits begin with. */
  loadLater(): Promise<void> {
    return this.load(LATER);
  }

  /** Load a part of the texts, once. */
  async load(part: typeof LESSONS): Promise<void> {
    if (this.#parts.includes(part)) return;
    this.#parts.push(part);
    await this.setLanguage(this.language);
  }

  has(key: string): boolean {
    return this.#said?.has(key) ?? false;
  }

  say(key: string, params?: Params): string {
    const errors: Error[] = [];
    const text = this.#said?.say(key, params, errors) ?? null;
    if (text === null) console.error(`no words for "${key}" in ${this.language}`);
    for (const error of errors) console.error(`words for "${key}" in ${this.language}: ${error.message}`);
    return text ?? key;
  }
}

export const words = new Words();

/** The message of a key in the reader's language. Reactive: it changes with the language. */
export function t(key: string, params?: Params): string {
  return words.say(key, params);
}

/** A message as a name to be stored and sent: without directional marks. */
export function plainText(key: string, params?: Params): string {
  return t(key, params).replace(/[\u200F\u2066-\u2069]/g, "");
}

/** The message key of a wire code: "move/not-your-turn" has the message "move-not-your-turn". */
export function keyOf(code: string): string {
  return code.replaceAll("/", "-");
}
