/** What can be opened over a table. */
export type Panel = "log" | "talk" | "menu" | "rules" | "keys" | "resign" | "leave" | "fair" | "hint" | "put-away";

/** Single keys, and what they do. */
export const KEYS = ["l", "t", "m", "u", ",", ".", " ", "Escape", "?"] as const;
export type Key = (typeof KEYS)[number];

/** The key that was meant: with Cyrillic or Hebrew letters on the keyboard, the one at the Latin letter's place. */
export function latinKey(event: Pick<KeyboardEvent, "key" | "code">): string {
  const latin = /^Key([A-Z])$/.exec(event.code)?.[1];
  return latin && event.key.length === 1 && event.key > "\u007f" ? latin.toLowerCase() : event.key;
}

/** Whether a key belongs to whatever has the focus: a field that is written in, or a button that is pressed. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  if (target?.closest("input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, dialog"))
    return true;
  return event.key === " " && !!target?.closest("button, a, input, [role=button]");
}
