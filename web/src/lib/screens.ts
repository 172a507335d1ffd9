/** The screens, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Screen } from "./addresses";

export type Show = Component<{ screen: never }>;

const SCREENS: Record<Exclude<Screen["name"], "home">, () => Promise<unknown>> = {
  new: () => import("../screens/NewTable.svelte"),
  table: () => import("../screens/TablePage.svelte"),
  review: () => import("../screens/Review.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  lesson: () => import("../screens/Lesson.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  hotseat: () => import("../screens/HotSeat.svelte"),
  tables: () => import("../screens/Tables.svelte"),
  profile: () => import("../screens/Profile.svelte"),
  missing: () => import("../screens/Missing.svelte"),
};

/** The first screen, which the page brings along: most begin there. */
export const home: { show: Show | null } = { show: null };

export async function screenOf(name: Screen["name"]): Promise<Show> {
  return name === "home" ? home.show! : ((await SCREENS[name]()) as { default: Show }).default;
}
