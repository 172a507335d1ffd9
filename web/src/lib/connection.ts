/** The connection to the server: one WebSocket that reconnects and resends commands that were not acknowledged. Knows no screen. */
import {
  type Ack,
  type Announcement,
  type Command,
  type FromClient,
  type FromServer,
  type Invited,
  type Notice,
  PROTOCOL,
  type Refused,
  type Welcome,
} from "../wire";

/** Receives a table's messages. */
export interface Listener {
  /** The last update it has; null if none. */
  readonly seq: number | null;
  receive(message: FromServer): void;
}

export type ConnectionState = "connecting" | "open" | "lost" | "ended";

export interface ConnectionEvents {
  state?(state: ConnectionState): void;
  welcome?(welcome: Welcome): void;
  notice?(notice: Notice): void;
  /** Something for the player that is about no table being watched. */
  news?(message: Invited | Announcement): void;
  /** The server has ended the connection permanently. */
  ended?(code: string): void;
}

interface Pending {
  message: Extract<FromClient, { type: "command" }>;
  answer(outcome: Ack | Refused): void;
}

const MIN_PAUSE = 300;
const MAX_PAUSE = 10_000;

export class Connection {
  state: ConnectionState = "connecting";
  /** The server's clock minus ours. */
  clockOffset = 0;
  #socket: WebSocket | null = null;
  #tables = new Map<string, Set<Listener>>();
  #pending = new Map<string, Pending>();
  #pause = MIN_PAUSE;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0; // when the last message came
  #count = 0; // commands and pings so far, for their ids
  #away = false;

  constructor(
    readonly url: string,
    readonly token: string | null,
    readonly events: ConnectionEvents = {},
    readonly make: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** Receive a table's messages until the returned function is called. */
  watch(table: string, listener: Listener): () => void {
    const listeners = this.#tables.get(table) ?? new Set();
    this.#tables.set(table, listeners.add(listener));
    if (this.state === "open" && !this.#away) this.#send({ type: "watch", table, seen: listener.seq });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#tables.delete(table);
      for (const [id, pending] of this.#pending) if (pending.message.table === table) this.#pending.delete(id);
      if (this.state === "open") this.#send({ type: "unwatch", table });
    };
  }

  /** Whether the player looks elsewhere: the server notifies those who do not watch their table. What was missed comes afterwards. */
  set away(away: boolean) {
    if (away === this.#away) return;
    this.#away = away;
    if (this.state !== "open") return;
    if (!away) this.#watchAll();
    else for (const table of this.#tables.keys()) this.#send({ type: "unwatch", table });
  }

  /** Submit a command; resolves when the server has stored or refused it, however often the connection breaks. */
  command(table: string, seen: number, command: Command): Promise<Ack | Refused> {
    const id = `${this.#count++}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    const message = { type: "command", table, id, seen, do: command } as const;
    return new Promise((answer) => {
      this.#pending.set(id, { message, answer });
      if (this.state === "open") this.#send(message);
    });
  }

  /** Number of commands that wait for their answer. */
  get waiting(): number {
    return this.#pending.size;
  }

  /** Reconnect now, for example when the device is online again. */
  reconnect(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  /** Drop the connection: the device is offline, which the socket would find out much later. */
  disconnect(): void {
    if (this.state === "ended" || this.state === "lost") return;
    const socket = this.#socket;
    this.#socket = null; // ignore what it still delivers
    socket?.close();
    this.#onLost();
  }

  close(): void {
    this.#setState("ended");
    clearTimeout(this.#retryTimer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", version: PROTOCOL, token: this.token });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#onLost();
    };
  }

  #onLost(): void {
    clearInterval(this.#heartbeat);
    if (this.state === "ended") return;
    this.#setState("lost");
    this.#retryTimer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE);
  }

  #receive(message: FromServer): void {
    this.#lastHeard = Date.now();
    switch (message.type) {
      case "welcome":
        this.#onWelcome(message);
        break;
      case "ping":
        this.#send({ type: "pong", id: message.id });
        break;
      case "pong":
        break;
      case "ack":
      case "refused":
        this.#pending.get(message.id)?.answer(message);
        this.#pending.delete(message.id);
        break;
      case "notice":
        this.events.notice?.(message);
        break;
      case "invited":
      case "announcement":
        this.events.news?.(message);
        break;
      case "bye":
        if (message.retry === null || message.retry === undefined) {
          this.close();
          this.events.ended?.(message.code);
        } else this.#pause = Math.max(this.#pause, message.retry * 1000);
        break;
      default:
        for (const listener of this.#tables.get(message.table) ?? []) listener.receive(message);
    }
  }

  #onWelcome(welcome: Welcome): void {
    this.#pause = MIN_PAUSE;
    this.clockOffset = welcome.now - Date.now();
    this.#setState("open");
    this.events.welcome?.(welcome);
    if (!this.#away) this.#watchAll();
    for (const { message } of this.#pending.values()) this.#send(message);
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#checkSilence(welcome.heartbeat * 1000), welcome.heartbeat * 1000);
  }

  #watchAll(): void {
    for (const [table, listeners] of this.#tables)
      for (const listener of listeners) this.#send({ type: "watch", table, seen: listener.seq });
  }

  /** Close a connection that has been silent for three heartbeats, whatever the socket says. */
  #checkSilence(heartbeat: number): void {
    if (Date.now() - this.#lastHeard > 3 * heartbeat) this.#socket?.close();
    else this.#send({ type: "ping", id: this.#count++ });
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #setState(state: ConnectionState): void {
    this.state = state;
    this.events.state?.(state);
  }
}
