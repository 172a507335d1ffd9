/** Gates what the first screen can do without at first: pictures, and content outside the viewport. Later screens render everything. */
class FirstPaint {
  /** True once the first screen is painted and interactive. */
  isDone = $state(false);
}

export const firstPaint = new FirstPaint();
