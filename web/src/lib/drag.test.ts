import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SLOP, dataAt, trackDrag } from "./drag";

const log: string[] = [];
const handlers = {
  start: ({ dx, dy }: { dx: number; dy: number }) => void log.push(`start ${dx} ${dy}`),
  move: ({ x, y }: { x: number; y: number }) => void log.push(`move ${x} ${y}`),
  end: ({ x, y }: { x: number; y: number }) => void log.push(`end ${x} ${y}`),
  cancel: () => void log.push("cancel"),
  release: () => void log.push("release"),
};
const pointer = (type: string, x: number, y: number, init: PointerEventInit = {}) =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true, ...init });
const send = (...args: Parameters<typeof pointer>) => window.dispatchEvent(pointer(...args));
const down = (init: PointerEventInit = {}) => pointer("pointerdown", 100, 100, init);

beforeEach(() => {
  vi.useFakeTimers();
  log.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a drag", () => {
  it("starts beyond the slop, follows the pointer and ends where it goes up", () => {
    trackDrag(down(), handlers);
    send("pointermove", 100 + SLOP - 1, 100);
    expect(log).toEqual([]);
    send("pointermove", 100 + SLOP, 100);
    send("pointermove", 150, 90);
    send("pointerup", 151, 90);
    send("pointermove", 200, 200);
    expect(log).toEqual([`start ${SLOP} 0`, `move ${100 + SLOP} 100`, "move 150 90", "release", "end 151 90"]);
  });
  it("is none if the pointer hardly moves", () => {
    trackDrag(down(), handlers);
    send("pointermove", 103, 100);
    send("pointerup", 103, 100);
    expect(log).toEqual(["release"]);
  });
  it("is none if `start` refuses it", () => {
    trackDrag(down(), { ...handlers, start: () => false });
    send("pointermove", 150, 100);
    send("pointerup", 150, 100);
    expect(log).toEqual(["release"]);
  });
  it("is cancelled when the browser takes the pointer away", () => {
    trackDrag(down(), handlers);
    send("pointermove", 150, 100);
    send("pointercancel", 0, 0);
    send("pointerup", 150, 100);
    expect(log.slice(2)).toEqual(["release", "cancel"]);
  });
  it("follows its own pointer only", () => {
    trackDrag(down(), handlers);
    send("pointermove", 150, 100, { pointerId: 2 });
    send("pointerup", 150, 100, { pointerId: 2 });
    expect(log).toEqual([]);
    send("pointerup", 100, 100);
  });
  it("needs the main button or the first finger", () => {
    expect(trackDrag(down({ button: 2 }), handlers)).toBeNull();
    expect(trackDrag(down({ isPrimary: false }), handlers)).toBeNull();
  });
  it("can start while the pointer is held still", () => {
    const drag = trackDrag(down({ pointerType: "touch" }), handlers);
    drag?.start();
    send("pointermove", 101, 100);
    drag?.cancel();
    drag?.cancel();
    expect(log).toEqual(["start 0 0", "move 101 100", "release", "cancel"]);
  });
  it("captures the pointer for an element", () => {
    const node = document.createElement("div");
    node.setPointerCapture = vi.fn();
    trackDrag(down(), handlers, node);
    expect(node.setPointerCapture).toHaveBeenCalledWith(1);
    send("pointerup", 100, 100);
  });
});

describe("the click after a press", () => {
  const button = document.createElement("button");
  const clicked = vi.fn();
  button.addEventListener("click", clicked);
  beforeEach(() => {
    document.body.append(button);
    clicked.mockClear();
    trackDrag(down(), handlers);
  });
  afterEach(() => button.remove());

  it("is swallowed if something was dragged", () => {
    send("pointermove", 150, 100);
    send("pointerup", 150, 100);
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("counts again after another press", () => {
    send("pointermove", 150, 100);
    send("pointerup", 150, 100);
    send("pointerdown", 100, 100);
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it("counts if nothing was dragged", () => {
    send("pointerup", 100, 100);
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

it("finds the topmost element with a data attribute", () => {
  const outer = document.createElement("div");
  outer.dataset.cell = "E5";
  const inner = outer.appendChild(document.createElement("span"));
  document.elementsFromPoint = () => [document.body, inner, outer];
  expect(dataAt({ x: 1, y: 1 }, "cell")).toBe("E5");
  expect(dataAt({ x: 1, y: 1 }, "slot")).toBeNull();
});
