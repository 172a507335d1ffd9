/** Puts the Fluent files of the package into the page: `virtual:words/en` for its screens, `virtual:later/en` for screens that few visits begin with, `virtual:learn/en` for the lessons. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/hatbox/i18n");
const FOR_THE_TERMINAL =
  /^(admin|arena|backup|bad|batch|database|dataset|env|join|member|openspiel|options|play|policy|position|replay|restore|serve|site|unknown)-/;

/** The server's refusals that only screens with later texts can meet. */
const LATER_REFUSALS = /^(daily|device|invite|notify|sign-in)-/;

/** Files of `web/<language>/` that are not loaded with the first screen. */
const LATER = [
  ...[
    "club.ftl",
    "daily.ftl",
    "devices.ftl",
    "notifications.ftl",
    "profile.ftl",
    "progress.ftl",
    "puzzles.ftl",
    "review.ftl",
  ],
  "sign-in.ftl",
];

/** Comments, the terminal's own messages and those not wanted are left out; what a kept message refers to is kept. */
function pruned(source: string, isWanted: (name: string) => boolean = () => true): string {
  const entries = source.split(/\n(?=[a-zA-Z#-])/).filter((entry) => entry !== "" && !entry.startsWith("#"));
  const named = new Map(entries.map((entry) => [entry.slice(0, entry.search(/[ =]/)), entry]));
  const kept = new Set([...named.keys()].filter((name) => !FOR_THE_TERMINAL.test(name) && isWanted(name)));
  for (const name of kept)
    for (const [, other] of named.get(name)!.matchAll(/\{ (-?[a-z][a-z-]*) \}/g))
      if (named.has(other!)) kept.add(other!);
  return [...kept].map((name) => named.get(name)!.trimEnd()).join("\n");
}

function parts(kind: string, language: string, isWanted: (name: string) => boolean = () => true): string[] {
  const folder = join(FOLDER, kind, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && isWanted(name))
    .sort()
    .map((name) => join(folder, name));
}

export function words(): Plugin {
  return {
    name: "hatbox-words",
    resolveId: (id) => (/^virtual:(words|later|learn)\//.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = /^\0virtual:(words|later|learn)\/(\w+)$/.exec(id) ?? [];
      if (!kind || !language) return null;
      const shared = join(FOLDER, `${language}.ftl`);
      const files = {
        words: () => parts("web", language, (name) => !LATER.includes(name)),
        later: () => parts("web", language, (name) => LATER.includes(name)),
        learn: () => parts("learn", language),
      }[kind as "words" | "later" | "learn"]();
      for (const file of [shared, ...files]) this.addWatchFile(file);
      const sources = files.map((file) => pruned(readFileSync(file, "utf8")));
      if (kind !== "learn")
        sources.unshift(
          pruned(readFileSync(shared, "utf8"), (name) => LATER_REFUSALS.test(name) === (kind === "later")),
        );
      return `export default ${JSON.stringify(sources.join("\n"))}`;
    },
  };
}
