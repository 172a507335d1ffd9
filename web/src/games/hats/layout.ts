/** The layout of the table by the size of the scene: wide, narrow (portrait) or flat (a phone on its side), and the size of one unit of the drawing. */
export interface Layout {
  kind: "wide" | "narrow" | "flat";
  /** pixels of a unit: 1 at 1280 × 740 wide, 360 × 688 narrow, 740 × 308 flat */
  unit: number;
  /** where the cloth begins, in pixels from the top of the scene */
  crest: number;
}

const MAX_UNIT = 1.35;
const MIN_UNIT = 0.3; // before the scene is measured

export function layoutOf(width: number, height: number): Layout {
  if (height < 430 && width > height * 1.3) {
    const unit = Math.max(MIN_UNIT, Math.min(width / 740, height / 308));
    return { kind: "flat", unit, crest: 34 * unit };
  }
  if (width < height * 0.95) {
    const unit = Math.max(MIN_UNIT, Math.min(width / 360, height / 688, 1.7));
    return { kind: "narrow", unit, crest: 122 * unit };
  }
  const unit = Math.max(MIN_UNIT, Math.min(width / 1280, height / 740, MAX_UNIT));
  return { kind: "wide", unit, crest: 156 * unit };
}

/** The hand's fan in card widths. On an upright phone the last card may leave the screen, its numeral may not. */
export const FANS = {
  wide: { room: 5.1, apart: 0.86, bow: 16, finger: 0 },
  narrow: { room: 4, apart: 0.72, bow: 6, finger: 0.5 },
  flat: { room: 8.8, apart: 0.96, bow: 4, finger: 0 },
} as const;
