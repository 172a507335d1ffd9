/** Taps that come twice: a finger or a mouse that bounces means one tap. */

export const BOUNCE = 600; // ms: a second tap on the same thing within them is none

export class TapFilter {
  #what: string | null = null;
  #at = -Infinity;

  /** Whether this tap only repeats the one before. `at` is the event's own time, which a busy page does not delay. */
  isBounce(what: string, at: number = performance.now()): boolean {
    const again = what === this.#what && at - this.#at < BOUNCE;
    if (!again) [this.#what, this.#at] = [what, at];
    return again;
  }

  /** Whatever is tapped next is a tap of its own. */
  reset(): void {
    this.#what = null;
  }
}
