import { expect, it } from "vitest";
import { meant } from "./panels";

it("understands shortcuts on keyboards with other letters", () => {
  expect(meant({ key: "l", code: "KeyL" })).toBe("l");
  expect(meant({ key: "д", code: "KeyL" })).toBe("l");
  expect(meant({ key: "ך", code: "KeyL" })).toBe("l");
  expect(meant({ key: "a", code: "KeyQ" })).toBe("a");
  expect(meant({ key: "ArrowLeft", code: "ArrowLeft" })).toBe("ArrowLeft");
});
