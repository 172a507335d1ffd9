/** Sign-in at the host's provider. The page keeps a secret while the browser is away; no credential is ever part of an address. */
import type { Identity } from "../wire";
import { ROOT, here } from "./addresses";
import { Refusal, rest } from "./rest";
import { STORED, readJson, writeJson } from "./storage";

export interface PendingSignIn {
  secret: string;
  /** the path to go back to */
  from: string;
}

const SECRET_BYTES = 32;

/** Leave for the provider; a player who has a profile here links it to the account. `byProxy`: the host's proxy has signed the player in. */
export async function startSignIn(byProxy: boolean): Promise<Identity | null> {
  if (byProxy) return rest.signInByProxy();
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const { url } = await rest.startSignIn(secret);
  const pending: PendingSignIn = { secret, from: here() };
  if (!writeJson(STORED.signIn, pending)) throw new Refusal({ code: "sign-in-no-storage" });
  location.assign(url);
  return null;
}

/** The sign-in that this tab has begun; null if there is none. */
export function pendingSignIn(): PendingSignIn | null {
  return readJson<PendingSignIn>(STORED.signIn);
}

export function forgetSignIn(): void {
  writeJson(STORED.signIn, null);
}

/** The code of an error in the address that the server has sent the browser to; null if there is none. */
export function signInError(): string | null {
  return new URLSearchParams(location.search).get("error");
}

/** Take the error out of the address, so that a reload does not show it again. */
export function cleanAddress(): void {
  history.replaceState(null, "", ROOT + here().slice(1));
}
