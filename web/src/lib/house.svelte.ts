/** The host's house: what this server offers, and what its host announces. Asked for once a page, and again after a while. */
import type { Box, House } from "../wire";
import { rest } from "./rest";
import { serverNews } from "./serverNews.svelte";

const FRESH_MS = 300_000; // ms: an answer this old is not asked for again

class HouseInfo {
  /** empty until the server has answered */
  rules = $state.raw<House>({});
  #answer: Promise<Box> | null = null;
  #asked = 0;

  /** Ask the server, unless its answer is fresh. */
  load(): Promise<Box> {
    if (!this.#answer || Date.now() - this.#asked > FRESH_MS) {
      this.#asked = Date.now();
      this.#answer = rest.box();
      this.#answer.then(
        (box) => this.#know(box),
        () => (this.#answer = null),
      );
    }
    return this.#answer;
  }

  #know({ house, announcement }: Box): void {
    this.rules = house ?? {};
    serverNews.announcement = announcement?.text ? announcement : null;
  }
}

export const house = new HouseInfo();
