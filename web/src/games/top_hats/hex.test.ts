// @vitest-environment node
import { describe, expect, it } from "vitest";
import { CELLS, CENTRE, along, arch, around, between, centreOf, corners, outline, ringOf, touchable, walk } from "./hex";

describe("the cells of the tray (T1)", () => {
  it("are 61, in rings of 1, 6, 12, 18 and 24", () => {
    expect(CELLS).toHaveLength(61);
    expect([0, 1, 2, 3, 4].map((ring) => CELLS.filter((cell) => ringOf(cell) === ring).length)).toEqual([1, 6, 12, 18, 24]);
    expect(ringOf(CENTRE)).toBe(0);
    for (const corner of ["A1", "A5", "E1", "E9", "I5", "I9"]) expect(ringOf(corner)).toBe(4);
  });

  it("are painted from the far row to the near one", () => {
    expect(CELLS.slice(0, 5)).toEqual(["I5", "I6", "I7", "I8", "I9"]);
    expect(CELLS.slice(-5)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
  });

  it("lie where the board has them: the centre in the middle, row A at the bottom left", () => {
    const { x, y } = centreOf(CENTRE, 1);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(-22); // the centre stands highest
    expect(centreOf("A1", 1).x).toBeCloseTo(-138.6, 1);
    expect(centreOf("A1", 1).y).toBeCloseTo(240);
    expect(centreOf("I9", 0.84).y).toBeCloseTo(-201.6);
  });

  it("of a sunken ring lie deeper than the tray's edge", () => {
    expect(centreOf("A1", 1, true).y).toBeGreaterThan(centreOf("A1", 1).y);
  });

  it("of a ring are walked round clockwise, each a neighbour of the one before", () => {
    const ring = around(4);
    expect(ring).toHaveLength(24);
    for (const [at, cell] of ring.entries()) {
      const other = ring[(at + 1) % ring.length]!;
      const [one, two] = [centreOf(cell, 1), centreOf(other, 1)];
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeCloseTo(69.28, 1);
    }
  });
});

describe("arrow keys", () => {
  it("walk along a row and end at its ends", () => {
    expect(walk("E5", "ArrowRight")).toBe("E6");
    expect(walk("E5", "ArrowLeft")).toBe("E4");
    expect(walk("E9", "ArrowRight")).toBeNull();
    expect(walk("A1", "ArrowLeft")).toBeNull();
  });

  it("go straight up by leaning right and left in turn", () => {
    expect(walk("C3", "ArrowUp", "right")).toBe("D4");
    expect(walk("D4", "ArrowUp", "left")).toBe("E4");
    expect(walk("E4", "ArrowDown", "right")).toBe("D4");
  });

  it("find the way round a corner where only one cell is left", () => {
    expect(walk("E9", "ArrowUp", "right")).toBe("F9");
    expect(walk("E1", "ArrowUp", "left")).toBe("F2");
    expect(walk("E1", "ArrowDown", "left")).toBe("D1");
    expect(walk("I5", "ArrowUp")).toBeNull();
  });

  it("reach every cell from the centre", () => {
    const seen = new Set([CENTRE]);
    for (const cell of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const)
        for (const lean of ["left", "right"] as const) {
          const next = walk(cell, key, lean);
          if (next) seen.add(next);
        }
    expect(seen.size).toBe(61);
  });

  it("jump to the ends of a row", () => {
    expect(walk("F6", "Home")).toBe("F2");
    expect(walk("F6", "End")).toBe("F9");
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
    const way = along(from, arch(from, to, 100), to, 10);
    expect(way[0]).toEqual(from);
    expect(way.at(-1)).toEqual(to);
    expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(-45);
  });

  it("let the whole stack be touched", () => {
    const flat = Math.min(...touchable(1, 0).map(({ y }) => y));
    const tall = Math.min(...touchable(0.84, 3).map(({ y }) => y));
    expect(flat).toBeCloseTo(-40);
    expect(tall).toBeLessThan(-46);
  });

  it("are drawn as closed paths", () => {
    expect(outline(corners(1, 10))).toBe("M0,-10L8.7,-5L8.7,5L0,10L-8.7,5L-8.7,-5Z");
  });
});
