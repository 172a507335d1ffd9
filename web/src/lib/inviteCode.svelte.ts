/** The invite code that some servers ask new guests for: typed into a sheet, again if it was wrong. */
class InviteCode {
  /** how often it was asked for; 0: not now */
  tries = $state(0);
  #answer: (code: string | null) => void = () => undefined;

  ask(): Promise<string | null> {
    this.tries++;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** null: no code */
  answer(code: string | null): void {
    this.#answer(code);
    if (code === null) this.done();
  }

  done(): void {
    this.tries = 0;
  }
}

export const inviteCode = new InviteCode();
