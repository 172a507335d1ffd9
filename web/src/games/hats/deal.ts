/** The deal of Hats, as docs/records.md says. */
import type { PlayedGame, Stream } from "../../lib/fair";

const TYPES = [..."BCDFKST"];

export function dealHats(stream: Stream, { players, options, first }: PlayedGame): unknown {
  const asked = options.removed;
  const removed =
    players > 2 ? [] : (asked === "random" ? stream.shuffled(TYPES).slice(0, 2) : [...String(asked)]).sort();
  const pack = TYPES.filter((type) => !removed.includes(type)).flatMap((type) =>
    [1, 2, 3, 4, 5, 6].map((value) => `${type}${value}`),
  );
  const cards = stream.shuffled(pack);
  const table = cards.splice(0, players === 2 ? 5 : 6);
  const hands: string[][] = [];
  for (let turn = 0; turn < players; turn++) hands[(first + turn) % players] = cards.splice(0, 9);
  return players === 2 ? { removed, table, hands, deck: cards } : { table, hands, deck: cards };
}
