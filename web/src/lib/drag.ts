/** Dragging with a mouse, pen or finger. A press that hardly moves stays a tap; the click that ends a drag is swallowed. */

/** Pixels that a pointer must move before a press becomes a drag. */
export const SLOP = 8;

/** Milliseconds after a drag in which a click still belongs to it: a touch screen sends it late. */
const CLICK_DELAY = 50;

export interface DragPoint {
  /** in the window, as `clientX` and `clientY` */
  x: number;
  y: number;
  /** from where the pointer went down */
  dx: number;
  dy: number;
}

export interface DragHandlers {
  /** The press has become a drag. Return false to refuse it: then nothing more is reported, and a click stays a click. */
  start?(point: DragPoint): unknown;
  move(point: DragPoint): void;
  end(point: DragPoint): void;
  /** The browser took the pointer away, or `Drag.cancel` was called. */
  cancel?(): void;
  /** The pointer is up, whether or not anything was dragged. */
  release?(): void;
}

export interface Drag {
  /** Start dragging although the pointer has not moved: a press that is held. */
  start(): void;
  cancel(): void;
}

/**
 * Follow the pointer that went down with `event`; null if it is not the main button or finger.
 * With `capture`, that element receives all events of the pointer.
 */
export function trackDrag(event: PointerEvent, handlers: DragHandlers, capture?: Element): Drag | null {
  if (event.button !== 0 || !event.isPrimary) return null;
  const listeners = new AbortController();
  const { signal } = listeners;
  const pointOf = ({ clientX: x, clientY: y }: PointerEvent): DragPoint => {
    return { x, y, dx: x - event.clientX, dy: y - event.clientY };
  };
  let point = pointOf(event);
  let isDragging = false;

  const release = () => {
    listeners.abort();
    handlers.release?.();
  };
  const start = () => {
    if (isDragging || signal.aborted) return;
    isDragging = handlers.start?.(point) !== false;
    if (!isDragging) release();
  };
  const cancel = () => {
    if (signal.aborted) return;
    release();
    if (isDragging) handlers.cancel?.();
  };
  const on = (type: "pointermove" | "pointerup" | "pointercancel", listener: () => void) => {
    const onPointer = (next: PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      point = pointOf(next);
      listener();
    };
    addEventListener(type, onPointer, { signal });
  };
  on("pointermove", () => {
    if (Math.hypot(point.dx, point.dy) >= SLOP) start();
    if (isDragging) handlers.move(point);
  });
  on("pointerup", () => {
    release();
    if (!isDragging) return;
    swallowClick();
    handlers.end(point);
  });
  on("pointercancel", cancel);
  capture?.setPointerCapture(event.pointerId);
  return { start, cancel };
}

/** Swallow the click that follows a drag. A new press means a new click. */
function swallowClick(): void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener("click", (event) => (event.stopImmediatePropagation(), event.preventDefault()), options);
  addEventListener("pointerdown", () => listeners.abort(), options);
  setTimeout(() => listeners.abort(), CLICK_DELAY);
}

/** The value of `data-<name>` on the topmost element at a point that has it, or lies in one that has it. */
export function dataAt({ x, y }: { x: number; y: number }, name: string): string | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const value = node.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    if (value) return value;
  }
  return null;
}
