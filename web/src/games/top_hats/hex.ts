/** The tray as a picture: where its 61 cells lie, and which cell an arrow key leads to. Nothing here knows what may be done. */

export interface Point {
  x: number;
  y: number;
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
/** How much higher each ring stands than the tray, from the centre outwards. */
export const LIFTS = [22, 16, 10.5, 5, 0] as const;

/** Hats are drawn 52 wide on the tray; each stands so much higher than the one below it. */
export const HAT = { width: 52, height: 47.1, rise: 9.5, foot: 38.4 } as const;

/** The room of a stack that moves, with its foot `foot` below the upper edge. */
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

/** How many rings away from the centre: 0 is the centre itself, 4 the outermost ring. */
export function ringOf(cell: string): number {
  return ringAt(rowOf(cell), columnOf(cell));
}

/** All cells, the farthest row first, as they are painted. */
export const CELLS: readonly string[] = [...ROWS].reverse().flatMap((letter) =>
  Array.from({ length: 9 }, (_, at) => named(ROWS.indexOf(letter), at + 1)).filter((cell) => cell !== null),
);

/** The cells of a ring, clockwise from its upper left corner: the order in which it sinks. */
export function around(ring: number): string[] {
  const angle = (cell: string) => {
    const { x, y } = flat(cell);
    return (Math.atan2(y, x) + 2 * Math.PI + (2 * Math.PI) / 3) % (2 * Math.PI);
  };
  return CELLS.filter((cell) => ringOf(cell) === ring).sort((one, other) => angle(one) - angle(other));
}

function flat(cell: string): Point {
  const up = rowOf(cell) - MIDDLE;
  return { x: (columnOf(cell) - CENTRE_COLUMN - up / 2) * PITCH, y: -up * RISE };
}

/** The middle of a cell's upper face. `tilt` is 1 from straight above, less when the tray leans back; a sunken cell lies on the tray. */
export function centreOf(cell: string, tilt: number, sunken = false): Point {
  const { x, y } = flat(cell);
  return { x, y: y * tilt - (sunken ? -EDGE + 2 : LIFTS[ringOf(cell)]!) };
}

/** The six corners of a cell round its middle, from the top clockwise. */
export function corners(tilt: number, side = SIDE): Point[] {
  const wide = (side * Math.sqrt(3)) / 2;
  const high = side * tilt;
  return [
    { x: 0, y: -high },
    { x: wide, y: -high / 2 },
    { x: wide, y: high / 2 },
    { x: 0, y: high },
    { x: -wide, y: high / 2 },
    { x: -wide, y: -high / 2 },
  ];
}

/** A closed outline as the `d` of a path. */
export function outline(points: readonly Point[], at: Point = { x: 0, y: 0 }): string {
  return `M${points.map(({ x, y }) => `${round(at.x + x)},${round(at.y + y)}`).join("L")}Z`;
}

/** The front face of a step: what is seen of its thickness. */
export function front(tilt: number, at: Point, thick = EDGE): string {
  const [, , right, low, left] = corners(tilt) as [Point, Point, Point, Point, Point];
  const down = (point: Point) => ({ x: point.x, y: point.y + thick });
  return outline([right, low, left, down(left), down(low), down(right)], at);
}

/** The tray's own hexagon, wider than the cells by its rim. */
export function rim(tilt: number, radius: number, at: Point): string {
  const high = radius * tilt;
  const wide = radius / Math.sqrt(3);
  const points = [
    { x: 2 * wide, y: 0 },
    { x: wide, y: high },
    { x: -wide, y: high },
    { x: -2 * wide, y: 0 },
    { x: -wide, y: -high },
    { x: wide, y: -high },
  ];
  return outline(points, at);
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** Where an arrow key leads from a cell: along the row, or to the nearest cell of the next row. Null: the board ends there. */
export function walk(cell: string, key: Arrow, last: "left" | "right" = "right"): string | null {
  const row = rowOf(cell);
  const column = columnOf(cell);
  switch (key) {
    case "ArrowLeft":
      return named(row, column - 1);
    case "ArrowRight":
      return named(row, column + 1);
    case "ArrowUp":
      return last === "right" ? (named(row + 1, column + 1) ?? named(row + 1, column)) : (named(row + 1, column) ?? named(row + 1, column + 1));
    case "ArrowDown":
      return last === "right" ? (named(row - 1, column) ?? named(row - 1, column - 1)) : (named(row - 1, column - 1) ?? named(row - 1, column));
    case "Home":
      return CELLS.find((other) => other[0] === cell[0])!;
    case "End":
      return CELLS.findLast((other) => other[0] === cell[0])!;
  }
}

/** The cell in the middle between two: what a jump goes over. Null if they do not lie so. */
export function between(from: string, to: string): string | null {
  const row = (rowOf(from) + rowOf(to)) / 2;
  const column = (columnOf(from) + columnOf(to)) / 2;
  return Number.isInteger(row) && Number.isInteger(column) && (row !== rowOf(from) || column !== columnOf(from)) ? named(row, column) : null;
}

/** The top of an arc from one point to another, so that it clears something `over` high. */
export function arch(from: Point, to: Point, over: number): Point {
  return { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) / 4 - over };
}

/** Points on a quadratic curve through `top`'s pull, for a hop in small steps. */
export function along(from: Point, pull: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const u = at / steps;
    const bend = (a: number, b: number, c: number) => (1 - u) ** 2 * a + 2 * u * (1 - u) * b + u ** 2 * c;
    return { x: bend(from.x, pull.x, to.x), y: bend(from.y, pull.y, to.y) };
  });
}

/** What can be touched of a cell: its hexagon, and above it the stack that stands there, so many hats high. */
export function touchable(tilt: number, hats: number): Point[] {
  const [top, right, low, foot, left, upper] = corners(tilt, 40) as [Point, Point, Point, Point, Point, Point];
  if (hats === 0) return [top, right, low, foot, left, upper];
  const crown = Math.min(top.y, -28 - (hats - 1) * HAT.rise);
  const half = 23;
  return [{ x: -half, y: crown }, { x: half, y: crown }, { x: half, y: right.y }, right, low, foot, left, upper, { x: -half, y: upper.y }];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
