/** Dates in the page's language, as the reader's region writes them. */
import { words } from "./i18n.svelte";

/** When something happened (milliseconds since 1970): day and time; of another year the day with its year. */
export function dateOf(when: number, now = Date.now(), locale = words.locale): string {
  const day = { day: "numeric", month: "short" } as const;
  const isThisYear = new Date(when).getFullYear() === new Date(now).getFullYear();
  const format = isThisYear
    ? ({ ...day, hour: "numeric", minute: "2-digit" } as const)
    : ({ ...day, year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale, format).format(when);
}
