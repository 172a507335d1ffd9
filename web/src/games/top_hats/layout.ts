/** How the tray is laid into the room that a window leaves: so that a cell is as large as can be, at least a finger's width on any phone. */
import { type Lie, boxOf } from "./hex";

export interface Room {
  /** the tray stands between the players above and the words below */
  phone: boolean;
  /** wide but not large, such as a phone held sideways: everything else stands in the corners */
  low: boolean;
  /** a phone's window that is not high: what stands below the tray stands closer */
  short: boolean;
  /** the tray's lowest point reaches into the words below it */
  tight: boolean;
  lie: Lie;
  /** of the tray's picture, in pixels */
  wide: number;
}

const LEANING: Lie = { tilt: 0.84, turned: false };
const LYING: Lie = { tilt: 1, turned: false };
const STANDING: Lie = { tilt: 1, turned: true };
const MARGIN = 2; // px beside the outermost cells; the rim may go beyond the window
const PLAYERS = 62; // px
/** What words and buttons have below the tray, in pixels (`--foot`): in a short window they stand beside its point, or below it if there is a rail too, and when it is nobody's turn there are none. */
const FOOT = { none: 60, beside: 88, short: 126, high: 172 } as const;
const SHORT = 640; // px
const ABOVE = 8; // px between the tray's room and the words below it
/** What the cells take in the tray's measure: nine side by side, and across them seven times a cell's longer side; and the lowest one's edge. */
const NINE = 9 * 40 * Math.sqrt(3);
const SEVEN = 7 * 80;
const EDGE = 8;
/** What a thumb hits with ease, in pixels; half a pixel less is not worth a scroll. */
export const FINGER = 43.6;
export const FINGERTIP = 44;

/** The least side of a cell's box, in pixels, if the tray's picture is so wide. */
export function cellOf({ lie, wide }: Pick<Room, "lie" | "wide">): number {
  const [across, along] = lie.turned ? [80, NINE / 9] : [NINE / 9, 80];
  return (wide / boxOf(lie).width) * Math.min(across, along * lie.tilt);
}

export function roomOf(width: number, height: number, words = true, rail = true): Room {
  const phone = width <= 480 || (width <= 600 && height >= width);
  const low = !phone && (height < 460 || (width < 960 && height <= width));
  const short = phone && height < SHORT;
  if (phone) {
    const high = height - PLAYERS - (!words ? FOOT.none : !short ? FOOT.high : rail ? FOOT.short : FOOT.beside);
    const standing = Math.min((width - 2 * MARGIN) / SEVEN, high / (NINE + EDGE));
    const lying = Math.min((width - 2 * MARGIN) / NINE, high / (SEVEN + EDGE));
    const lie = standing >= lying ? STANDING : LYING;
    const scale = Math.max(0, standing, lying);
    const tight = words && !short && boxOf(lie).height * scale - high > 2 * ABOVE;
    return { phone, low, short, tight, lie, wide: boxOf(lie).width * scale };
  }
  const box = boxOf(LEANING);
  const ratio = box.width / box.height;
  if (low)
    return {
      phone,
      low,
      short,
      tight: false,
      lie: LEANING,
      wide: Math.min(height * ratio, Math.max((44 / (80 * LEANING.tilt)) * box.width, width - 280)),
    };
  const wide =
    width < 900 && height > width
      ? width - 24
      : Math.min(1086, Math.max(width - 476, width * 0.5), (height - 24) * ratio);
  return { phone, low, short, tight: false, lie: LEANING, wide };
}
