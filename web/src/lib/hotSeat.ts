/** Several people at one device, of whom only one is connected at a time. At a table of the server each is a guest with a token. */
import type { Acting, Command, GameName, Scene, Setup } from "../wire";
import { isLocal } from "./addresses";
import { createGuest } from "./guests";
import { withNonce } from "./commitments";
import { openHere } from "./openTable";
import { Refusal, rest } from "./rest";
import { STORED, readJson, writeJson } from "./storage";

export interface Person {
  name: string;
  player: string;
  /** absent at a table of this device */
  token?: string;
  seat: number;
}
export interface Session {
  table: string;
  setup: Setup;
  people: Person[];
}
export interface HotSeatRequest {
  setup: Setup;
  names: string[];
}

export function storeRequest(request: HotSeatRequest): void {
  writeJson(STORED.hotSeatRequest, request);
}

/** Return what the screen for new tables has asked for, and remove it. */
export function takeRequest(game: GameName): HotSeatRequest | null {
  const request = readJson<HotSeatRequest>(STORED.hotSeatRequest);
  if (request?.setup.game !== game) return null;
  writeJson(STORED.hotSeatRequest, null);
  return request;
}

let memory: Session | null = null; // where the browser stores nothing

export function readSession(game: GameName): Session | null {
  const session = readJson<Session>(STORED.hotSeatSession) ?? memory;
  return session?.setup.game === game ? session : null;
}

/** Without storage a reload ends the game, and nothing else. */
export function storeSession(session: Session | null): void {
  memory = session;
  writeJson(STORED.hotSeatSession, session);
}

/** The seats of people, in order: those that no bot has. */
export function seatsOf(setup: Setup): number[] {
  return Array.from({ length: setup.players }, (_, seat) => seat).filter((seat) => !setup.bots?.[String(seat)]);
}

async function submit(session: Session, person: Person, command: Command): Promise<void> {
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const answer = await rest.command(session.table, { id, seen: 0, do: command }, person.token);
  if (answer.type === "refused") throw new Refusal(answer);
}

/** The id of a person at this device, by their place among them; their face follows from it. */
export function playerHere(place: number): string {
  return `here-${place}`;
}

/** Seat everybody and start. People who have played together before keep their identities. */
export async function startSession(
  setup: Setup,
  names: readonly string[],
  known: readonly Person[] = [],
): Promise<Session> {
  const here = await openHere(
    setup,
    names.map((name, place) => ({
      name,
      player: known.find((person) => person.name === name)?.player ?? playerHere(place),
    })),
  );
  if (here) {
    const { liveTableOf } = await import("../local/localTables");
    const { sessionOf } = await import("../local/localSession");
    const session = sessionOf(await liveTableOf(here));
    storeSession(session);
    return session;
  }
  const seats = seatsOf(setup);
  const people: Person[] = [];
  for (const [place, name] of names.entries()) {
    const { player, token } = known.find((one) => one.name === name && one.token) ?? (await createGuest(name));
    people.push({ name, player, token, seat: seats[place]! });
  }
  const [host, ...others] = people as [Person, ...Person[]];
  const info = await rest.open(setup, host.token!);
  const session = { table: info.id, setup, people };
  host.seat = info.seats.findIndex((seat) => seat.player === host.player);
  for (const person of others) {
    await submit(session, person, { kind: "sit", seat: person.seat });
    await submit(session, person, withNonce(info, person.player, { kind: "ready" }));
  }
  await submit(session, host, withNonce(info, host.player, { kind: "start" }));
  storeSession(session);
  return session;
}

/** The person who decides next; null if it is a bot or the game is over. Simultaneous choices are made one after the other. */
export function nextPerson(scene: Scene | null | undefined, people: readonly Person[]): Person | null {
  if (!scene || scene.result) return null;
  return firstPersonOf(scene.choosing?.length ? scene.choosing : scene.turn === null ? [] : [scene.turn], people);
}

/** Of the seats that may act, the first that has a person. */
export function firstPersonOf(seats: readonly number[], people: readonly Person[]): Person | null {
  return people.find((person) => seats.includes(person.seat)) ?? null;
}

/** Fetch whose turn it is; the answer contains no cards. A seated player may ask even where there are no spectators. */
export async function fetchActing({ table, people }: Session): Promise<Acting> {
  if (!isLocal(table)) return rest.acting(table, people[0]!.token!);
  const { liveTableOf } = await import("../local/localTables");
  return (await liveTableOf(table)).acting;
}
