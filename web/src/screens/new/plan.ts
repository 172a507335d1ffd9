/** The plan of a new table, and the setup made from it. Knows no rules: `GAME_INFOS` says what a game allows. */
import { FACTS } from "../../games";
import type { HotSeatRequest } from "../../lib/hotSeat";
import { hasServer } from "../../lib/siteInfo";
import type { Clock, GameInfo, GameName, House, Level, Setup, Value } from "../../wire";

export type Sitter =
  | { kind: "me" }
  | { kind: "bot"; level: Level }
  | { kind: "friend" } // comes by link
  | { kind: "here"; name: string }; // plays on this device

export interface Plan {
  game: GameName;
  seats: Sitter[]; // the first is one's own
  edition: Value | null; // null: the game has none, or its usual one
  options: Record<string, Value>; // those that differ from the edition
  meFirst: boolean;
  clock: Clock;
  spectators: NonNullable<Setup["spectators"]>;
  talk: NonNullable<Setup["talk"]>;
  public: boolean;
  rated: boolean;
}

/** The clocks that are offered, by kind. */
export const CLOCKS: { [Kind in Clock["kind"]]: Extract<Clock, { kind: Kind }>[] } = {
  none: [{ kind: "none" }],
  turn: [30, 60, 120, 300].map((seconds) => ({ kind: "turn", seconds })),
  bank: (
    [
      [300, 5],
      [600, 10],
      [1200, 15],
    ] as const
  ).map(([seconds, increment]) => ({ kind: "bank", seconds, increment })),
  days: [1, 2, 3, 7].map((days) => ({ kind: "days", days })),
};

const NEWCOMERS: readonly Level[] = ["march_hare", "dormouse", "cheshire_cat", "mad_hatter"]; // in the order they come

/** The plan to begin with: against bots, or with a friend, who gets the link or, without a server, plays on this device. */
export function defaultPlan(game: GameName, friends = false): Plan {
  const others = friends
    ? [hasServer ? ({ kind: "friend" } as const) : ({ kind: "here", name: "" } as const)]
    : FACTS[game].usualBots.map((level): Sitter => ({ kind: "bot", level }));
  return {
    game,
    seats: [{ kind: "me" }, ...others],
    edition: null,
    options: {},
    meFirst: false,
    clock: { kind: "none" },
    spectators: "blind",
    talk: "free",
    public: false,
    rated: false,
  };
}

/** Chat levels, from nothing to everything. */
export const TALK: readonly Plan["talk"][] = ["none", "phrases", "free"];

/** The plan as far as the server's host allows it. */
export function withinLimits(plan: Plan, house: House): Plan {
  const talk = TALK[Math.min(TALK.indexOf(plan.talk), TALK.indexOf(house.talk ?? "free"))]!;
  const spectators = house.spectators === false ? "none" : plan.spectators;
  return { ...plan, talk, spectators, public: plan.public && house.lobby !== false };
}

/** The plan for another game: players stay as far as there are seats. */
export function withGame(plan: Plan, game: GameName, info: GameInfo): Plan {
  const most = Math.max(...info.players);
  return { ...plan, game, seats: plan.seats.slice(0, most), edition: null, options: {} };
}

/** Put another player on a seat. A table is either for this device or for links, never both. */
export function withSitter(plan: Plan, at: number, who: Sitter): Plan {
  const seats = plan.seats.map((sitter, number): Sitter => {
    if (number === at) return who;
    if (who.kind === "friend" && sitter.kind === "here") return { kind: "friend" };
    if (who.kind === "here" && sitter.kind === "friend") return { kind: "here", name: "" };
    return sitter;
  });
  return { ...plan, seats };
}

export function canAdd(plan: Plan, info: GameInfo): boolean {
  return info.players.includes(plan.seats.length + 1);
}

export function canRemove(plan: Plan, info: GameInfo): boolean {
  return info.players.includes(plan.seats.length - 1);
}

