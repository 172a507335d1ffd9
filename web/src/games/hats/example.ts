/** The worked count of Hats, as the rules tell it. */
export const TABLE = ["T2", "B6", "F3", "B1", "S5", "K4"];
export const TURNED = "B1";
export const COLLECTION: { card: string; points: number }[] = [
  { card: "F1", points: 3 },
  { card: "D2", points: 0 },
  { card: "D5", points: 0 },
  { card: "S6", points: 5 },
  { card: "S2", points: 5 },
  { card: "C3", points: 0 },
  { card: "B4", points: 2 },
  { card: "black", points: 1 },
];
