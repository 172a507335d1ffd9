/** Top Hats in words: hats, events, cells. */
import type { Board } from "../../lib/board";
import { type Params, t, words } from "../../lib/i18n.svelte";
import type { EventSummary } from "../../lib/games";
import type { GameEvent } from "../../wire";
import { personOf } from "../words";
import type { Hat, Tower } from "./model";

export { explainRefusal } from "../words";

export function hatName(hat: Hat | "unknown"): string {
  return t("topw-hat", { colour: hat ?? "unknown" });
}

/** Describe an event for the log and the screen reader. */
export function describeEvent(gameEvent: GameEvent, board: Board): string {
  if (gameEvent.code === "top-stop") return ""; // the last jump says where it ended
  const params: Params = { ...gameEvent.params };
  const seat = gameEvent.params?.seat;
  if (typeof seat === "number") Object.assign(params, personOf(board, seat));
  return t(`log-${gameEvent.code}`, params);
}

const BUILDS = ["top-build", "top-build-unseen"];

/** Summarize events that come together, as when all stacks are uncovered: a line for each builder, and the stacks as details. */
export function summarizeEvents(gameEvents: readonly GameEvent[], board: Board): EventSummary {
  const seats = [
    ...new Set(gameEvents.filter(({ code }) => BUILDS.includes(code)).map(({ params }) => params!.seat as number)),
  ];
  const builds = seats.map((seat) => ({
    seat,
    all: gameEvents.filter(({ code, params }) => BUILDS.includes(code) && params!.seat === seat),
  }));
  const more = builds.map(({ seat, all }) => {
    const stacks = all
      .filter(({ code }) => code === "top-build")
      .map(({ params }) =>
        t("log-top-stack", { middle: hatName(params!.middle as Hat), bottom: hatName(params!.bottom as Hat) }),
      );
    return stacks.length > 0 ? t("log-top-stacks", { who: board.nameOf(seat), stacks: stacks.join(" · ") }) : "";
  });
  const built = builds.map(({ seat, all }) => t("log-top-build", { ...personOf(board, seat), count: all.length }));
  return {
    lines: [
      ...built,
      ...gameEvents.filter(({ code }) => !BUILDS.includes(code)).map((one) => describeEvent(one, board)),
    ],
    more: more.filter(Boolean),
  };
}

/** Join names as the language does: "Ann, Bob and Cy". */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(words.locale, { type: "conjunction" }).format(names);
}

export type CellAction =
  "move" | "stuck" | "picked" | "here" | "land" | "land-takes" | "land-on" | "place" | "sunk" | "none";

const labels = new Map<string, string>();

/**
 * Describe a cell for a screen reader: its stack as far as the viewer knows it, and what can be done with it.
 * Cached by language, cell, action and hats, never cleared: all 61 cells are described with every change.
 */
export function describeCell(cell: string, tower: Tower | undefined, can: CellAction): string {
  const key = `${words.language} ${cell} ${can} ${tower?.hats.join() ?? ""}`;
  const known = labels.get(key) ?? label(cell, tower, can);
  labels.set(key, known);
  return known;
}

function label(cell: string, tower: Tower | undefined, can: CellAction): string {
  const top = tower ? (tower.hats[0] ?? "neutral") : "none";
  const height = tower?.hats.length ?? 0;
  const params = { cell, colour: top, height, can: t("topw-can", { can }) };
  if (top === "none") return t("topw-say-empty", params).trim();
  if (top === "neutral") return t("topw-say-neutral", params).trim();
  if (height === 1) return t("topw-say-single", params).trim();
  return t("topw-say-stack", { ...params, below: joinNames(tower!.hats.slice(1).map(hatName)) }).trim();
}
