/** Outlines of the garden behind the tea table, drawn for the size of the window so that scallops keep their size. */

/** Yield small irregularities, the same every time. */
function* uneven(seed: number): Generator<number> {
  for (let at = seed * 7.3; ; at += 2.7) yield Math.sin(at);
}

/** Outline a hedge garland from the top edge down to about `y`, hanging in bows about `bow` wide. */
export function garland(width: number, y: number, bow: number, seed: number): string {
  const random = uneven(seed);
  let path = `M-40,-40H${width + 40}V${y}`;
  for (let x = width + 40; x > -40;) {
    const step = bow * (1 + 0.2 * random.next().value);
    path += `q${(-step / 2).toFixed(1)},${(bow * (0.5 + 0.14 * random.next().value)).toFixed(1)} ${(-step).toFixed(1)},${(bow * 0.05 * random.next().value).toFixed(1)}`;
    x -= step;
  }
  return `${path}V-40Z`;
}

export interface Edge {
  /** of the window */
  width: number;
  /** where the cloth begins in the middle */
  crest: number;
  /** half axes of the round edge */
  rx: number;
  ry: number;
  /** of one scallop */
  radius: number;
}

/** Outline the scalloped border of the cloth, closed far below the window. */
export function scallops({ width, crest, rx, ry, radius }: Edge, bottom: number): string {
  const middle = width / 2;
  const last = Math.min(1.45, Math.asin(Math.min(1, (middle + radius * 2) / rx)));
  const points: [number, number][] = [];
  const chord = radius * 2;
  for (let angle = 0; angle <= last + 0.02;) {
    points.push([rx * Math.sin(angle), crest + ry * (1 - Math.cos(angle))]);
    angle += chord / Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
  }
  const all = [
    ...points
      .slice(1)
      .reverse()
      .map(([x, y]): [number, number] => [-x, y]),
    ...points,
  ].map(([x, y]): [number, number] => [middle + x, y]);
  const [start, ...rest] = all;
  const arcs = rest.map(([x, y]) => `A${radius},${radius} 0 0 1 ${x.toFixed(1)},${y.toFixed(1)}`).join("");
  return `M${start![0].toFixed(1)},${start![1].toFixed(1)}${arcs}V${bottom}H${start![0].toFixed(1)}Z`;
}
