/** Pieces by which a reader judges the colours, and the files they are drawn in. */
export const SAMPLE = {
  files: ["tophats", "cards", "hats"],
  pictures: ["card-B4", "card-S2", "stack-red-3", "stack-yellow-2", "stack-blue-3"],
};
