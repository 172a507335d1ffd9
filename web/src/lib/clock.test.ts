import { expect, it } from "vitest";
import { clockText } from "./clock.svelte";

it("writes a clock as minutes and seconds", () => {
  expect([clockText(0), clockText(900), clockText(61_000), clockText(3_600_000)]).toEqual([
    "0:00",
    "0:01",
    "1:01",
    "1:00:00",
  ]);
});
