/** The covers on a phone as a carousel: one in front, its neighbours peeking out at both sides. */

/** The place of a cover: 0 in front, 1 to the end side, -1 to the start side. */
export function place(at: number, front: number, count: number): number {
  const steps = (at - front + count) % count;
  return steps > count / 2 ? steps - count : steps;
}

/** The cover some steps on. */
export function turned(front: number, steps: number, count: number): number {
  return (((front + steps) % count) + count) % count;
}

const FAR = 36; // px: less is a tap

/** How many steps a sideways stroke of the finger turns the shelf: towards the start side shows the next cover. */
export function swiped(across: number, down: number, dir: "ltr" | "rtl"): -1 | 0 | 1 {
  if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 === (dir === "ltr") ? 1 : -1;
}
