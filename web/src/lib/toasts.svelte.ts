/** Toasts: short notes that disappear by themselves, and announcements for screen readers. */
export interface Toast {
  id: number;
  text: string;
  stays: boolean;
  /** news of the host, or of another player: on paper, calmer than what the page says about itself */
  news?: boolean | undefined;
  button?: ToastButton | undefined;
  /** the words on the button that dismisses it; absent: a cross */
  no?: string | undefined;
  ondismiss?: (() => void) | undefined;
}

export interface ToastButton {
  text: string;
  run: () => void;
}

const SHOWN_MS = 6000; // ms

/** Where toasts are shown: below the bar, in its row, or at the bottom. */
export type ToastPlace = "top" | "bar" | "bottom";

export const toasts = $state<{ list: Toast[]; spoken: string; place: ToastPlace }>({
  list: [],
  spoken: "",
  place: "top",
});
let made = 0;

/** Show a short note and return its id; one that `stays` or has a button is there until it is dismissed. */
export function notify(text: string, wishes: Partial<Omit<Toast, "id" | "text">> = {}): number {
  const same = toasts.list.find((toast) => toast.text === text);
  if (same) return same.id;
  const id = made++;
  const toast = { ...wishes, id, text, stays: wishes.stays || wishes.button !== undefined };
  toasts.list.push(toast);
  if (!toast.stays) setTimeout(() => dismiss(id), SHOWN_MS);
  return id;
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

let odd = false;

/** Announce a text to screen readers. The same text twice is read twice. */
export function announce(text: string): void {
  odd = !odd;
  toasts.spoken = odd ? text : `${text}\u00a0`;
}
