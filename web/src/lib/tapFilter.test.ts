import { expect, it } from "vitest";
import { BOUNCE, TapFilter } from "./tapFilter";

it("a second tap on the same thing is none, until some time has passed", () => {
  const taps = new TapFilter();
  expect(taps.isBounce("C3", 1000)).toBe(false);
  expect(taps.isBounce("C3", 1000 + BOUNCE - 1)).toBe(true);
  expect(taps.isBounce("C3", 1000 + BOUNCE)).toBe(false);
  expect(taps.isBounce("C4", 1001 + BOUNCE)).toBe(false);
  expect(taps.isBounce("C3", 1002 + BOUNCE)).toBe(false);
  taps.reset();
  expect(taps.isBounce("C3", 1003 + BOUNCE)).toBe(false);
});
