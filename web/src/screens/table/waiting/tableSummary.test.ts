import { beforeAll, expect, it } from "vitest";
import { words } from "../../../lib/i18n.svelte";
import type { TableInfo } from "../../../wire";
import { tableSummary } from "./tableSummary";

beforeAll(() => words.setLanguage("en"));

it("names the types that stay in the box", () => {
  const info = { setup: { game: "hats" }, options: { removed: "CK" } } as unknown as TableInfo;
  expect(tableSummary(info)).toContain("Left in the box: Cloche and Kepi.");
});
