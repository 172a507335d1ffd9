/** New guests of this device. Where the host of the server asks for a code, a link may bring it along or the player types it; a code that was right is stored. */
import type { Identity } from "../wire";
import { house } from "./house.svelte";
import { inviteCode } from "./inviteCode.svelte";
import { Refusal, rest } from "./rest";
import { serverNews } from "./serverNews.svelte";
import { hasServer } from "./siteInfo";
import { STORED, readText, writeText } from "./storage";

/** The code that came with the link, as `?invite=` or, so that no log has it, as `#invite=`. Read once: the address changes. */
const linked =
  new URLSearchParams(location.search).get("invite") ?? new URLSearchParams(location.hash.slice(1)).get("invite");

/** The player whom the host's proxy vouches for; null if there is no such proxy, or it knows nobody and guests may come. */
async function signInByProxy(): Promise<Identity | null> {
  const { house: rules } = await house.load();
  if (!rules?.proxy_sign_in) return null;
  try {
    return await rest.signInByProxy();
  } catch (error) {
    if (error instanceof Refusal && rules.guests !== false) return null;
    throw error;
  }
}

export async function createGuest(name: string): Promise<Omit<Identity, "recovery">> {
  if (!hasServer) return { player: crypto.getRandomValues(new Uint32Array(2)).join("-"), name, token: "" };
  const known = await signInByProxy();
  if (known) return known;
  for (let code = linked ?? readText(STORED.inviteCode); ;) {
    try {
      const guest = await rest.guest(name, code ?? undefined);
      inviteCode.done();
      if (code) writeText(STORED.inviteCode, code);
      return guest;
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== "identity/invite-needed") {
        inviteCode.done();
        if (error instanceof Refusal && error.problem.code === "identity/sign-in-needed") serverNews.doorAsked = true;
        throw error;
      }
      code = await inviteCode.ask();
      if (code === null) throw error;
    }
  }
}
