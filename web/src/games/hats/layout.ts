/** How the table is laid out in the room it has: wide, narrow (portrait) or flat (a phone on its side), and how large one unit of the drawing is. */
export interface Shape {
  kind: "wide" | "narrow" | "flat";
  /** pixels of a unit: 1 at 1280 × 740 wide, 360 × 688 narrow, 740 × 308 flat */
  unit: number;
  /** where the cloth begins, in pixels from the top of the scene */
  crest: number;
}

const LARGEST = 1.35;
const SMALLEST = 0.3; // nothing is drawn without size

export function shape(width: number, height: number): Shape {
  if (height < 430 && width > height * 1.3) {
    const unit = Math.max(SMALLEST, Math.min(width / 740, height / 308));
    return { kind: "flat", unit, crest: 34 * unit };
  }
  if (width < height * 0.95) {
    const unit = Math.max(SMALLEST, Math.min(width / 360, height / 688, 1.7));
    return { kind: "narrow", unit, crest: 122 * unit };
  }
  const unit = Math.max(SMALLEST, Math.min(width / 1280, height / 740, LARGEST));
  return { kind: "wide", unit, crest: 156 * unit };
}
