/** The media queries of the code, each defined once and reactive: `media.narrow.current`. Style sheets repeat their numbers, as CSS has no constants for them. */
import { MediaQuery } from "svelte/reactivity";

/** Made when it is first read, so that a module may be loaded where there is no window. */
function query(condition: string): { readonly current: boolean } {
  let made: MediaQuery | undefined;
  return {
    get current() {
      return (made ??= new MediaQuery(condition)).current;
    },
  };
}

export const media = {
  dark: query("(prefers-color-scheme: dark)"),
  reducedMotion: query("(prefers-reduced-motion: reduce)"),
  /** a finger, and no keyboard beside it */
  touch: query("(hover: none) and (pointer: coarse)"),
  /** one column instead of two */
  narrow: query("(max-width: 899px)"),
  /** the home screen shows one game at a time; a phone held sideways has room for all, if they are low */
  oneGame: query("(max-width: 519px), (max-width: 899px) and (min-height: 481px)"),
  /** the home screen's bar has room for more links */
  wideBar: query("(min-width: 1080px), (min-width: 520px) and (max-height: 480px)"),
  /** the bar on top is 52 pixels high instead of 60 */
  lowBar: query("(max-width: 600px)"),
  /** the bar of a table has no room for its buttons */
  compactBar: query("(max-width: 720px)"),
  /** a phone held sideways; `.corners` of base.css says how the bar stands in its corners */
  sideways: query("(max-height: 420px) and (min-width: 481px)"),
  /** there is room for the log beside the table */
  wideTable: query("(min-width: 1280px) and (min-height: 560px)"),
};
