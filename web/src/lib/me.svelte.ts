/** Who plays here: a guest with a token that this browser keeps. */
import type { Identity } from "../wire";
import { faceOf } from "./faces";
import { createGuest } from "./guests";
import { plainText } from "./i18n.svelte";
import { Connection, type ConnectionState } from "./connection";
import { Refusal, actAs, rest, problemText } from "./rest";
import { at } from "./addresses";
import { notify } from "./toasts.svelte";

const KEY = "hatbox.me";

interface StoredIdentity {
  player: string;
  name: string;
  token: string;
}

function readIdentity(): StoredIdentity | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as StoredIdentity | null;
  } catch {
    return null;
  }
}

/** The address of the server's socket. */
export function socketAddress(): string {
  const url = new URL(at("ws"), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

class Me {
  who = $state.raw<StoredIdentity | null>(readIdentity());
  line = $state<ConnectionState>("connecting");
  #line: Connection | null = null;

  constructor() {
    actAs(this.who?.token ?? null);
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#become(readIdentity());
    });
    addEventListener("online", () => this.#line?.wake());
    addEventListener("offline", () => this.#line?.cut());
    document.addEventListener("visibilitychange", () => document.hidden || this.#line?.wake());
  }

  get name(): string {
    return this.who?.name ?? "";
  }

  /** Whether one has never chosen a name. */
  get isNameless(): boolean {
    const bare = (name: string) => name.replace(/\d+/, "");
    return !this.who || bare(this.who.name) === bare(plainText("guest-name", { number: 100 }));
  }

  /** How one looks to everybody. */
  get face(): string {
    return faceOf(this.who?.player);
  }

  /** The one line of this page, made when it is first needed. */
  get socket(): Connection {
    this.#line ??= new Connection(socketAddress(), this.who?.token ?? null, {
      state: (state) => (this.line = state),
      notice: (notice) => notify(problemText(notice)),
      ended: (code) => this.#ended(code),
    });
    return this.#line;
  }

  /** Be somebody: whoever this browser was, or a new guest. */
  async arrive(
    name = plainText("guest-name", { number: 100 + Math.floor(Math.random() * 900) }),
  ): Promise<StoredIdentity> {
    if (this.who) return this.who;
    return this.take(await createGuest(name));
  }

  take(identity: Identity): StoredIdentity {
    const { player, name, token } = identity;
    this.#keep({ player, name, token });
    return { player, name, token };
  }

  async rename(name: string): Promise<void> {
    if (!this.who) return void (await this.arrive(name));
    const profile = await rest.rename(name);
    this.#keep({ ...this.who, name: profile.name });
  }

  /** Forget on this device who one was. */
  leave(): void {
    this.#keep(null);
  }

  #keep(who: StoredIdentity | null): void {
    try {
      if (who) localStorage.setItem(KEY, JSON.stringify(who));
      else localStorage.removeItem(KEY);
    } catch {
      // without storage one is somebody for as long as the page is open
    }
    this.#become(who);
  }

  #become(who: StoredIdentity | null): void {
    const other = who?.token !== this.who?.token;
    this.who = who;
    actAs(who?.token ?? null);
    if (!other) return;
    this.#line?.close();
    this.#line = null;
  }

  #ended(code: string): void {
    if (code === "identity/unknown-token") this.leave();
    notify(problemText({ code }));
  }
}

export const me = new Me();

/** Do something that the server may refuse, and say why if it does. True if it was done. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.problem.code === "identity/unknown-token") me.leave();
    notify(fault.words);
    return false;
  }
}
