/** The small drawings of the Learn and Rules pages, as data: rows of cards, hats, stacks and signs, and little boards. */
import type { Component } from "svelte";

export type Piece =
  | { card: string; at?: number; off?: boolean } // `at`: the number of its place
  | { sign: string }
  | { arrow: "to" | "swap" }
  | { art: string; wide: number; high: number }
  | { hat: string; on?: string } // above a character
  | { stack: string[] }; // colours from the top down

/** A hexagonal board: stacks by cell, a path that is jumped, what falls, which ring is the band or gone. */
export interface Drawn {
  stacks: Record<string, string>;
  path?: string[];
  falls?: string[];
  goals?: string[];
  band?: number;
  rings?: boolean;
}

export type Picture = { row: Piece[] } | { board: Drawn };

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
  /** a count with real pieces, step by step */
  Example?: Component;
  /** a table of the box's contents, and the group of rules it follows */
  index?: { after: string; Table: Component };
  /** the lesson has a part for two against two, and one about scoring */
  teachesPartners: boolean;
  /** what the question lets one choose from is higher than a card */
  hasTallChoices: boolean;
}

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
