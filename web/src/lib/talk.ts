/** The chat of a table. */
import { FACTS } from "../games";
import type { Phrase, Setup, TableInfo } from "../wire";
import type { Step } from "./table.svelte";

export const MAX_LENGTH = 300;

export interface ChatLine {
  seq: number;
  at: number;
  player: string;
  name: string;
  seat: number | null;
  phrase: Phrase | null;
  /** null with a phrase, and where the speaker is muted */
  text: string | null;
}

export function chatLines(steps: readonly Step[], info: TableInfo | null): ChatLine[] {
  return steps.flatMap(({ what, seq, at }) => {
    if (what.kind !== "said") return [];
    const seat = info?.seats.findIndex((sitting) => sitting.player === what.player) ?? -1;
    return [
      {
        seq,
        at,
        player: what.player,
        name: what.name,
        seat: seat < 0 ? null : seat,
        phrase: what.phrase ?? null,
        text: what.text ?? null,
      },
    ];
  });
}

/** True if the speaker is muted by this reader. */
export function isMuted(line: ChatLine): boolean {
  return line.phrase === null && line.text === null;
}

export function talkLevel(setup: Setup): "free" | "phrases" | "none" {
  return setup.talk ?? "free";
}

const GREETINGS: readonly Phrase[] = ["hello", "good-luck", "have-fun"];
const FAREWELLS: readonly Phrase[] = ["good-game", "again", "next-time", "must-go", "bye", "well-played"];

/** The quick phrases, those that suit the moment first; a word to the partner only where there is one. */
export function phrasesFor(phrases: readonly Phrase[], info: TableInfo): Phrase[] {
  const partners = FACTS[info.setup.game].hasPartners(info.setup.players);
  const first = info.status === "open" ? GREETINGS : info.status === "playing" ? [] : FAREWELLS;
  const usual = phrases.filter((phrase) => partners || phrase !== "well-done-partner");
  return [...usual.filter((phrase) => first.includes(phrase)), ...usual.filter((phrase) => !first.includes(phrase))];
}

/** How long a text is, counted as the server does. */
export function lengthOf(text: string): number {
  return [...text].length;
}
