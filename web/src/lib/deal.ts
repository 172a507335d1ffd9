/** The animation of the deal: the pieces on the table fly in from the pile, one after another. */
import { FACTS } from "../games";
import type { GameName } from "../wire";
import { EASE, rectOf } from "./motion";
import { moves, settings } from "./settings.svelte";
import { STORED, readText, writeText } from "./storage";

const MAX_MS = 900; // ms from the first piece to the last
const FLIGHT_MS = 420; // ms of one piece

/** True if a table is seen for the first time in this tab, before its first move. */
export function isNew(table: string, moment: number): boolean {
  if (moment > 0 || !moves()) return false;
  if (readText(STORED.dealtTable) === table) return false;
  return writeText(STORED.dealtTable, table); // a tab that stores nothing would deal at every visit
}

/** Animate the deal as soon as the pieces are on the table; the returned function cancels it. */
export function dealWhenLaid(game: GameName): () => void {
  const { pieces } = FACTS[game].dealt;
  const laid = () => document.querySelector(pieces) !== null && (observer.disconnect(), deal(game));
  const observer = new MutationObserver(laid); // heard before anything is painted
  observer.observe(document.body, { childList: true, subtree: true });
  laid();
  return () => observer.disconnect();
}

/** The pieces are already there and can be used: only their pictures move. */
function deal(game: GameName): void {
  const { pieces, pile } = FACTS[game].dealt;
  const nodes = [...document.querySelectorAll(pieces)];
  const pace = Math.max(1, settings.speed);
  const from = rectOf(pile);
  const gap = (MAX_MS - FLIGHT_MS) / Math.max(1, nodes.length - 1);
  nodes.forEach((node, at) => {
    const to = node.getBoundingClientRect();
    const [x, y] = from
      ? [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
      : [0, -innerHeight / 4];
    const frames = { translate: [`${x}px ${y}px`, "0 0"], opacity: [0, 1, 1] };
    node.animate(frames, {
      id: "deal",
      duration: FLIGHT_MS / pace,
      delay: (at * gap) / pace,
      easing: EASE,
      fill: "backwards",
    });
  });
}
