/** The messages of one language. A message is parsed when it is first used: a screen uses a few dozen of a thousand, and a phone should not wait for the rest. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { localeOf } from "./locale";

/** One line without anything to fill in: what Fluent would make of it is the line itself. */
const PLAIN = /^[\w-]+ *= *([^\s{}][^\n{}]*)$/;

export type Params = Record<string, FluentVariable>;

/** Right-to-left languages: parameters are isolated, as they may run to the right. */
const LEFTWARD = ["he"];
const MARK = "\u200F";
/** A letter of a right-to-left script, such as in the name of a guest who reads Hebrew. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const APART = /\u2068[^\u2068\u2069]*\u2069/g;
/** A whole number with a minus sign, and not a hyphen, where it is below zero. */
export function numeral(number: number): string {
  return withMinusSigns(String(number));
}

/** A text whose numbers below zero have a minus sign; a hyphen inside a word or a range stays. */
function withMinusSigns(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}-])-(?=\p{Nd})/gu, "−");
}
/** Where the next message or term begins. */
const NEXT = /\n(?=[a-zA-Z-])/g;

export class Dictionary {
  #bundle: FluentBundle;
  #source: string; // unparsed: splitting it would take longer than looking up what is used
  #entries = new Map<string, string | null>(); // cache: by name, at most one per message, never invalid
  #read = new Set<string>();

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: LEFTWARD.includes(language) });
    this.#source = ["", ...sources, ""].join("\n");
  }

  has(key: string): boolean {
    return this.#entry(key) !== null;
  }

  /** The formatted message, or null if there is none; its errors are added to `errors`. */
  say(key: string, params: Params | undefined, errors: Error[]): string | null {
    const plain = PLAIN.exec(this.#entry(key) ?? "")?.[1];
    if (plain !== undefined) return plain.trimEnd();
    this.#addMessage(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    const isolated = this.#isolate(params);
    const formatted = pattern ? this.#bundle.formatPattern(pattern, isolated, errors) : null;
    const text = formatted === null ? null : withMinusSigns(formatted);
    return text !== null && LEFTWARD.includes(this.language) ? withDirectionMark(text) : text;
  }

  /** Isolate parameters that would pull the rest of a left-to-right text to their side. */
  #isolate(params: Params | undefined): Params | undefined {
    if (!params || LEFTWARD.includes(this.language)) return params; // there Fluent does it
    const isolated = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
    ]);
    return Object.fromEntries(isolated) as Params;
  }

  /** Add a message, and those it refers to, to the bundle. */
  #addMessage(name: string): void {
    const entry = this.#entry(name);
    if (entry === null || this.#read.has(name)) return;
    this.#read.add(name);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, other] of entry.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#addMessage(other!);
  }

  #entry(name: string): string | null {
    let entry = this.#entries.get(name);
    if (entry === undefined) this.#entries.set(name, (entry = this.#findEntry(name)));
    return entry;
  }

  #findEntry(name: string): string | null {
    const from = this.#source.indexOf(`\n${name} =`) + 1;
    if (from === 0) return null;
    NEXT.lastIndex = from;
    const next = NEXT.exec(this.#source);
    return this.#source.slice(from, next?.index).trimEnd();
  }
}

/** A text of nothing but isolated parts has no direction of its own and would run to the right inside another: give it one. */
function withDirectionMark(text: string): string {
  if (!text.includes("\u2068")) return text;
  let own = text;
  for (let before = ""; before !== own; own = own.replace(APART, "")) before = own;
  return /\p{L}/u.test(own) ? text : MARK + text;
}
