/** What can wait at the very beginning: pictures, and what lies beside or below the first sight. Later screens are made whole at once. */
class FirstPaint {
  /** Whether the first screen has been painted, and can answer a press. */
  isDone = $state(false);
}

export const firstPaint = new FirstPaint();
