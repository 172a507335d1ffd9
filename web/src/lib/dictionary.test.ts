import { describe, expect, it } from "vitest";
import { Dictionary, numeral } from "./dictionary";

const SOURCE = `-game = { $case ->
   *[plain] the game
    [of] of the game
}
end = The end { -game(case: "of") }.
  It was long.
count = { $n ->
    [one] one hat
   *[other] { $n } hats
}
both = { count } and { end }
plain = A plain line =  with spaces \u0020
joined = { plain }!`;

describe("words", () => {
  it("are read when they are said, with what they refer to", () => {
    const words = new Dictionary("en", [SOURCE, "more = More"]);
    const errors: Error[] = [];
    expect(words.say("both", { n: 2 }, errors)).toBe("2 hats and The end of the game.\nIt was long.");
    expect(words.say("count", { n: 1 }, errors)).toBe("one hat");
    expect(words.say("more", undefined, errors)).toBe("More");
    for (let time = 0; time < 2; time++)
      expect(words.say("plain", undefined, errors)).toBe("A plain line =  with spaces");
    expect(words.say("joined", undefined, errors)).toBe("A plain line =  with spaces!");
    expect(words.say("plain", undefined, errors)).toBe("A plain line =  with spaces");
    expect(errors).toEqual([]);
  });

  it("are known before and after they are said; what is missing is said to be", () => {
    const words = new Dictionary("en", [SOURCE]);
    expect(words.has("end")).toBe(true);
    words.say("end", undefined, []);
    expect(words.has("end")).toBe(true);
    expect(words.has("nothing")).toBe(false);
    expect(words.say("nothing", undefined, [])).toBeNull();
  });

  it("say what went wrong", () => {
    const errors: Error[] = [];
    new Dictionary("en", [SOURCE]).say("count", {}, errors);
    expect(errors).not.toEqual([]);
  });

  it("have a minus sign before numbers below zero, and leave hyphens alone", () => {
    const words = new Dictionary("en", ["score = { $who }: { $score }", "range = { $from }-{ $to }"]);
    expect(words.say("score", { who: "Anna-2", score: -3 }, [])).toBe("Anna-2: −3");
    expect(words.say("range", { from: 2, to: 4 }, [])).toBe("2-4");
    expect([numeral(-1), numeral(0), numeral(12)]).toEqual(["−1", "0", "12"]);
  });

  it("set apart a name that runs to the left, so that what follows it stays behind it", () => {
    const words = new Dictionary("en", ["score = { $who } { $score }"]);
    expect(words.say("score", { who: "אורח 361", score: 10 }, [])).toBe("\u2068אורח 361\u2069 10");
    expect(words.say("score", { who: "Guest 361", score: 10 }, [])).toBe("Guest 361 10");
  });

  it("run to the left in Hebrew even where they are put together of parts that are set apart", () => {
    const words = new Dictionary("he", [
      "card = { $type ->\n    [B] כומתה\n   *[S] סומבררו\n} { $value }\nplay = הנחתם { $card }.\nname = { $who }",
    ]);
    const card = words.say("card", { type: "S", value: 1 }, [])!;
    expect(card).toBe("\u200F\u2068סומבררו\u2069 \u20681\u2069");
    expect(words.say("play", { card }, [])).toBe(`הנחתם \u2068${card}\u2069.`);
    expect(words.say("name", { who: "Anna" }, [])).toBe("Anna");
  });
});
