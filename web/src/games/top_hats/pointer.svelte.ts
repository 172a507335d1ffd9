/** Presses on the tray: a tap, a stack dragged along its path, or a finger held down to see a cell enlarged. */
import { type Drag, type DragPoint, dataAt, trackDrag } from "../../lib/drag";
import type { Hat } from "./model";
import type { Controller } from "./controller.svelte";

const HOLD = 320; // ms until a finger that is held still enlarges what is below it
const DWELL = 240; // ms over a landing until a dragged stack has landed there and may jump on

interface Press {
  /** null: a stack of the rail */
  cell: string | null;
  /** what would be dragged */
  hats: readonly Hat[] | null;
  canEnlarge: boolean;
  /** the stack is dragged now */
  onstart?: () => void;
}

export class TrayPointer {
  /** a stack that follows the pointer */
  dragged = $state.raw<{ hats: readonly Hat[]; x: number; y: number } | null>(null);
  /** where the tray is enlarged, and the cell that is meant */
  loupe = $state.raw<{ x: number; y: number; cell: string | null } | null>(null);

  #drag: Drag | null = null;
  #holdTimer = 0;
  #dwellTimer = 0;
  #hovered: string | null = null;

  constructor(
    readonly controller: Controller,
    readonly peek: (cell: string | null) => void,
    /** the stack on a cell, if it may be dragged */
    readonly draggable: (cell: string) => readonly Hat[] | null,
  ) {}

  /** Follow a press on the tray. */
  down(event: PointerEvent): void {
    const cell = dataAt({ x: event.clientX, y: event.clientY }, "cell");
    if (cell) this.#press(event, { cell, hats: this.draggable(cell), canEnlarge: event.pointerType !== "mouse" });
  }

  /** Follow a press on a stack of the rail; a tap on it stays a tap. */
  take(event: PointerEvent, hats: readonly Hat[], onstart: () => void): void {
    this.#press(event, { cell: null, hats, canEnlarge: false, onstart });
  }

  #press(event: PointerEvent, press: Press): void {
    this.#drag?.cancel();
    let isHeld = false;
    this.#drag = trackDrag(event, {
      start: (point) => {
        clearTimeout(this.#holdTimer);
        if (isHeld || (!press.hats && press.canEnlarge)) return this.#enlarge(point);
        if (!press.hats) return false;
        press.onstart?.();
        if (press.cell && this.controller.position !== press.cell) this.controller.pick(press.cell);
        this.dragged = { hats: press.hats, x: point.x, y: point.y };
      },
      move: (point) => {
        if (this.loupe) return this.#enlarge(point);
        this.dragged = { hats: press.hats!, x: point.x, y: point.y };
        this.#hover(dataAt(point, "cell"));
      },
      end: (point) => this.#drop(dataAt(point, "cell"), press),
      cancel: () => this.#clear(),
      release: () => clearTimeout(this.#holdTimer),
    });
    if (this.#drag && press.canEnlarge)
      this.#holdTimer = window.setTimeout(() => {
        navigator.vibrate?.(8);
        isHeld = true;
        this.#drag?.start();
      }, HOLD);
  }

  /** A dragged stack that rests over a landing has landed there; its path goes on from it. */
  #hover(cell: string | null): void {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    clearTimeout(this.#dwellTimer);
    if (cell && (this.controller.landings.get(cell)?.next.length ?? 0) > 0)
      this.#dwellTimer = window.setTimeout(() => void this.controller.touch(cell), DWELL);
    else if (cell && this.controller.path.length > 1 && cell === this.controller.path.at(-2))
      this.#dwellTimer = window.setTimeout(() => this.controller.stepBack(), DWELL);
  }

  #enlarge(point: DragPoint): void {
    const cell = dataAt(point, "cell");
    this.loupe = { x: point.x, y: point.y, cell };
    this.peek(cell);
  }

  #drop(cell: string | null, press: Press): void {
    const { loupe, dragged } = this;
    this.#clear();
    if (dragged && cell && cell !== this.controller.position) void this.controller.touch(cell);
    // a finger that has slid to another cell means that one; held still on a stack it only looks
    if (
      loupe?.cell &&
      (loupe.cell !== press.cell || this.controller.landings.has(loupe.cell) || this.controller.places.has(loupe.cell))
    )
      void this.controller.touch(loupe.cell);
  }

  #clear(): void {
    clearTimeout(this.#dwellTimer);
    this.#hovered = null;
    this.dragged = null;
    this.loupe = null;
  }
}
