import { describe, expect, it } from "vitest";
import type { Board } from "../../lib/board";
import type { Refused, Way } from "../../wire";
import { Play } from "./play.svelte";

const way = (to: string, more = false): Way => ({ to, move: `C2-${to}`, stop: true, more, falls: to === "C4" ? ["C3"] : [] });

/** A board that answers a move when it is told to. */
function asking(legal: string[], phase: string | null) {
  let answer: (refused: Refused | null) => void = () => undefined;
  const board = {
    live: true,
    legal,
    seat: 0,
    scene: { view: { game: "top_hats", phase, band: 4, stacks: { C2: ["red"] }, unplaced: [] } },
    move: () => new Promise<Refused | null>((done) => (answer = done)),
    ways: () => Promise.resolve({ ways: [way("C3"), way("C4"), way("B1")], here: null }),
  } as unknown as Board;
  return { play: new Play(() => board, () => Promise.resolve()), answer: () => answer(null) };
}

describe("a move that the player is asked about", () => {
  it("is the only one that is shown, until it is answered", async () => {
    const { play, answer } = asking(["C2-C3", "C2-C4", "C2-B1"], null);
    await play.touch("C2");
    expect([...play.landings.keys()]).toEqual(["C3", "C4", "B1"]);
    expect(play.might).toEqual(["C3"]);
    const made = play.touch("B1");
    expect([...play.landings.keys()]).toEqual(["B1"]);
    expect(play.might).toEqual([]);
    answer();
    await made;
    expect([...play.landings.keys()]).toEqual(["C3", "C4", "B1"]);
  });

  it("is one place of a stack", async () => {
    const { play, answer } = asking(["place 1 C3", "place 1 C6"], "placing");
    play.choose(1);
    const made = play.touch("C6");
    expect([...play.places]).toEqual(["C6"]);
    answer();
    await made;
    expect([...play.places]).toEqual(["C3", "C6"]);
  });
});
