/** New guests of this device. Where the house asks for its code, a link may bring it along, or whoever comes types it; once it was right, this device knows it. */
import type { Identity } from "../wire";
import { inviteCode } from "./inviteCode.svelte";
import { Refusal, rest } from "./rest";

const KEY = "hatbox.invite";

function knownCode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepCode(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // it is asked for again
  }
}

export async function createGuest(name: string): Promise<Identity> {
  for (let code = new URLSearchParams(location.search).get("invite") ?? knownCode(); ;) {
    try {
      const guest = await rest.guest(name, code ?? undefined);
      inviteCode.done();
      if (code) keepCode(code);
      return guest;
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.problem.code !== "identity/invite-needed") {
        inviteCode.done();
        throw fault;
      }
      code = await inviteCode.ask();
      if (code === null) throw fault;
    }
  }
}
