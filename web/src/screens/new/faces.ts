import type { Level } from "../../wire";

/** The picture of whoever may sit at a new table. */
export const FACES: Record<Level | "friend" | "here", string> = {
  dormouse: "bot-dormouse",
  march_hare: "bot-hare",
  cheshire_cat: "bot-cat",
  mad_hatter: "bot-hatter",
  friend: "seat-friend",
  here: "seat-friend2",
};
