/** The player of this browser: a guest whose token it stores. */
import type { Face, Identity, Profile, ProfileChange } from "../wire";
import { faceOf } from "./faces";
import { createGuest } from "./guests";
import { plainText } from "./i18n.svelte";
import { Connection, type ConnectionState } from "./connection";
import { Refusal, actAs, rest, problemText } from "./rest";
import { at } from "./addresses";
import { hasServer } from "./siteInfo";
import { STORED, readJson, readText, writeJson } from "./storage";
import { serverNews } from "./serverNews.svelte";
import { notify } from "./toasts.svelte";

export interface StoredIdentity {
  player: string;
  name: string;
  token: string;
  /** chosen; null: none was chosen; absent: not asked for yet */
  face?: Face | null;
}

const readIdentity = () => readJson<StoredIdentity>(STORED.identity);

/** The address of the server's socket. */
export function socketAddress(): string {
  const url = new URL(at("ws"), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

class Me {
  identity = $state.raw<StoredIdentity | null>(readIdentity());
  connectionState = $state<ConnectionState>("connecting");
  /** the server is closed to people whom it does not know */
  isStranger = $state(false);
  #connection: Connection | null = null;

  constructor() {
    actAs(this.identity?.token ?? null);
    addEventListener("storage", (event) => {
      if (event.key === STORED.identity.key) this.#become(readIdentity());
    });
    addEventListener("online", () => this.#connection?.reconnect());
    addEventListener("offline", () => this.#connection?.disconnect());
    document.addEventListener("visibilitychange", () => document.hidden || this.#connection?.reconnect());
  }

  get name(): string {
    return this.identity?.name ?? "";
  }

  /** The player has never chosen a name. */
  get hasDefaultName(): boolean {
    const bare = (name: string) => name.replace(/\d+/, "");
    return !this.identity || bare(this.identity.name) === bare(plainText("guest-name", { number: 100 }));
  }

  get face(): string {
    return faceOf(this.identity?.player, this.identity?.face);
  }

  /** The page's one connection, opened when it is first needed. */
  get connection(): Connection {
    this.#connection ??= new Connection(socketAddress(), this.identity?.token ?? null, {
      state: (state) => (this.connectionState = state),
      notice: (notice) => notify(problemText(notice)),
      welcome: () => serverNews.welcomed(),
      news: (message) => serverNews.receive(message),
      ended: (code) => this.#ended(code),
    });
    return this.#connection;
  }

  /** Whether the player looks elsewhere; a connection that is not open yet is none of somebody who does. */
  set away(away: boolean) {
    if (this.#connection) this.#connection.away = away;
  }

  /** Return the player of this browser; a new guest if there is none. */
  async signIn(
    name = plainText("guest-name", { number: 100 + Math.floor(Math.random() * 900) }),
  ): Promise<StoredIdentity> {
    if (this.identity) return this.identity;
    return this.adopt(await createGuest(name));
  }

  adopt(identity: Omit<Identity, "recovery">): StoredIdentity {
    const { player, name, token } = identity;
    this.#store({ player, name, token });
    return { player, name, token };
  }

  async rename(name: string): Promise<void> {
    if (!this.identity) return void (await this.signIn(name));
    if (hasServer) await this.change({ name });
    else this.#store({ ...this.identity, name });
  }

  /** Choose another name or face. */
  async change(wanted: ProfileChange): Promise<void> {
    this.know(await rest.change(wanted));
  }

  /** Choose a face; who is nobody yet becomes a guest. */
  async chooseFace(face: Face): Promise<void> {
    const mine = await this.signIn();
    if (hasServer) await this.change({ face });
    else this.#store({ ...mine, face });
  }

  /** Store what the server knows of the player of this browser. */
  know({ player, name, face }: Profile): void {
    if (this.identity?.player === player) this.#store({ ...this.identity, name, face: face ?? null });
  }

  /** Sign out on this device. */
  signOut(): void {
    this.#store(null);
  }

  #store(identity: StoredIdentity | null): void {
    writeJson(STORED.identity, identity); // a browser that stores nothing keeps it as long as the page is open
    this.#become(identity);
  }

  #become(identity: StoredIdentity | null): void {
    const isOther = identity?.token !== this.identity?.token;
    if (this.identity && identity?.player !== this.identity.player) void this.#forgetPush();
    this.identity = identity;
    actAs(identity?.token ?? null);
    if (!isOther) return;
    this.isStranger = false;
    this.#connection?.close();
    this.#connection = null;
  }

  /** Whoever plays here next must not get the notifications of the player before. The server drops a subscription that has ended. */
  async #forgetPush(): Promise<void> {
    if (readText(STORED.pushEndpoint)) await (await import("./push")).forgetPush();
  }

  #ended(code: string): void {
    if (code === "identity/unknown-token") this.signOut();
    if (code === "identity/needed") this.isStranger = true;
    else notify(problemText({ code }));
  }
}

export const me = new Me();

/** Do something that the server may refuse, and say why if it does. True if it succeeded. */
export async function attempt(
  action: () => Promise<unknown>,
  report: (words: string) => void = notify,
): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.problem.code === "identity/unknown-token") me.signOut();
    report(error.words);
    return false;
  }
}
