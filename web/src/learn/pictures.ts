/** The small drawings of the Learn and Rules pages, as data: rows of cards, hats, stacks and signs, and little boards. */
import type { GameName } from "../wire";

export type Piece =
  | { card: string; at?: number; off?: boolean } // `at`: the number of its place
  | { sign: string }
  | { arrow: "to" | "swap" }
  | { art: string; wide: number; high: number }
  | { hat: string; on?: string } // above a character
  | { stack: string[] }; // colours from the top down

/** A board of Top Hats: stacks by cell, a path that is jumped, what falls, which ring is the band or gone. */
export interface Drawn {
  stacks: Record<string, string>;
  path?: string[];
  falls?: string[];
  goals?: string[];
  band?: number;
  rings?: boolean;
}

export type Picture = { row: Piece[] } | { board: Drawn };

const cards = (...names: string[]): Piece[] => names.map((card) => ({ card }));
const to: Piece = { arrow: "to" };
const back: Piece = { art: "hatcard-back", wide: 120, high: 100 };
const cookie: Piece = { art: "cookie", wide: 120, high: 120 };
const penalty: Piece = { art: "penalty", wide: 120, high: 120 };

export interface Choice {
  picture: Piece;
  right: boolean;
}

export interface Course {
  /** files of symbols */
  art: string[];
  letter: string;
  last: number;
  badge: string;
  steps: { rule: string; picture: Picture }[];
  choices: Choice[];
  /** rules in groups: a heading, and the numbers it spans */
  groups: { name: string; from: number; to: number }[];
  options: string[];
  pictures: Record<string, Picture>;
}

const CAPTURE: Drawn = { stacks: { C3: "red", C4: "yellow", D6: "yellow", G4: "yellow", G7: "red" }, path: ["C3", "C5", "E7"], falls: ["C4", "D6"] };
const LEAVING: Drawn = { stacks: { D8: "red", F4: "red", C3: "yellow", G7: "yellow" }, goals: ["D7", "E8"], band: 4 };
const NARROWED: Drawn = { stacks: { D3: "red", E7: "red", G4: "yellow", E8: "yellow" }, band: 3 };

