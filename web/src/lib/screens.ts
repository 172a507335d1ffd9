/** The screens, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Screen } from "./addresses";

export type ScreenComponent = Component<{ screen: never }>;

const SCREENS: Record<Exclude<Screen["name"], "home">, () => Promise<unknown>> = {
  new: () => import("../screens/new/NewTable.svelte"),
  table: () => import("../screens/table/TablePage.svelte"),
  local: () => import("../screens/table/LocalTablePage.svelte"),
  review: () => import("../screens/review/Review.svelte"),
  learn: () => import("../screens/learn/Learn.svelte"),
  lesson: () => import("../screens/lesson/Lesson.svelte"),
  puzzles: () => import("../screens/puzzles/Puzzles.svelte"),
  rules: () => import("../screens/rules/Rules.svelte"),
  hotseat: () => import("../screens/hotseat/HotSeat.svelte"),
  daily: () => import("../screens/daily/Daily.svelte"),
  tables: () => import("../screens/tables/Tables.svelte"),
  profile: () => import("../screens/profile/Profile.svelte"),
  progress: () => import("../screens/progress/Progress.svelte"),
  "signed-in": () => import("../screens/signedIn/SignedIn.svelte"),
  missing: () => import("../screens/missing/Missing.svelte"),
};

/** Screens whose texts are not loaded with the first one. */
export const READS_LATER: ReadonlySet<Screen["name"]> = new Set([
  ...(["daily", "profile", "progress", "puzzles", "review", "signed-in"] as const),
]);

/** The home screen, which is part of the base chunk: most visits begin there. */
export const home: { show: ScreenComponent | null } = { show: null };

export async function screenOf(name: Screen["name"]): Promise<ScreenComponent> {
  return name === "home" ? home.show! : ((await SCREENS[name]()) as { default: ScreenComponent }).default;
}
