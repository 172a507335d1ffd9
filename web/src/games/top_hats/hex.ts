/** The geometry of the tray: where its 61 cells are drawn, and which cell an arrow key leads to. */

export interface Point {
  x: number;
  y: number;
}

/** How the tray is seen. */
export interface Projection {
  /** 1 seen from straight above, less when the tray leans back */
  tilt: number;
  /** by a twelfth to the right, so that its nine lines are upright: for a window that is higher than wide */
  turned: boolean;
}

/** Rows from the bottom to the top of the board, and the columns that each has (T1). */
export const ROWS = "ABCDEFGHI";
const MIDDLE = 4; // row E
const CENTRE_COLUMN = 5;
export const RINGS = 5;
export const CENTRE = "E5";

const PITCH = 40 * Math.sqrt(3); // from cell to cell in a row
const RISE = 60; // from row to row, seen from straight above
const SIDE = 38.2; // of a cell's hexagon: a little less than 40 leaves a groove
export const EDGE = 8; // how thick a step of the porcelain is
/** The height of each ring above the tray, from the centre outwards. */
export const LIFTS = [22, 16, 10.5, 5, 0] as const;

/** The size of a hat on the tray, and how much higher it is than the one below it. */
export const HAT = { width: 52, height: 47.1, rise: 9.5, foot: 38.4 } as const;

/** The box of a moving stack, with its foot `foot` below the upper edge. */
export const MOVED = { width: 64, height: 92, foot: 76, box: "-32 -76 64 92" } as const;

export function rowOf(cell: string): number {
  return ROWS.indexOf(cell[0]!);
}
export function columnOf(cell: string): number {
  return Number(cell.slice(1));
}
function named(row: number, column: number): string | null {
  const cell = `${ROWS[row] ?? "?"}${column}`;
  return row >= 0 && row < ROWS.length && column >= 1 && column <= 9 && ringAt(row, column) < RINGS ? cell : null;
}
function ringAt(row: number, column: number): number {
  const up = row - MIDDLE;
  const along = column - CENTRE_COLUMN;
  return Math.max(Math.abs(up), Math.abs(along), Math.abs(up - along));
}

/** Return the distance from the centre in rings: 0 is the centre itself, 4 the outermost ring. */
export function ringOf(cell: string): number {
  return ringAt(rowOf(cell), columnOf(cell));
}

/** All cells, row by row from the farthest. */
export const CELLS: readonly string[] = [...ROWS]
  .reverse()
  .flatMap((letter) =>
    Array.from({ length: 9 }, (_, at) => named(ROWS.indexOf(letter), at + 1)).filter((cell) => cell !== null),
  );

/** Compare two cells for sorting: the one farther from the viewer is painted first. */
export function compareDepth(one: string, other: string, turned: boolean): number {
  return flat(one, turned).y - flat(other, turned).y;
}

/** Return the cells of a ring, clockwise from its upper left corner: the order in which it sinks. */
export function ringCells(ring: number): string[] {
  const angle = (cell: string) => {
    const { x, y } = flat(cell, false);
    return (Math.atan2(y, x) + 2 * Math.PI + (2 * Math.PI) / 3) % (2 * Math.PI);
  };
  return CELLS.filter((cell) => ringOf(cell) === ring).sort((one, other) => angle(one) - angle(other));
}

function flat(cell: string, turned: boolean): Point {
  const up = rowOf(cell) - MIDDLE;
  const right = columnOf(cell) - CENTRE_COLUMN;
  return turned ? { x: right * RISE, y: (right / 2 - up) * PITCH } : { x: (right - up / 2) * PITCH, y: -up * RISE };
}

/** Return the middle of a cell's upper face. A sunken cell is level with the tray. */
export function centreOf(cell: string, { tilt, turned }: Projection, sunken = false): Point {
  const { x, y } = flat(cell, turned);
  return { x, y: y * tilt - (sunken ? -EDGE + 2 : LIFTS[ringOf(cell)]!) };
}

/** Return the corners of a hexagon around its middle, clockwise from the top, or from the upper right if an edge is below. */
function hexagon(radius: number, tilt: number, onEdge: boolean): Point[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((at + (onEdge ? 0.5 : 0)) * Math.PI) / 3;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) * tilt };
  });
}

export function corners({ tilt, turned }: Projection, side = SIDE): Point[] {
  return hexagon(side, tilt, turned);
}

