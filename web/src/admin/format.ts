/** Figures and times as an operator reads them. */
import { words } from "../lib/i18n.svelte";
import type { Figure } from "./series";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.locale, options).format(value);
}

export function bytes(size: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(size, 1)) / 3));
  const value = size / 1000 ** power;
  return format(value, { style: "unit", unit: UNITS[power]!, maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 });
}

export function count(value: number): string {
  return format(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
}

export function figureText(figure: Figure, value: number): string {
  switch (figure) {
    case "memory":
    case "database":
    case "disk":
      return bytes(value);
    case "cpu":
      return format(value, { style: "percent", maximumFractionDigits: 0 });
    case "lag":
      return format(value, { style: "unit", unit: "millisecond", maximumFractionDigits: value < 10 ? 1 : 0 });
    default:
      return count(value);
  }
}