/** One seat more. Where friends are waited for anyway it is for another one; else a bot comes with a face of its own. */
export function withSeat(plan: Plan): Plan {
  const here = plan.seats.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.level] : []));
  const level = NEWCOMERS.find((newcomer) => !here.includes(newcomer)) ?? NEWCOMERS[0]!;
  return { ...plan, seats: [...plan.seats, waitsForFriends(plan) ? { kind: "friend" } : { kind: "bot", level }] };
}

export function withoutSeat(plan: Plan, at: number): Plan {
  return { ...plan, seats: plan.seats.filter((_, number) => number !== at) };
}

/** Make a seat free for a friend who gets the link: one that is free already, or the last one. */
export function withFriend(plan: Plan): Plan {
  return plan.seats.some((sitter) => sitter.kind === "friend")
    ? plan
    : withSitter(plan, plan.seats.length - 1, { kind: "friend" });
}

export function waitsForFriends(plan: Plan): boolean {
  return plan.seats.some((sitter) => sitter.kind === "friend");
}

export function isHotSeat(plan: Plan): boolean {
  return plan.seats.some((sitter) => sitter.kind === "here");
}

/** Every option before single changes: the defaults, and what the edition sets. */
function editionOptions(plan: Plan, info: GameInfo): Record<string, Value> {
  const defaults = Object.fromEntries(info.options.map((option) => [option.name, option.values[0]!]));
  const edition = plan.edition ?? defaults["edition"];
  return { ...defaults, ...(edition === undefined ? {} : { edition, ...info.presets?.[String(edition)] }) };
}

/** Every option as it will be. */
export function effectiveOptions(plan: Plan, info: GameInfo): Record<string, Value> {
  return { ...editionOptions(plan, info), ...plan.options };
}

/** Set one option. An edition brings its own; what is as printed is not named. */
export function withRule(plan: Plan, info: GameInfo, name: string, value: Value): Plan {
  if (name === "edition") return { ...plan, edition: value, options: {} };
  const changed = Object.entries({ ...plan.options, [name]: value }).filter(
    ([each, now]) => editionOptions(plan, info)[each] !== now,
  );
  return { ...plan, options: Object.fromEntries(changed) };
}

/** True if some rule differs from the chosen edition. */
export function hasOwnRules(plan: Plan): boolean {
  return Object.keys(plan.options).length > 0;
}

/** The setup for the server, without defaults. */
export function setupOf(plan: Plan): Setup {
  const bots: Record<string, Level> = {};
  plan.seats.forEach((sitter, at) => {
    if (sitter.kind === "bot") bots[String(at)] = sitter.level;
  });
  const options: Record<string, Value> = { ...plan.options };
  if (plan.edition !== null) options["edition"] = plan.edition;
  if (plan.meFirst) options["first"] = 0;
  const open = waitsForFriends(plan);
  return {
    game: plan.game,
    players: plan.seats.length,
    ...(Object.keys(options).length ? { options } : {}),
    ...(Object.keys(bots).length ? { bots } : {}),
    ...(plan.clock.kind === "none" ? {} : { clock: plan.clock }),
    ...(plan.spectators === "blind" ? {} : { spectators: plan.spectators }),
    ...(plan.talk === "free" ? {} : { talk: plan.talk }),
    ...(open && plan.public ? { public: true } : {}),
    ...(plan.rated ? { rated: true } : {}),
  };
}

/** The request to the hot-seat screen: the setup, and the names in the order of seats. */
export function hotSeatRequest(plan: Plan, mine: string, nameless: (seat: number) => string): HotSeatRequest {
  const names = plan.seats.flatMap((sitter, at) => {
    if (sitter.kind === "me") return [mine || nameless(at)];
    return sitter.kind === "here" ? [sitter.name.trim() || nameless(at)] : [];
  });
  return { setup: setupOf(plan), names };
}
