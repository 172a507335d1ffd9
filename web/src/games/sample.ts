/** Sample pieces for the colour settings, and their files. */
export const SAMPLE = {
  files: ["tophats", "cards", "hats"],
  pictures: ["card-B4", "card-S2", "stack-red-3", "stack-yellow-2", "stack-blue-3"],
};
