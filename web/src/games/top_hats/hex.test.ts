// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  type Arrow,
  CELLS,
  CENTRE,
  type Projection,
  curvePoints,
  arcTop,
  ringCells,
  between,
  boxOf,
  centreOf,
  corners,
  changesLine,
  compareDepth,
  outline,
  ringOf,
  hitArea,
  neighbourOf,
} from "./hex";

const FLAT: Projection = { tilt: 1, turned: false };
const LEANING: Projection = { tilt: 0.84, turned: false };
const STANDING: Projection = { tilt: 1, turned: true };

describe("the cells of the tray (T1)", () => {
  it("are 61, in rings of 1, 6, 12, 18 and 24", () => {
    expect(CELLS).toHaveLength(61);
    expect([0, 1, 2, 3, 4].map((ring) => CELLS.filter((cell) => ringOf(cell) === ring).length)).toEqual([
      1, 6, 12, 18, 24,
    ]);
    expect(ringOf(CENTRE)).toBe(0);
    for (const corner of ["A1", "A5", "E1", "E9", "I5", "I9"]) expect(ringOf(corner)).toBe(4);
  });

  it("are listed from the far row to the near one", () => {
    expect(CELLS.slice(0, 5)).toEqual(["I5", "I6", "I7", "I8", "I9"]);
    expect(CELLS.slice(-5)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  });

  it("projection where the board has them: the centre in the middle, row A at the bottom left", () => {
    const { x, y } = centreOf(CENTRE, FLAT);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-22); // the centre stands highest
    expect(centreOf("A1", FLAT).x).toBeCloseTo(-138.6, 1);
    expect(centreOf("A1", FLAT).y).toBeCloseTo(240);
    expect(centreOf("I9", LEANING).y).toBeCloseTo(-201.6);
  });

  it("of a sunken ring projection deeper than the tray's edge", () => {
    expect(centreOf("A1", FLAT, true).y).toBeGreaterThan(centreOf("A1", FLAT).y);
  });

  it("of a ring are walked round clockwise, each a neighbour of the one before", () => {
    const ring = ringCells(4);
    expect(ring).toHaveLength(24);
    for (const [at, cell] of ring.entries()) {
      const other = ring[(at + 1) % ring.length]!;
      const [one, two] = [centreOf(cell, FLAT), centreOf(other, FLAT)];
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeCloseTo(69.28, 1);
    }
  });
});

describe("the tray turned upright", () => {
  it("has each number as a column from the left to the right, its letters upwards", () => {
    expect(centreOf("E1", STANDING).x).toBeCloseTo(-240);
    expect(centreOf("E9", STANDING).x).toBeCloseTo(240);
    for (const cell of ["A5", "B5", "I5"]) expect(centreOf(cell, STANDING).x).toBeCloseTo(0);
    expect(centreOf("A5", STANDING).y).toBeCloseTo(277.1, 1);
    expect(centreOf("I5", STANDING).y).toBeCloseTo(-277.1, 1);
  });

  it("keeps every neighbour a neighbour", () => {
    for (const one of CELLS)
      for (const other of CELLS) {
        const far = (projection: Projection) => {
          const [a, b] = [centreOf(one, projection, true), centreOf(other, projection, true)];
          return Math.hypot(a.x - b.x, a.y - b.y);
        };
        expect(far(STANDING)).toBeCloseTo(far(FLAT), 3);
      }
  });

  it("has all cells inside its picture, which is higher than wide", () => {
    for (const projection of [FLAT, LEANING, STANDING]) {
      const box = boxOf(projection);
      for (const cell of CELLS) {
        const middle = centreOf(cell, projection);
        for (const { x, y } of hitArea(projection, 3)) {
          expect(middle.x + x).toBeGreaterThanOrEqual(box.x);
          expect(middle.x + x).toBeLessThanOrEqual(box.x + box.width);
          expect(middle.y + y).toBeGreaterThanOrEqual(box.y);
          expect(middle.y + y).toBeLessThanOrEqual(box.y + box.height);
        }
      }
    }
    expect(boxOf(STANDING).height).toBeGreaterThan(boxOf(STANDING).width);
  });

  it("is painted from the far end to the near one", () => {
    const painted = [...CELLS].sort((one, other) => compareDepth(one, other, true));
    expect(painted[0]).toBe("I5");
    expect(painted.at(-1)).toBe("A5");
  });

  it("has cells that stand on an edge", () => {
    const ys = corners(STANDING, 10).map(({ y }) => y);
    expect(Math.max(...ys)).toBeCloseTo(8.66, 2);
    expect(ys.filter((y) => Math.abs(y - Math.max(...ys)) < 0.001)).toHaveLength(2);
  });
});

