/** Texts of the operators' page. */
import type { LESSONS } from "../lib/languages";

export const ADMIN: typeof LESSONS = {
  en: () => import("virtual:admin/en"),
  it: () => import("virtual:admin/it"),
  de: () => import("virtual:admin/de"),
  es: () => import("virtual:admin/es"),
  fr: () => import("virtual:admin/fr"),
  ru: () => import("virtual:admin/ru"),
  he: () => import("virtual:admin/he"),
};
