/** Puts the Fluent files of the package into the page: `virtual:words/en` for its screens, `virtual:later/en` for screens that few visits begin with, `virtual:learn/en` for the lessons, `virtual:admin/en` for operators. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../src/hatbox/i18n");
const FOR_THE_TERMINAL =
  /^(?:(?:missing-extra|other-game|no-history|no-such-record|game-does-not-end|too-many-seats|no-deal|puzzles-bad-file|puzzles-progress|compiling|faults-summary|serving|missing-parts|client-unreachable|cache-unwritable|already-serving|warm-done|warm-failed|wasm-done|not-on-the-move|server-cannot-store|legal-differs|result-missing|result-differs|result-unknown|options-missing|tree-too-large)$|(?:admin|arena|backup|bad|batch|cluster|database|dataset|env|exploit|join|mcp|member|openspiel|options|play|policy|position|program|replay|restore|serve|site|study|train|tree|unknown|what-if|workers)-)/;

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

/** For the operators' page alone. */
const ADMIN = "admin.ftl";
/** Messages of the server that only operators can get. */
const FOR_OPERATORS = /^(admin|bad)-/;

const isForThePage = (name: string) => !FOR_THE_TERMINAL.test(name);

/** Comments and messages not wanted, such as the terminal's own, are left out; what a kept message refers to is kept. */
function pruned(source: string, isWanted = isForThePage): string {
  const entries = source.split(/\n(?=[a-zA-Z#-])/).filter((entry) => entry !== "" && !entry.startsWith("#"));
  const named = new Map(entries.map((entry) => [entry.slice(0, entry.search(/[ =]/)), entry]));
  const kept = new Set([...named.keys()].filter(isWanted));
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

/** Texts of the operators' page, and of what the server refuses them; English where a language has none. */
function adminWords(language: string): { files: string[]; text: string } {
  const own = ["web", "cli"].map((kind) => {
    const file = join(FOLDER, kind, language, ADMIN);
    return existsSync(file) ? file : join(FOLDER, kind, "en", ADMIN);
  });
  const shared = join(FOLDER, `${language}.ftl`);
  const refusals = pruned(readFileSync(shared, "utf8"), (name) => FOR_OPERATORS.test(name));
  return {
    files: [...own, shared],
    text: [...own.map((file) => pruned(readFileSync(file, "utf8"), () => true)), refusals].join("\n"),
  };
}

/** `forOperators`: with the few texts of the players' page that the operators' page shares. */
export function words({ forOperators = false } = {}): Plugin {
  return {
    name: "hatbox-words",
    resolveId: (id) => (/^virtual:(words|later|learn|admin)\//.test(id) ? `\0${id}` : null),
    load(id) {
      const [, kind, language] = /^\0virtual:(words|later|learn|admin)\/(\w+)$/.exec(id) ?? [];
      if (!kind || !language) return null;
      if (kind === "admin") {
        const { files, text } = adminWords(language);
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(text)}`;
      }
      if (forOperators && kind !== "words") return 'export default ""';
      const isWanted = (name: string) => (forOperators ? name === "frame.ftl" : ![...LATER, ADMIN].includes(name));
      const shared = join(FOLDER, `${language}.ftl`);
      const files = {
        words: () => parts("web", language, isWanted),
        later: () => parts("web", language, (name) => LATER.includes(name)),
        learn: () => parts("learn", language),
      }[kind as "words" | "later" | "learn"]();
      for (const file of [shared, ...files]) this.addWatchFile(file);
      const sources = files.map((file) => pruned(readFileSync(file, "utf8")));
      if (kind !== "learn")
        sources.unshift(
          pruned(
            readFileSync(shared, "utf8"),
            (name) => isForThePage(name) && LATER_REFUSALS.test(name) === (kind === "later"),
          ),
        );
      return `export default ${JSON.stringify(sources.join("\n"))}`;
    },
  };
}
