/** The screens, each loaded when it is first shown. */
import type { Component } from "svelte";
import type { Screen } from "./addresses";

export type Show = Component<{ screen: never }>;

const SCREENS: Record<Screen["name"], () => Promise<unknown>> = {
  home: () => import("../screens/Home.svelte"),
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

export async function screenOf(name: Screen["name"]): Promise<Show> {
  return ((await SCREENS[name]()) as { default: Show }).default;
}
