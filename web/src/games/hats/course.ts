/** The lessons in pictures of Hats: the Learn and Rules pages. */
import type { Course, Piece } from "../../learn/pictures";
import Example from "./Example.svelte";

const cards = (...names: string[]): Piece[] => names.map((card) => ({ card }));
const to: Piece = { arrow: "to" };
const cookie: Piece = { art: "cookie", wide: 120, high: 120 };

export const hats: Course = {
  art: ["cards", "tokens"],
  letter: "H",
  last: 15,
  badge: "badge-hats",
  steps: [
    { rule: "H5", picture: { row: [{ card: "D4" }, to, { card: "F3", at: 3 }] } },
    { rule: "H6", picture: { row: [{ card: "C2" }, to, { card: "black" }] } },
    { rule: "H9", picture: { row: [...cards("D2", "K2", "C5", "black"), cookie] } },
    { rule: "H11", picture: { row: [{ card: "F3", at: 3 }, { sign: "2 ×" }, ...cards("F1", "F6"), { sign: "= 6" }] } },
    {
      rule: "H12",
      picture: { row: [{ card: "S6" }, { sign: "+" }, { card: "S2" }, { sign: "−" }, { card: "S4" }, { sign: "= 4" }] },
    },
  ],
  choices: [
    { picture: { card: "T2" }, right: true },
    { picture: { card: "B6" }, right: false },
    { picture: { card: "D5" }, right: true },
    { picture: { card: "S5" }, right: false },
  ],
  groups: [
    { name: "box", from: 1, to: 3 },
    { name: "turn", from: 4, to: 8 },
    { name: "cookie", from: 9, to: 9 },
    { name: "end", from: 10, to: 14 },
    { name: "editions", from: 15, to: 15 },
  ],
  options: ["first", "edition-hats", "black_hat_is_a_type", "tiebreak_black_hats", "removed"],
  pictures: {
    H1: { row: cards("B4", "C1", "D6", "F3", "K2", "S5", "T4") },
    H2: { row: ["K2", "D6", "F3", "T5", "S4", "C1"].map((card, place) => ({ card, at: place + 1 })) },
    H5: {
      row: [
        { card: "D4" },
        to,
        { card: "K2", at: 1 },
        { card: "D6", at: 2 },
        { card: "F3", at: 3 },
        { card: "T5", at: 4, off: true },
        { card: "S4", at: 5, off: true },
      ],
    },
    H6: { row: [{ card: "C2" }, to, { card: "black" }] },
    H7: { row: [{ card: "K1" }, to, { card: "back" }, { sign: "·" }, { card: "back" }, to, { card: "S6" }] },
    H8: {
      row: [
        { art: "seat-you", wide: 120, high: 120 },
        { card: "back" },
        { arrow: "swap" },
        { card: "back" },
        { art: "seat-friend", wide: 120, high: 120 },
      ],
    },
    H9: { row: [...cards("D2", "K2", "C5", "black"), cookie] },
    H11: { row: [{ card: "F3", at: 3 }, { sign: "2 ×" }, ...cards("F1", "F6"), { sign: "= 6" }] },
    H12: { row: [{ card: "S6" }, { sign: "+" }, { card: "S2" }, { sign: "−" }, { card: "S4" }, { sign: "= 4" }] },
    H13: { row: [cookie, { sign: "= 5" }] },
  },
  Example,
  teachesPartners: true,
  hasTallChoices: false,
};
