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
