/** Shares as whole percent, in the reader's language. */
import { words } from "./i18n.svelte";

const formats = new Map<string, Intl.NumberFormat>();

/** Cached by language and sign, at most two per language. */
function formatOf(signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  const key = `${words.locale} ${signDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(words.locale, { style: "percent", signDisplay });
  formats.set(key, format);
  return format;
}

const minus = (text: string) => text.replace("-", "−");

/** "62%" */
export function percent(share: number): string {
  return minus(formatOf("auto").format(share));
}

/** "+4%", "−12%", "0%" */
export function signedPercent(share: number): string {
  return minus(formatOf("exceptZero").format(Math.round(share * 100) / 100 || 0));
}

/** A share and its uncertainty, such as "62% ± 4%". */
export function withError({ share, error }: { share: number; error: number }): string {
  return `${percent(share)}\u00a0±\u00a0${percent(Math.ceil(error * 100) / 100)}`;
}
