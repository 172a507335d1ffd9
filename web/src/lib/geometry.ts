/** Visible parts of elements, and overlaps. */

/** The part of a node that can be seen: of a card in a fan the strip beside the next card, and nothing beyond the scene. */
export function visibleBox(node: Element): DOMRect {
  const box = node.getBoundingClientRect();
  const next = node.closest(".hand") ? node.nextElementSibling : null;
  const covered = next && depthOf(next) > depthOf(node) ? next.getBoundingClientRect().left : box.right;
  const room = node.closest("main")?.getBoundingClientRect() ?? box;
  const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
  return new DOMRect(
    left,
    top,
    Math.max(0, Math.min(box.right, covered) - left),
    Math.max(0, Math.min(box.bottom, room.bottom) - top),
  );
}

function depthOf(node: Element): number {
  return Number(getComputedStyle(node).zIndex) || 0;
}

/** The area that two boxes share, in square pixels. */
export function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether a card over the scene covers less of some boxes at its lower edge than at its upper one. */
export function fitsBelow(card: Element | undefined, boxes: readonly DOMRect[], edge: number): boolean {
  const room = card?.closest("main")?.getBoundingClientRect();
  if (!card || !room) return false;
  const { x, width, height } = card.getBoundingClientRect();
  const covered = (y: number) => boxes.reduce((sum, box) => sum + overlap(box, new DOMRect(x, y, width, height)), 0);
  return covered(room.top + edge) > covered(room.bottom - edge - height);
}