/** Return a closed outline as the `d` of a path. */
export function outline(points: readonly Point[], at: Point = { x: 0, y: 0 }): string {
  return `M${points.map(({ x, y }) => `${round(at.x + x)},${round(at.y + y)}`).join("L")}Z`;
}

/** Outline the front face of a step: the visible part of its thickness. */
export function front(projection: Projection, at: Point, thick = EDGE): string {
  const all = corners(projection);
  const near = projection.turned ? all.slice(1, 5) : all.slice(2, 5);
  const down = near.map(({ x, y }) => ({ x, y: y + thick })).reverse();
  return outline([...near, ...down], at);
}

/** Outline the tray's own hexagon, wider than the cells by its rim: its corners are where the cells have edges. */
export function rim({ tilt, turned }: Projection, radius: number, at: Point): string {
  return outline(hexagon((radius * 2) / Math.sqrt(3), tilt, !turned), at);
}

/** Return the view box of the picture: the rim with its shadow, and above it room for the hats of the farthest cells. */
export function boxOf({ tilt, turned }: Projection): { x: number; y: number; width: number; height: number } {
  if (turned) return { x: -306, y: -352 * tilt - 2, width: 612, height: 704 * tilt + 30 };
  return { x: -352, y: -275 * tilt - 31, width: 704, height: 600 * tilt + 48 };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** The side to which a step from line to line leans: left or right; up or down where the lines are upright. */
export type Lean = -1 | 1;

/** Check whether a key leads from line to line, so that the next such step should lean to the other side. */
export function changesLine(key: Arrow, turned: boolean): boolean {
  return key === "ArrowUp" || key === "ArrowDown" ? !turned : turned && (key === "ArrowLeft" || key === "ArrowRight");
}

/** Return the cell that an arrow key leads to: along the line, or the nearest cell of the next line. Null at the edge. */
export function neighbourOf(cell: string, key: Arrow, turned: boolean, lean: Lean = 1): string | null {
  const by = (up: number, right: number) => named(rowOf(cell) + up, columnOf(cell) + right);
  const either = (one: string | null, other: string | null) => (lean < 0 ? (one ?? other) : (other ?? one));
  const line = () =>
    CELLS.filter((other) => (turned ? columnOf(other) === columnOf(cell) : rowOf(other) === rowOf(cell)));
  switch (key) {
    case "ArrowLeft":
      return turned ? either(by(0, -1), by(-1, -1)) : by(0, -1);
    case "ArrowRight":
      return turned ? either(by(1, 1), by(0, 1)) : by(0, 1);
    case "ArrowUp":
      return turned ? by(1, 0) : either(by(1, 0), by(1, 1));
    case "ArrowDown":
      return turned ? by(-1, 0) : either(by(-1, -1), by(-1, 0));
    case "Home":
      return line()[0]!;
    case "End":
      return line().at(-1)!;
  }
}

/** Return the cell that a jump goes over; null if two cells are not a jump apart. */
export function between(from: string, to: string): string | null {
  const row = (rowOf(from) + rowOf(to)) / 2;
  const column = (columnOf(from) + columnOf(to)) / 2;
  return Number.isInteger(row) && Number.isInteger(column) && (row !== rowOf(from) || column !== columnOf(from))
    ? named(row, column)
    : null;
}

/** Return the control point of an arc from one point to another that clears something `over` high. */
export function arcTop(from: Point, to: Point, over: number): Point {
  return { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) / 4 - over };
}

/** Return points on a quadratic curve with control point `pull`, for a hop in small steps. */
export function curvePoints(from: Point, pull: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const u = at / steps;
    const bend = (a: number, b: number, c: number) => (1 - u) ** 2 * a + 2 * u * (1 - u) * b + u ** 2 * c;
    return { x: bend(from.x, pull.x, to.x), y: bend(from.y, pull.y, to.y) };
  });
}

/** Outline the hit area of a cell: its hexagon, and above it a stack of `hats` hats. */
export function hitArea(projection: Projection, hats: number): Point[] {
  const all = corners(projection, 40);
  if (hats === 0) return all;
  const half = 23;
  const crown = Math.min(all[0]!.y, -28 - (hats - 1) * HAT.rise);
  const [left, right] = projection.turned ? [all[5]!, all[0]!] : [all[5]!, all[1]!];
  const rest = projection.turned ? all : all.slice(1);
  return [{ x: -half, y: crown }, { x: half, y: crown }, { x: half, y: right.y }, ...rest, { x: -half, y: left.y }];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
