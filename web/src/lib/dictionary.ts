/** One language's words. A message is read when it is first said: a screen says a few dozen of a thousand, and a phone should not wait for the rest. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Params = Record<string, FluentVariable>;

/** Languages whose words run to the left: what is put into a sentence is set apart, for it may run to the right. */
const LEFTWARD = ["he"];
const MARK = "\u200F";
const APART = /\u2068[^\u2068\u2069]*\u2069/g;

export class Dictionary {
  #bundle: FluentBundle;
  #unread = new Map<string, string>(); // messages and terms as they are written, by name

  constructor(readonly language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: LEFTWARD.includes(language) });
    for (const source of sources)
      for (const entry of source.split(/\n(?=[a-zA-Z-])/)) this.#unread.set(entry.slice(0, entry.search(/[ =]/)), entry);
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.#bundle.hasMessage(key);
  }

  /** The sentence, or null if there is none; what went wrong in it is added to `faults`. */
  say(key: string, params: Params | undefined, faults: Error[]): string | null {
    this.#read(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    const text = pattern ? this.#bundle.formatPattern(pattern, params, faults) : null;
    return text !== null && LEFTWARD.includes(this.language) ? marked(text) : text;
  }

  /** A message, and whatever it refers to. */
  #read(name: string): void {
    const entry = this.#unread.get(name);
    if (entry === undefined) return;
    this.#unread.delete(name);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, other] of entry.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) this.#read(other!);
  }
}

/** A text of nothing but parts that are set apart has no direction of its own, and would run to the right inside another: it gets one. */
function marked(text: string): string {
  if (!text.includes("\u2068")) return text;
  let own = text;
  for (let before = ""; before !== own; own = own.replace(APART, "")) before = own;
  return /\p{L}/u.test(own) ? text : MARK + text;
}
