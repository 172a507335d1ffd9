// @vitest-environment node
import { describe, expect, it } from "vitest";
import { cellSize, layoutOf } from "./layout";

/** Windows of phones without the bar: 52 px upright; held sideways it stands over the corners of the scene. */
describe("the tray's room", () => {
  it.each([
    [360, 688],
    [360, 588],
    [375, 615],
    [412, 840],
    [740, 360],
    [640, 400],
    [667, 375],
    [844, 390],
    [610, 480],
    [900, 600],
    [960, 640],
    [768, 960],
    [601, 700],
    [1280, 740],
  ])("of %i × %i gives every cell a finger's width", (width, height) => {
    expect(cellSize(layoutOf(width, height))).toBeGreaterThanOrEqual(43.5);
  });

  it("is enough below a coach, where no rail stands", () => {
    expect(cellSize(layoutOf(360, 550, true, false))).toBeGreaterThanOrEqual(43.6);
  });

  it("is used upright where it is higher than wide", () => {
    expect(layoutOf(360, 688).projection).toEqual({ tilt: 1, turned: true });
    expect(layoutOf(740, 360).projection.turned).toBe(false);
    expect(layoutOf(1280, 740).projection).toEqual({ tilt: 0.84, turned: false });
    expect(layoutOf(568, 320)).toMatchObject({ phone: false, low: true });
    expect(layoutOf(360, 300).projection.turned).toBe(false);
  });

  it("knows when the tray's point stands where the words are", () => {
    expect(layoutOf(360, 688).tight).toBe(false);
    expect(layoutOf(390, 682).tight).toBe(true); // a lesson on a larger phone, below the coach
    expect(layoutOf(390, 682, false).tight).toBe(false);
    expect(layoutOf(1280, 740).tight).toBe(false);
  });

  it("keeps the cells inside a narrow window", () => {
    const { wide } = layoutOf(320, 588);
    expect((wide * 560) / 612).toBeLessThanOrEqual(320);
  });
});
