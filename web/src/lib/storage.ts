/** Everything the page stores in the browser, and access that never fails: a browser may refuse to store anything. Knows nothing of Svelte: the settings are read before it is loaded. */
export interface StoredItem {
  area: "localStorage" | "sessionStorage";
  key: string;
}

const local = (key: string): StoredItem => ({ area: "localStorage", key });
const session = (key: string): StoredItem => ({ area: "sessionStorage", key });

export const STORED = {
  /** who plays here: `StoredIdentity` */
  identity: local("hatbox.me"),
  /** `Settings` of this device */
  settings: local("hatbox.settings"),
  /** names of the games whose tips were read */
  coachedGames: local("hatbox.coached"),
  /** the code that the server's host asks new guests for, as text */
  inviteCode: local("hatbox.invite"),
  /** `Tally` of puzzles, by game */
  puzzles: local("hatbox.puzzles"),
  /** `SeenCommitment` by table */
  commitments: local("hatbox.promises"),
  /** `DailyResult` by game and day */
  daily: local("hatbox.daily"),
  /** `at` of the host's announcement that was dismissed last */
  readAnnouncement: local("hatbox.announcement"),
  /** the player was offered notifications once, as text: the day */
  offeredNotifications: local("hatbox.notifications.offered"),
  /** endpoint of the push subscription that the server knows, as text */
  pushEndpoint: local("hatbox.push"),
  /** `PendingSignIn`: the secret of a sign-in at the host's provider, until it ends */
  signIn: session("hatbox.sign-in"),
  /** the token of an operator, for the page at /admin, as text */
  operatorToken: session("hatbox.operator"),
  /** id of the table whose deal this tab has shown, as text */
  dealtTable: session("hatbox.dealt"),
  /** `HotSeatRequest`: what the screen for new tables hands to the hot seat */
  hotSeatRequest: session("hatbox.hotseat"),
  /** `Session` of the hot seat, which goes on after a reload */
  hotSeatSession: session("hatbox.hotseat.game"),
};

/** Where a game keeps what a seat has prepared but not sent. */
export function draftOf(table: string, seat: number): StoredItem {
  return session(`hatbox.draft.${table}.${seat}`);
}

export function readText({ area, key }: StoredItem): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Store a text, or remove the item with null. False if the browser refuses. */
export function writeText({ area, key }: StoredItem, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Read a value; null if there is none or it is no JSON. Its shape is not checked. */
export function readJson<Value>(item: StoredItem): Value | null {
  try {
    return JSON.parse(readText(item) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Store a value, or remove the item with null. False if the browser refuses. */
export function writeJson(item: StoredItem, value: unknown): boolean {
  return writeText(item, value === null ? null : JSON.stringify(value));
}
