/** Filters double taps: a finger or mouse that bounces means one tap. */

export const BOUNCE = 600; // ms: a second tap on the same thing within them is none

export class TapFilter {
  #what: string | null = null;
  #at = -Infinity;

  /** True if this tap only repeats the one before. `at` is the event's own time, which a busy page does not delay. */
  isBounce(what: string, at: number = performance.now()): boolean {
    const again = what === this.#what && at - this.#at < BOUNCE;
    if (!again) [this.#what, this.#at] = [what, at];
    return again;
  }

  /** Accept the next tap, whatever it is on. */
  reset(): void {
    this.#what = null;
  }
}
