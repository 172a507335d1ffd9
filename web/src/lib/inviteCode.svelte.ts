/** Some houses ask new guests for a code. Whoever comes types it into a sheet, again where it was wrong, or goes away. */
class InviteCode {
  /** how often it was asked; 0: it is not asked */
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
