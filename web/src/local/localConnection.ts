/** A seat's connection to a local table: what `Table` needs of a `Connection`, answered on this device. */
import type { Connection, Listener } from "../lib/connection";
import type { Ack, Command, Notice, Refused } from "../wire";
import type { LiveTable } from "./liveTable";

export class LocalConnection implements Pick<Connection, "watch" | "command" | "clockOffset"> {
  readonly clockOffset = 0;

  constructor(
    readonly live: LiveTable,
    readonly seat: number,
    readonly notice?: (notice: Notice) => void,
  ) {}

  watch(_table: string, listener: Listener): () => void {
    return this.live.watch(this.seat, listener, this.notice);
  }

  command(_table: string, seen: number, command: Command): Promise<Ack | Refused> {
    return Promise.resolve(this.live.command(this.seat, seen, command));
  }
}
