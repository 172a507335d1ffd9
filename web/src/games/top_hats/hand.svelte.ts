/** A pointer on the tray: a tap, a stack that is dragged along its way, or a finger that is held down to see larger. */
import type { Hat } from "./model";
import type { Play } from "./play.svelte";

const FAR = 8; // px until a press becomes a drag
const HOLD = 320; // ms until a press becomes a look
const DWELL = 240; // ms over a landing until a dragged stack has landed there and may go on

interface Press {
  cell: string | null; // null: a stack of the rail
  x: number;
  y: number;
  touch: boolean;
  hats: readonly Hat[] | null; // what would be dragged
  began?: () => void; // it is dragged now
}

export class Hand {
  /** a stack that follows the pointer */
  dragged = $state.raw<{ hats: readonly Hat[]; x: number; y: number } | null>(null);
  /** where the tray is seen larger, and the cell that is meant */
  loupe = $state.raw<{ x: number; y: number; cell: string | null } | null>(null);

  #press: Press | null = null;
  #timer = 0;
  #dwell = 0;
  #over: string | null = null;
  #swallow = false;

  constructor(
    readonly play: Play,
    readonly peek: (cell: string | null) => void,
    /** the stack on a cell, if it may be dragged */
    readonly draggable: (cell: string) => readonly Hat[] | null,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const cell = cellAt(event);
    if (cell)
      this.#begin(event, {
        cell,
        x: event.clientX,
        y: event.clientY,
        touch: event.pointerType !== "mouse",
        hats: this.draggable(cell),
      });
  }

  /** A stack of the rail is taken; a tap on it still is a tap. */
  take(event: PointerEvent, hats: readonly Hat[], began: () => void): void {
    if (event.button === 0)
      this.#begin(event, { cell: null, x: event.clientX, y: event.clientY, touch: false, hats, began });
  }

  /** Whether a click is only the end of a drag or a look. */
  swallowed(): boolean {
    const was = this.#swallow;
    this.#swallow = false;
    return was;
  }

  #begin(event: PointerEvent, press: Press): void {
    this.#end();
    this.#swallow = false;
    this.#press = press;
    if (press.touch)
      this.#timer = window.setTimeout(() => {
        navigator.vibrate?.(8);
        this.#look(press.x, press.y);
      }, HOLD);
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("pointermove", (move) => move.pointerId === event.pointerId && this.#move(move), { signal });
    addEventListener(
      "pointerup",
      (up) => {
        if (up.pointerId !== event.pointerId) return;
        stop.abort();
        this.#up(up);
      },
      { signal },
    );
    addEventListener("pointercancel", () => (stop.abort(), this.#end()), { signal });
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    if (this.loupe) return this.#look(event.clientX, event.clientY);
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
    if (!this.dragged && far) {
      clearTimeout(this.#timer);
      if (!press.hats) {
        if (press.touch) this.#look(event.clientX, event.clientY);
        return;
      }
      this.#swallow = true;
      press.began?.();
      if (press.cell && this.play.end !== press.cell) this.play.pick(press.cell);
    }
    if (this.dragged || (far && press.hats)) {
      this.dragged = { hats: press.hats!, x: event.clientX, y: event.clientY };
      this.#hover(cellAt(event));
    }
  }

  /** A dragged stack that rests over a landing has landed there; the way goes on from it. */
  #hover(cell: string | null): void {
    if (cell === this.#over) return;
    this.#over = cell;
    clearTimeout(this.#dwell);
    if (cell && (this.play.landings.get(cell)?.next.length ?? 0) > 0)
      this.#dwell = window.setTimeout(() => void this.play.touch(cell), DWELL);
    else if (cell && this.play.way.length > 1 && cell === this.play.way.at(-2))
      this.#dwell = window.setTimeout(() => this.play.back(), DWELL);
  }

  #look(x: number, y: number): void {
    this.#swallow = true;
    const cell = cellAt({ clientX: x, clientY: y });
    this.loupe = { x, y, cell };
    this.peek(cell);
  }

  #up(event: PointerEvent): void {
    const cell = cellAt(event);
    const { loupe, dragged } = this;
    const press = this.#press;
    this.#end();
    if (dragged && cell && cell !== this.play.end) void this.play.touch(cell);
    // a finger that has slid to another cell means that one; held still on a stack it only looks
    if (
      loupe &&
      loupe.cell &&
      (loupe.cell !== press?.cell || this.play.landings.has(loupe.cell) || this.play.places.has(loupe.cell))
    )
      void this.play.touch(loupe.cell);
    // a click follows only where the pointer went down and up on one element
    if (this.#swallow) window.setTimeout(() => (this.#swallow = false), 50);
  }

  #end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#dwell);
    this.#press = null;
    this.#over = null;
    this.dragged = null;
    this.loupe = null;
  }
}

function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): string | null {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((node) => node instanceof HTMLElement && node.dataset.cell);
  return (found as HTMLElement | undefined)?.dataset.cell ?? null;
}
