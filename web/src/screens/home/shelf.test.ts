import { expect, test } from "vitest";
import { place, swiped, turned } from "./shelf";

test("neighbours of the cover in front stand at both its sides", () => {
  expect([0, 1, 2].map((at) => place(at, 0, 3))).toEqual([0, 1, -1]);
  expect([0, 1, 2].map((at) => place(at, 2, 3))).toEqual([1, -1, 0]);
});

test("the shelf turns round", () => {
  expect(turned(2, 1, 3)).toBe(0);
  expect(turned(0, -1, 3)).toBe(2);
});

test("a stroke towards the start side shows the next cover, in both directions of writing", () => {
  expect(swiped(-80, 5, "ltr")).toBe(1);
  expect(swiped(80, 5, "ltr")).toBe(-1);
  expect(swiped(-80, 5, "rtl")).toBe(-1);
});

test("a tap and a stroke downwards turn nothing", () => {
  expect(swiped(10, 0, "ltr")).toBe(0);
  expect(swiped(50, 90, "ltr")).toBe(0);
});
