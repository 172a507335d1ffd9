/** The lessons in pictures of Top Hats: the Learn and Rules pages. */
import type { Course, Drawn } from "../../learn/pictures";

const CAPTURE: Drawn = {
  stacks: { C3: "red", C4: "yellow", D6: "yellow", G4: "yellow", G7: "red" },
  path: ["C3", "C5", "E7"],
  falls: ["C4", "D6"],
};
const LEAVING: Drawn = { stacks: { D8: "red", F4: "red", C3: "yellow", G7: "yellow" }, goals: ["D7", "E8"], band: 4 };
const NARROWED: Drawn = { stacks: { D3: "red", E7: "red", G4: "yellow", E8: "yellow" }, band: 3 };

export const topHats: Course = {
  art: ["tophats"],
  letter: "T",
  last: 13,
  badge: "badge-top",
  steps: [
    { rule: "T3", picture: { row: [{ stack: ["red", "yellow", "red"] }, { stack: ["red", "hidden", "hidden"] }] } },
    {
      rule: "T6",
      picture: { board: { stacks: { D4: "red", E5: "neutral", C6: "red" }, path: ["D4", "F6"], goals: ["C7", "B5"] } },
    },
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
        { stack: ["red", "red", "red"] },
        { stack: ["red", "yellow", "yellow"] },
        { stack: ["red", "yellow", "red"] },
        { stack: ["red", "red", "yellow"] },
        { stack: ["red", "yellow", "yellow"] },
      ],
    },
    T5: { row: [{ stack: ["red", "hidden", "hidden"] }, { stack: ["yellow", "hidden"] }] },
    T6: {
      board: {
        stacks: { D4: "red", E5: "neutral", G6: "yellow", B3: "yellow" },
        path: ["D4", "F6", "H6"],
        falls: ["G6"],
      },
    },
    T7: { board: CAPTURE },
    T9: { board: LEAVING },
    T10: { board: NARROWED },
    T11: { row: [{ stack: ["red"] }, { stack: ["red", "yellow"] }, { stack: ["red", "red"] }] },
  },
  teachesPartners: false,
  hasTallChoices: true,
};
