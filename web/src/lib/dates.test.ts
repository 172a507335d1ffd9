import { describe, expect, it } from "vitest";
import { dateOf } from "./dates";
import { localeOf } from "./locale";

describe("a locale", () => {
  it("is the reader's own region of the page's language", () => {
    expect(localeOf("en", ["de-AT", "en-AU", "en-US"])).toBe("en-AU");
    expect(localeOf("de", ["de", "de-CH"])).toBe("de-CH");
    expect(localeOf("he", ["iw-IL"])).toBe("iw-IL");
  });

  it("is the language's own where the browser names no region", () => {
    expect(localeOf("en", ["fr-FR", "en"])).toBe("en-GB");
    expect(localeOf("ru", ["en-US"])).toBe("ru");
  });
});

describe("a date", () => {
  const when = new Date(2026, 10, 18, 14, 41).getTime();
  it("is written as the region does", () => {
    expect(dateOf(when, when, "en-GB")).toBe("18 Nov, 14:41");
    expect(dateOf(when, when, "en-US").replace(/\s/g, " ")).toBe("Nov 18, 2:41 PM");
    expect(dateOf(when, when, "de-DE")).toBe("18. Nov., 14:41");
  });

  it("has its year and no time in another year", () => {
    expect(dateOf(when, new Date(2027, 1, 1).getTime(), "en-GB")).toBe("18 Nov 2026");
  });
});
