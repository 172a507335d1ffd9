/** Render what viewers of a local table are sent: the only module that turns a table into messages, in the server's form. */
import { EVERYTHING, SPECTATOR } from "../engine/engine";
import type { GameEvent, Notice, Private, Scene, Snapshot, TableEvent, Update } from "../wire";
import { LocalTable } from "./localTable";
import { type Event, type Fact, type SavedGame, ownerOf } from "./savedGame";
import type { Engine } from "../engine/engine";

const MAX_LEGAL_SHOWN = 1_000; // legal moves in a scene
const WITHOUT_SCENE: readonly Fact["kind"][] = ["rematch_asked", "rematched"];
const KEEPS_INFO: readonly Fact["kind"][] = ["moved", "chose", "rechose", "premoved", "premove_dropped", "undone"];

export type TableMessage = Update | Private | Notice;

/** The game as a viewer may see it now. `asInPlay`: what was hidden in play stays hidden when the game is over, and plans are left out. */
export function sceneOf(table: LocalTable, viewer: number, asInPlay = false): Scene {
  const { match, simultaneous } = table;
  const isRevealed = match.isComplete && !asInPlay && viewer !== EVERYTHING;
  const { view, scores } = isRevealed ? match.reveal(viewer) : match.look(viewer);
  const acts = viewer >= 0 && table.acting.includes(viewer);
  const legal = acts ? table.legal(viewer).slice(0, MAX_LEGAL_SHOWN) : [];
  const paths = acts && !asInPlay ? table.paths(viewer) : [];
  const chosen = viewer >= 0 && simultaneous && !asInPlay ? [...table.choices[viewer]!] : [];
  const premove = asInPlay ? undefined : table.premoves.get(viewer);
  return {
    moment: match.ply,
    view,
    turn: match.mover,
    ...(legal.length ? { legal } : {}),
    ...(simultaneous ? { choosing: table.acting } : {}),
    ...(chosen.length ? { chosen } : {}),
    ...(premove ? { premove } : {}),
    ...(match.mover === null ? { result: table.result() } : {}),
    score_preview: scores,
    ...(paths.length ? { paths } : {}),
  };
}

export function snapshotOf(table: LocalTable, viewer: number): Snapshot {
  return {
    type: "snapshot",
    table: table.id,
    seq: table.seq,
    at: table.publicAt,
    info: table.info,
    ...(viewer === SPECTATOR ? {} : { seat: viewer }),
    scene: sceneOf(table, viewer),
  };
}

/** The messages about the event that was applied last, for one viewer; `since` is the ply before it. */
export function renderEvent(
  table: LocalTable,
  { at, fact }: Event,
  since: number,
  viewer: number,
  asInPlay = false,
): TableMessage[] {
  const owner = ownerOf(fact);
  if (owner !== null && owner !== viewer) return [];
  const { id } = table;
  const scene = WITHOUT_SCENE.includes(fact.kind) ? null : sceneOf(table, viewer, asInPlay);
  if (owner !== null) {
    const secret: TableMessage[] = [{ type: "private", table: id, at, scene: scene! }];
    if (fact.kind === "premove_dropped")
      secret.push({ type: "notice", code: "move/premove-dropped", params: { move: fact.move }, table: id });
    return secret;
  }
  const { match } = table;
  const gameEvents: GameEvent[] = scene ? match.events(Math.min(since, match.ply), viewer) : [];
  const info = table.status === "over" || !KEEPS_INFO.includes(fact.kind) ? table.info : null;
  return [
    {
      type: "update",
      table: id,
      seq: table.seq,
      at,
      what: tableEvent(fact),
      ...(gameEvents.length ? { game_events: gameEvents } : {}),
      ...(scene ? { scene } : {}),
      ...(info ? { info } : {}),
      ...(fact.kind === "started" ? { seat: viewer >= 0 ? viewer : null } : {}),
    },
  ];
}

/** All updates of a game, as a viewer got them. */
export function historyOf(engine: Engine, saved: Readonly<SavedGame>, viewer: number, asInPlay: boolean): Update[] {
  const table = new LocalTable(engine, saved);
  return saved.events.flatMap((event) => {
    const since = table.match.ply;
    table.apply(event);
    return renderEvent(table, event, since, viewer, asInPlay).filter((message) => message.type === "update");
  });
}

/** A fact that all may know, as they may know it. */
function tableEvent(fact: Fact): TableEvent {
  switch (fact.kind) {
    case "moved":
      return { kind: "moved", seat: fact.seat, ...(fact.ahead ? { ahead: true } : {}) };
    case "chose":
    case "rechose":
      return { kind: fact.kind, seat: fact.seat };
    case "premoved":
    case "premove_dropped":
      throw new Error(`${fact.kind} makes no update`);
    default:
      return fact;
  }
}
