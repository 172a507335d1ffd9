/** The layout of the tray in the room that a window leaves: cells as large as possible, at least a fingertip on any phone. */
import { type Projection, boxOf } from "./hex";

export interface Layout {
  /** the tray is between the players above and the prompt below */
  phone: boolean;
  /** wide but low, such as a phone held sideways: everything else is in the corners */
  low: boolean;
  /** a phone's window that is not high: the footer is closer to the tray */
  short: boolean;
  /** the tray's lowest point reaches into the prompt */
  tight: boolean;
  projection: Projection;
  /** of the tray's picture, in pixels */
  wide: number;
}

const LEANING: Projection = { tilt: 0.84, turned: false };
const LYING: Projection = { tilt: 1, turned: false };
const STANDING: Projection = { tilt: 1, turned: true };
const MARGIN = 2; // px beside the outermost cells; the rim may go beyond the window
const PLAYERS = 62; // px
/** What words and buttons have below the tray, in pixels (`--foot`): in a short window they stand beside its point, or below it if there is a rail too, and when it is nobody's turn there are none. */
const FOOT = { none: 60, beside: 88, short: 126, high: 172 } as const;
const SHORT = 640; // px
const ABOVE = 8; // px between the tray's room and the words below it
/** The extent of the cells in the tray's coordinates: nine side by side, and across them seven times a cell's longer side; and the lowest one's edge. */
const NINE = 9 * 40 * Math.sqrt(3);
const SEVEN = 7 * 80;
const EDGE = 8;
/** The size of a fingertip in pixels; for half a pixel less the tray need not be enlarged. */
export const FINGER = 43.6;
export const FINGERTIP = 44;

/** Return the shorter side of a cell's box, in pixels. */
export function cellSize({ projection, wide }: Pick<Layout, "projection" | "wide">): number {
  const [across, along] = projection.turned ? [80, NINE / 9] : [NINE / 9, 80];
  return (wide / boxOf(projection).width) * Math.min(across, along * projection.tilt);
}

export function layoutOf(width: number, height: number, words = true, rail = true): Layout {
  const phone = width <= 480 || (width <= 600 && height >= width);
  const low = !phone && (height < 460 || (width < 960 && height <= width));
  const short = phone && height < SHORT;
  if (phone) {
    const high = height - PLAYERS - (!words ? FOOT.none : !short ? FOOT.high : rail ? FOOT.short : FOOT.beside);
    const standing = Math.min((width - 2 * MARGIN) / SEVEN, high / (NINE + EDGE));
    const lying = Math.min((width - 2 * MARGIN) / NINE, high / (SEVEN + EDGE));
    const projection = standing >= lying ? STANDING : LYING;
    const scale = Math.max(0, standing, lying);
    const tight = words && !short && boxOf(projection).height * scale - high > 2 * ABOVE;
    return { phone, low, short, tight, projection, wide: boxOf(projection).width * scale };
  }
  const box = boxOf(LEANING);
  const ratio = box.width / box.height;
  if (low)
    return {
      phone,
      low,
      short,
      tight: false,
      projection: LEANING,
      wide: Math.min(height * ratio, Math.max((44 / (80 * LEANING.tilt)) * box.width, width - 280)),
    };
  const wide =
    width < 900 && height > width
      ? width - 24
      : Math.min(1086, Math.max(width - 476, width * 0.5), (height - 24) * ratio);
  return { phone, low, short, tight: false, projection: LEANING, wide };
}
