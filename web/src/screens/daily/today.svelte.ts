/** Today, which changes at midnight UTC even while the page is open. */
import { words } from "../../lib/i18n.svelte";
import { dayOf, endOf } from "../../lib/daily";

const MAX_WAIT = 3_600_000; // ms: a device may sleep

class Today {
  day = $state(dayOf(Date.now()));

  constructor() {
    this.#wait();
    document.addEventListener("visibilitychange", () => (this.day = dayOf(Date.now())));
  }

  #wait(): void {
    const left = endOf(this.day) - Date.now();
    setTimeout(() => ((this.day = dayOf(Date.now())), this.#wait()), Math.min(Math.max(left, 1000), MAX_WAIT));
  }
}

export const today = new Today();

/** A time of the day where the reader lives. */
export function clockTime(when: number): string {
  return new Intl.DateTimeFormat(words.locale, { hour: "numeric", minute: "2-digit" }).format(when);
}
