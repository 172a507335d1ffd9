/** The languages and their texts. Part of the preload chunk, so it knows nothing of Svelte. */
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
export const RIGHT_TO_LEFT: readonly Language[] = ["he"];

type Source = () => Promise<{ default: string }>;
export const WORDS: Record<Language, Source> = {
  en: () => import("virtual:words/en"),
  it: () => import("virtual:words/it"),
  de: () => import("virtual:words/de"),
  es: () => import("virtual:words/es"),
  fr: () => import("virtual:words/fr"),
  ru: () => import("virtual:words/ru"),
  he: () => import("virtual:words/he"),
};
/** Texts of screens that few visits reach. */
export const LATE_WORDS: Record<Language, Source> = {
  en: () => import("virtual:late/en"),
  it: () => import("virtual:late/it"),
  de: () => import("virtual:late/de"),
  es: () => import("virtual:late/es"),
  fr: () => import("virtual:late/fr"),
  ru: () => import("virtual:late/ru"),
  he: () => import("virtual:late/he"),
};
export const LESSONS: Record<Language, Source> = {
  en: () => import("virtual:learn/en"),
  it: () => import("virtual:learn/it"),
  de: () => import("virtual:learn/de"),
  es: () => import("virtual:learn/es"),
  fr: () => import("virtual:learn/fr"),
  ru: () => import("virtual:learn/ru"),
  he: () => import("virtual:learn/he"),
};

/** The first of the browser's languages that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(
      (language) => tag.toLowerCase().split("-")[0] === language || (language === "he" && tag.startsWith("iw")),
    );
    if (found) return found;
  }
  return "en";
}
