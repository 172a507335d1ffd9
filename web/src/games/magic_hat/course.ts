/** The lessons in pictures of Magic Hat: the Learn and Rules pages. */
import type { Course, Piece } from "../../learn/pictures";
import Example from "./Example.svelte";
import HatIndex from "./HatIndex.svelte";

const to: Piece = { arrow: "to" };
const back: Piece = { art: "hatcard-back", wide: 120, high: 100 };
const penalty: Piece = { art: "penalty", wide: 120, high: 120 };

export const magicHat: Course = {
  art: ["characters", "tokens", "moments"],
  letter: "M",
  last: 13,
  badge: "badge-magic",
  steps: [
    { rule: "M4", picture: { row: [back, { art: "eye", wide: 120, high: 120 }, { hat: "crown" }] } },
    { rule: "M5", picture: { row: [back, { arrow: "swap" }, back] } },
    { rule: "M6", picture: { row: [{ hat: "crown", on: "king" }, { sign: "= 1" }] } },
    { rule: "M6", picture: { row: [{ hat: "bells", on: "dragon" }, to, penalty, { sign: "−1" }] } },
    { rule: "M8", picture: { row: [{ hat: "magic" }, { sign: "+" }, penalty, { sign: "= 0" }] } },
  ],
  choices: [
    { picture: { hat: "crown", on: "king" }, right: true },
    { picture: { hat: "bells", on: "cook" }, right: false },
    { picture: { hat: "horns", on: "dragon" }, right: true },
    { picture: { hat: "tiara", on: "knight" }, right: false },
  ],
  groups: [
    { name: "box", from: 1, to: 2 },
    { name: "turn", from: 3, to: 6 },
    { name: "end", from: 7, to: 8 },
    { name: "seldom", from: 9, to: 10 },
    { name: "editions", from: 11, to: 13 },
  ],
  options: [
    "first",
    "edition-magic_hat",
    "no_swap_back",
    "copies",
    "magic_hats",
    "dead_table",
    "stall_limit",
    "memory_aid",
  ],
  pictures: {
    M1: {
      row: [
        { hat: "crown", on: "king" },
        { hat: "tiara", on: "queen" },
        { hat: "hennin", on: "princess" },
        { hat: "helmet", on: "knight" },
        { hat: "pointed", on: "wizard" },
        { hat: "bells", on: "jester" },
        { hat: "toque", on: "cook" },
        { hat: "kerchief", on: "maid" },
        { hat: "horns", on: "dragon" },
        { hat: "starcap", on: "astrologer" },
      ],
    },
    M2: { row: ["king", "cook", "dragon", "maid", "knight", "jester", "queen"].map((on) => ({ hat: "back", on })) },
    M4: { row: [back, { art: "eye", wide: 120, high: 120 }, { hat: "crown" }] },
    M5: { row: [back, { arrow: "swap" }, back] },
    M6: {
      row: [{ hat: "crown", on: "king" }, { sign: "= 1" }, { hat: "bells", on: "dragon" }, { sign: "=" }, penalty],
    },
    M8: { row: [{ hat: "magic" }, { sign: "+" }, penalty, { sign: "= 0" }] },
  },
  Example,
  index: { after: "box", Table: HatIndex },
  teachesPartners: false,
  hasTallChoices: true,
};
