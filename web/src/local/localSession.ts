/** A local table as the hot seat knows it: who sits at this device, and where. */
import type { Session } from "../lib/hotSeat";
import type { LiveTable } from "./liveTable";

export function sessionOf({ table }: LiveTable): Session {
  const people = table.chairs.flatMap(({ player, name = "" }, seat) => (player ? [{ player, name, seat }] : []));
  return { table: table.id, setup: table.saved.setup, people };
}
