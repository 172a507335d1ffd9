/** How the page's language is written where the reader lives. */

/** The locale for dates, numbers and lists: the reader's own region, if the browser names one for this language. English without a region is British. */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  const regional = wanted.find(
    (tag) => tag.includes("-") && tag.split("-")[0]!.toLowerCase().replace("iw", "he") === language,
  );
  return regional ?? (language === "en" ? "en-GB" : language);
}