export const COURSES: Record<GameName, Course> = {
  hats: {
    art: ["cards", "tokens"],
    letter: "H",
    last: 15,
    badge: "badge-hats",
    steps: [
      { rule: "H5", picture: { row: [{ card: "D4" }, to, { card: "F3", at: 3 }] } },
      { rule: "H6", picture: { row: [{ card: "C2" }, to, { card: "black" }] } },
      { rule: "H9", picture: { row: [...cards("D2", "K2", "C5", "black"), cookie] } },
      { rule: "H11", picture: { row: [{ card: "F3", at: 3 }, { sign: "2 ×" }, ...cards("F1", "F6"), { sign: "= 6" }] } },
      { rule: "H12", picture: { row: [{ card: "S6" }, { sign: "+" }, { card: "S2" }, { sign: "−" }, { card: "S4" }, { sign: "= 4" }] } },
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
      H5: { row: [{ card: "D4" }, to, { card: "K2", at: 1 }, { card: "D6", at: 2 }, { card: "F3", at: 3 }, { card: "T5", at: 4, off: true }, { card: "S4", at: 5, off: true }] },
      H6: { row: [{ card: "C2" }, to, { card: "black" }] },
      H7: { row: [{ card: "K1" }, to, { card: "back" }, { sign: "·" }, { card: "back" }, to, { card: "S6" }] },
      H8: { row: [{ art: "seat-you", wide: 120, high: 120 }, { card: "back" }, { arrow: "swap" }, { card: "back" }, { art: "seat-friend", wide: 120, high: 120 }] },
      H9: { row: [...cards("D2", "K2", "C5", "black"), cookie] },
      H11: { row: [{ card: "F3", at: 3 }, { sign: "2 ×" }, ...cards("F1", "F6"), { sign: "= 6" }] },
      H12: { row: [{ card: "S6" }, { sign: "+" }, { card: "S2" }, { sign: "−" }, { card: "S4" }, { sign: "= 4" }] },
      H13: { row: [cookie, { sign: "= 5" }] },
    },
  },
  magic_hat: {
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
    options: ["first", "edition-magic_hat", "no_swap_back", "copies", "magic_hats", "dead_table", "stall_limit", "memory_aid"],
    pictures: {
      M1: {
        row: [
          { hat: "crown", on: "king" }, { hat: "tiara", on: "queen" }, { hat: "hennin", on: "princess" }, { hat: "helmet", on: "knight" },
          { hat: "pointed", on: "wizard" }, { hat: "bells", on: "jester" }, { hat: "toque", on: "cook" }, { hat: "kerchief", on: "maid" },
          { hat: "horns", on: "dragon" }, { hat: "starcap", on: "astrologer" },
        ],
      },
      M2: { row: ["king", "cook", "dragon", "maid", "knight", "jester", "queen"].map((on) => ({ hat: "back", on })) },
      M4: { row: [back, { art: "eye", wide: 120, high: 120 }, { hat: "crown" }] },
      M5: { row: [back, { arrow: "swap" }, back] },
      M6: { row: [{ hat: "crown", on: "king" }, { sign: "= 1" }, { hat: "bells", on: "dragon" }, { sign: "=" }, penalty] },
      M8: { row: [{ hat: "magic" }, { sign: "+" }, penalty, { sign: "= 0" }] },
    },
  },
  top_hats: {
    art: ["tophats"],
    letter: "T",
    last: 13,
    badge: "badge-top",
    steps: [
      { rule: "T3", picture: { row: [{ stack: ["red", "yellow", "red"] }, { stack: ["red", "hidden", "hidden"] }] } },
      { rule: "T6", picture: { board: { stacks: { D4: "red", E5: "neutral", C6: "red" }, path: ["D4", "F6"], goals: ["C7", "B5"] } } },
      { rule: "T7", picture: { board: { ...CAPTURE, stacks: { C3: "red", C4: "yellow", D6: "yellow" } } } },
      { rule: "T9", picture: { board: { stacks: { D8: "red", C6: "yellow" }, goals: ["D7", "E8"], band: 4 } } },
      { rule: "T10", picture: { board: NARROWED } },
    ],
    choices: [
      { picture: { stack: ["red", "yellow", "yellow"] }, right: true },
      { picture: { stack: ["yellow", "red", "red"] }, right: false },
      { picture: { stack: ["red"] }, right: true },
      { picture: { stack: ["blue", "red"] }, right: false },
    ],
    groups: [
      { name: "box", from: 1, to: 4 },
      { name: "move", from: 5, to: 8 },
      { name: "band", from: 9, to: 10 },
      { name: "end", from: 11, to: 13 },
    ],
    options: ["first", "narrowings", "stall_limit"],
    pictures: {
      T1: { board: { stacks: { E5: "neutral" }, rings: true } },
      T2: { row: [{ stack: ["red"] }, { stack: ["yellow"] }, { stack: ["blue"] }, { stack: ["neutral"] }] },
      T3: {
        row: [
          { stack: ["red", "red", "red"] }, { stack: ["red", "yellow", "yellow"] }, { stack: ["red", "yellow", "red"] },
          { stack: ["red", "red", "yellow"] }, { stack: ["red", "yellow", "yellow"] },
        ],
      },
      T5: { row: [{ stack: ["red", "hidden", "hidden"] }, { stack: ["yellow", "hidden"] }] },
      T6: { board: { stacks: { D4: "red", E5: "neutral", G6: "yellow", B3: "yellow" }, path: ["D4", "F6", "H6"], falls: ["G6"] } },
      T7: { board: CAPTURE },
      T9: { board: LEAVING },
      T10: { board: NARROWED },
      T11: { row: [{ stack: ["red"] }, { stack: ["red", "yellow"] }, { stack: ["red", "red"] }] },
    },
  },
};

/** The cells of the board with their ring and where they are drawn (a hexagon of radius 1 each). */
export interface Cell {
  name: string;
  ring: number;
  x: number;
  y: number;
}

export const CELLS: Cell[] = [..."ABCDEFGHI"].flatMap((letter, row) => {
  const up = row - 4;
  return Array.from({ length: 9 - Math.abs(up) }, (_, nth) => {
    const column = Math.max(1, up + 1) + nth;
    const right = column - 5;
    const ring = Math.max(Math.abs(up), Math.abs(right), Math.abs(right - up));
    return { name: letter + column, ring, x: Math.sqrt(3) * (right - up / 2), y: -1.5 * up };
  });
});
export const CELL = new Map(CELLS.map((cell) => [cell.name, cell]));
