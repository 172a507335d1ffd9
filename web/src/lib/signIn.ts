/** Sign-in at the host's provider. The page keeps a secret while the browser is away; no credential is ever part of an address. */
import { ROOT, here, screenAt } from "./addresses";
import { accountRest } from "./accountRest";
import { Refusal } from "./rest";
import { STORED, readJson, writeJson } from "./storage";

export interface PendingSignIn {
  secret: string;
  /** the path to go back to */
  from: string;
}

const SECRET_BYTES = 32;

/** Leave for the provider; a player who has a profile here links it to the account. */
export async function startSignIn(): Promise<void> {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const { url } = await accountRest.startSignIn(secret);
  const from = screenAt(here()).name === "signed-in" ? "/" : here(); // a second try
  const pending: PendingSignIn = { secret, from };
  if (!writeJson(STORED.signIn, pending)) throw new Refusal({ code: "sign-in-no-storage" });
  location.assign(url);
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
