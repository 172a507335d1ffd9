/** The deal of Magic Hat, as docs/records.md says. */
import type { PlayedGame, Stream } from "../../lib/fair";

const KINDS = (
  "king queen princess knight wizard jester cook maid dragon astrologer " +
  "noble archer monk bishop troubadour farmer miner fairy sultan sailor"
).split(" ");
const BOX: Record<number, string[]> = {
  1: KINDS,
  2: KINDS.slice(0, 10),
  4: ["king", "knight", "wizard", "jester", "dragon"],
};

export function dealMagicHat(stream: Stream, { options }: PlayedGame): unknown {
  const copies = Number(options.copies);
  const kinds = (BOX[copies] ?? []).flatMap((kind) => Array.from({ length: copies }, () => kind));
  const all = [...kinds, ...Array.from({ length: Number(options.magic_hats) }, () => "magic")];
  for (;;) {
    const characters = stream.shuffled(kinds);
    const hats = stream.shuffled(all);
    const row = characters.splice(0, 7);
    const laid = hats.splice(0, 7);
    if (laid.some((hat) => hat === "magic" || row.includes(hat)))
      return { row, hats: laid, character_pile: characters, hat_pile: hats };
  }
}
