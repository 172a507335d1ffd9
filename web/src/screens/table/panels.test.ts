import { expect, it } from "vitest";
import { latinKey } from "./panels";

it("understands shortcuts on keyboards with other letters", () => {
  expect(latinKey({ key: "l", code: "KeyL" })).toBe("l");
  expect(latinKey({ key: "д", code: "KeyL" })).toBe("l");
  expect(latinKey({ key: "ך", code: "KeyL" })).toBe("l");
  expect(latinKey({ key: "a", code: "KeyQ" })).toBe("a");
  expect(latinKey({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("ArrowLeft");
});
