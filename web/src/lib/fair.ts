/** Checks that the deal of a finished game is the one that was promised before it: docs/wire.md, "A fair deal". */
import type { Opening } from "../wire";

/** JSON on one line, keys sorted, no spaces: as the server wrote it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(",")}}`;
}

export interface Dealt {
  deal: unknown;
  first: unknown;
}

/** Whether deal, seed and salt open the commitment; null where the browser cannot tell. */
export async function opens(commitment: string, opening: Opening, { deal, first }: Dealt): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const line = canonical({ deal, first, salt: opening.salt, seed: opening.seed });
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(line));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