describe("arrow keys", () => {
  it.each([false, true])("go to a neighbour that lies where the arrow points (turned: %s)", (turned) => {
    const projection = { tilt: 1, turned };
    const points: [Arrow, number, number][] = [
      ["ArrowLeft", -1, 0],
      ["ArrowRight", 1, 0],
      ["ArrowUp", 0, -1],
      ["ArrowDown", 0, 1],
    ];
    for (const cell of CELLS)
      for (const [key, x, y] of points)
        for (const lean of [-1, 1] as const) {
          const next = neighbourOf(cell, key, turned, lean);
          if (!next) continue;
          const [from, to] = [centreOf(cell, projection, true), centreOf(next, projection, true)];
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(69.28, 1);
          expect((to.x - from.x) * x + (to.y - from.y) * y).toBeGreaterThan(59);
        }
  });

  it.each([false, true])("reach every cell from the centre (turned: %s)", (turned) => {
    const seen = new Set([CENTRE]);
    for (const cell of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        for (const lean of [-1, 1] as const) {
          const next = neighbourOf(cell, key, turned, lean);
          if (next) seen.add(next);
        }
    expect(seen.size).toBe(61);
  });

  it("walk along a line and end at its ends", () => {
    expect(neighbourOf("E5", "ArrowRight", false)).toBe("E6");
    expect(neighbourOf("E5", "ArrowLeft", false)).toBe("E4");
    expect(neighbourOf("E9", "ArrowRight", false)).toBeNull();
    expect(neighbourOf("A1", "ArrowLeft", false)).toBeNull();
    expect(neighbourOf("E5", "ArrowUp", true)).toBe("F5");
    expect(neighbourOf("I5", "ArrowUp", true)).toBeNull();
    expect(neighbourOf("E9", "ArrowRight", true)).toBeNull();
  });

  it("go straight on across the lines by leaning to one side and the other in turn", () => {
    expect(neighbourOf("C3", "ArrowUp", false, 1)).toBe("D4");
    expect(neighbourOf("D4", "ArrowUp", false, -1)).toBe("E4");
    expect(neighbourOf("E4", "ArrowDown", false, 1)).toBe("D4");
    expect(neighbourOf("E5", "ArrowRight", true, 1)).toBe("E6");
    expect(neighbourOf("E6", "ArrowRight", true, -1)).toBe("F7");
    expect(changesLine("ArrowUp", false) && changesLine("ArrowLeft", true)).toBe(true);
    expect(changesLine("ArrowLeft", false) || changesLine("ArrowUp", true) || changesLine("Home", true)).toBe(false);
  });

  it("find the way round a corner where only one cell is left", () => {
    expect(neighbourOf("E9", "ArrowUp", false, 1)).toBe("F9");
    expect(neighbourOf("E1", "ArrowUp", false, -1)).toBe("F2");
    expect(neighbourOf("E1", "ArrowDown", false, -1)).toBe("D1");
    expect(neighbourOf("I5", "ArrowUp", false)).toBeNull();
    expect(neighbourOf("I5", "ArrowRight", true, -1)).toBe("I6");
  });

  it("jump to the ends of a line", () => {
    expect(neighbourOf("F6", "Home", false)).toBe("F2");
    expect(neighbourOf("F6", "End", false)).toBe("F9");
    expect(neighbourOf("F6", "Home", true)).toBe("I6");
    expect(neighbourOf("F6", "End", true)).toBe("B6");
  });
});

describe("shapes", () => {
  it("know what a jump goes over", () => {
    expect(between("D3", "D5")).toBe("D4");
    expect(between("D5", "F7")).toBe("E6");
    expect(between("D3", "D4")).toBeNull();
    expect(between("D3", "D3")).toBeNull();
  });

  it("make an arc that starts, ends and clears", () => {
    const from = { x: 0, y: 0 };
    const to = { x: 100, y: -20 };
    const way = curvePoints(from, arcTop(from, to, 100), to, 10);
    expect(way[0]).toEqual(from);
    expect(way.at(-1)).toEqual(to);
    expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(-45);
  });

  it("let the whole stack be touched", () => {
    const flat = Math.min(...hitArea(FLAT, 0).map(({ y }) => y));
    const tall = Math.min(...hitArea(LEANING, 3).map(({ y }) => y));
    expect(flat).toBeCloseTo(-40);
    expect(tall).toBeLessThan(-46);
  });

  it("are drawn as closed paths", () => {
    expect(outline(corners(FLAT, 10))).toBe("M0,-10L8.7,-5L8.7,5L0,10L-8.7,5L-8.7,-5Z");
  });
});
