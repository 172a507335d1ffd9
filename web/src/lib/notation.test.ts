import { beforeAll, describe, expect, it } from "vitest";
import { words } from "./i18n.svelte";
import { LANGUAGES } from "./languages";
import { moveText } from "./notation";
import { problemText } from "./rest";

const MOVES = [
  "exchange S5 1",
  "black D4",
  "discard D4",
  "offer D4",
  "give S2",
  "end",
  "peek 3",
  "swap 2 5",
  "open 4",
  "build yellow red",
  "place 2 E7",
  "move C3 C4",
  "move C3 C5 E7",
  "C3-E7*C4,D6",
  "E4-E4*C4,E5",
  "narrow",
  "pass",
];
/** marks of direction round what stands in a sentence */
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe("in English", () => {
  beforeAll(() => words.setLanguage("en"));

  it.each([
    ["exchange S5 1", "play the Sombrero 5 on position 1"],
    ["black D4", "play the Deerstalker 4 as a black hat"],
    ["end", "end your turn"],
    ["swap 2 5", "swap the hats in slots 2 and 5"],
    ["build yellow red", "build a stack: yellow in the middle, red at the bottom"],
    ["place 2 E7", "place a stack on E7"],
    ["move C3 C5 E7", "move from C3 to E7"],
    ["C3-C4", "move from C3 to C4"],
    ["C3-E7*C4,D6", "jump from C3 to E7, capturing on C4 and D6"],
    ["E4-I8*D4", "jump from E4 to I8, capturing on D4"],
    ["E4-E4*D4,F5", "jump from E4 and back, capturing on D4 and F5"],
  ])("says %s", (move, said) => expect(bare(moveText(move))).toBe(said));

  it("gives back what it cannot read", () => expect(moveText("dance")).toBe("dance"));
  it("counts seats from 1, as the page does", () => {
    expect(bare(problemText({ code: "table/seat-taken", params: { seat: 0, allowed: "1, 3" } }))).toMatch(
      /Seat 1\b.*2, 4/,
    );
    expect(bare(problemText({ code: "table/seated", params: { seat: 2 } }))).toMatch(/\b3\b/);
  });
  it("names the move of a notice in words", () =>
    expect(bare(problemText({ code: "move/premove-dropped", params: { move: "exchange S5 1" } }))).toContain(
      "play the Sombrero 5 on position 1",
    ));
});

it.each(LANGUAGES)("shows nobody who reads %s a written verb", async (language) => {
  await words.setLanguage(language);
  for (const move of MOVES) {
    const said = bare(moveText(move));
    expect(said).not.toBe("");
    expect(said).not.toMatch(/exchange|S5|D4|S2|\{|said-/);
    if (language !== "en") expect(said).not.toMatch(/\b(end|peek|open|swap|build|place|narrow|pass)\b/);
  }
});
