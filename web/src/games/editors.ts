/** Components for options that need more than a list of values, by option name. */
import type { Component } from "svelte";
import RemovedTypes from "./hats/RemovedTypes.svelte";

export const EDITORS: Record<string, Component<{ value: string; onchange: (value: string) => void }> | undefined> = {
  removed: RemovedTypes,
};
