/** Who is signed in, where they are, and what they do. The token is kept for this tab alone. */
import { t } from "../lib/i18n.svelte";
import { STORED, readText, writeText } from "../lib/storage";
import { notify, toasts } from "../lib/toasts.svelte";
import { type Changes, Refused, actAs, ask, change } from "./api";
import type { About } from "./messages";

export const SECTIONS = ["overview", "reports", "tables", "players", "announce", "log", "server"] as const;
export type Section = (typeof SECTIONS)[number];

interface Place {
  section: Section;
  id: string;
}

export const session = $state<{ about: About | null; place: Place; changes: number }>({
  about: null,
  place: placeAt(location.hash),
  changes: 0, // grows with every change: lists look again
});

/** The place of an address such as #players/5c1f. */
export function placeAt(hash: string): Place {
  const [name = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  const section = SECTIONS.find((known) => known === name) ?? "overview";
  try {
    return { section, id: decodeURIComponent(id) };
  } catch {
    return { section, id: "" }; // not an address of ours
  }
}

export function hrefOf(section: Section, id = ""): string {
  return `${location.pathname}#${section}${id ? `/${encodeURIComponent(id)}` : ""}`; // not only the hash: the page has a base
}

export function follow(): void {
  session.place = placeAt(location.hash);
}

/** Sign in with a token; throws a `Refused` if it does not work. */
export async function signIn(token: string): Promise<void> {
  actAs(token);
  session.about = await ask("about", {});
  writeText(STORED.operatorToken, token);
}

export function keptToken(): string {
  return readText(STORED.operatorToken) ?? "";
}

export function signOut(): void {
  writeText(STORED.operatorToken, null);
  actAs("");
  session.about = null;
}

/** Show why a request was refused; a token that no longer works signs out. */
export function complain(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  if (error.status === 401) signOut();
  notify(error.words);
}

/** Carry out a change and say so, with a way to undo it. False if it was refused. */
export async function act<Name extends keyof Changes>(
  name: Name,
  args: Changes[Name][0],
  done: string,
): Promise<boolean> {
  try {
    await change(name, args);
    session.changes++;
    const [line] = name === "undo" ? [] : await ask("log", { limit: 1 });
    const button = line?.can_undo ? { text: t("op-undo"), run: () => void undo(line.id) } : undefined;
    toasts.list = []; // only the last change can be undone here; the log has the rest
    notify(done, { button });
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

export function undo(line: string): Promise<boolean> {
  return act("undo", { line }, t("op-undone"));
}
