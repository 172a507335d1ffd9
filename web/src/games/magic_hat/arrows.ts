/** SVG paths over the row, from measured positions: arcs from hat to hat, and the beam from a peeking player. */
export interface Point {
  x: number;
  y: number;
}

/** Draw a low arc from one point to another, as an SVG path. */
export function arc(from: Point, to: Point, height: number): string {
  const top = Math.min(from.y, to.y) - height;
  const lean = (to.x - from.x) / 4;
  return `M${r(from.x)},${r(from.y)}C${r(from.x + lean)},${r(top)} ${r(to.x - lean)},${r(top)} ${r(to.x)},${r(to.y)}`;
}

/** Draw the two strokes of an arrow's head at the end of such an arc. */
export function head(from: Point, to: Point, height: number, size: number): string {
  const lean = (to.x - from.x) / 4;
  const angle = Math.atan2(to.y - (Math.min(from.y, to.y) - height), lean);
  const wing = (side: number) => ({ x: to.x - size * Math.cos(angle + side), y: to.y - size * Math.sin(angle + side) });
  const [one, other] = [wing(0.55), wing(-0.55)];
  return `M${r(one.x)},${r(one.y)}L${r(to.x)},${r(to.y)}L${r(other.x)},${r(other.y)}`;
}

/** Draw a beam from the eyes that widens to `width` where it meets the hat. */
export function beam(eyes: Point, hat: Point, width: number): string {
  const length = Math.hypot(hat.x - eyes.x, hat.y - eyes.y) || 1;
  const across = { x: (-(hat.y - eyes.y) / length) * (width / 2), y: ((hat.x - eyes.x) / length) * (width / 2) };
  return `M${r(eyes.x)},${r(eyes.y)}L${r(hat.x + across.x)},${r(hat.y + across.y)}L${r(hat.x - across.x)},${r(hat.y - across.y)}Z`;
}

const r = (value: number): number => Math.round(value * 10) / 10;
