/** What makes the first screen quick: fewer files, named early, and nothing in them that no reader needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IndexHtmlTransformResult, Plugin } from "vite";

/** What asks for words, fonts and the screen of an address. It waits for nothing else, least of all for the rest of the code. */
const FIRST =
  /src\/(lib\/(addresses|art|choices|first|languages|screens)|games\/names)\.|vite\/preload-helper|rolldown\/runtime/;
/** The page's beginning and the first screen, in one file: a phone spends more on twenty small ones than on their bytes. */
const BASE = new RegExp(
  [
    "node_modules/(svelte|esm-env|clsx|@fluent)/",
    "src/(main|App)\\.",
    "src/games/(index|[a-z_]+/facts)\\.",
    "src/lib/(dictionary|i18n|line|me|mine|notes|opening|rest|router|settings|sound|unhurried|width)\\.",
    "src/ui/(Art|CoverArt|Disc|Sheet)\\.",
    "src/screens/(Home|home/(Backdrop|Box|CodeEntry|Cover|HomeBar|Hopping|LanguageDisc|PlayButtons|Shelf|shelf|ThemeDisc))\\.",
  ].join("|"),
);
const within = (modules: RegExp) => (id: string) => modules.test(id.replaceAll("\\", "/"));
export const CHUNKS = [
  { name: "first", test: within(FIRST), priority: 2 },
  { name: "base", test: within(BASE), priority: 1 },
];

/** The pictures of every screen's bar and buttons: in the page itself, so that they need neither a request nor a script. */
const DRAWN = ["icons", "brand"];

/** Nearly all of the first file runs at once: told so, a browser reads it whole while it arrives, beside the page's own work, and not function by function in the midst of it. */
const AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/** The pictures into the page, and how its first file is read. */
export function shell(): Plugin {
  return {
    name: "hatbox-shell",
    enforce: "post",
    generateBundle: {
      order: "post", // nothing may stand before it
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === "base") file.code = AT_ONCE + file.code;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html): IndexHtmlTransformResult => ({
        html: html.replace(/<script type="module"(?=[^>]*\/first-)/, "$& async"),
        tags: DRAWN.map((name) => ({
          tag: "svg",
          attrs: { class: `symbols ${name}`, "aria-hidden": "true" },
          children: symbols(name),
          injectTo: "body",
        })),
      }),
    },
  };
}

function symbols(name: string): string {
  const source = readFileSync(join(import.meta.dirname, "art", `${name}.svg`), "utf8");
  return [...source.matchAll(/<symbol id="(?!favicon|wordmark)[^]*?<\/symbol>/g)].map(([symbol]) => symbol).join("");
}

/** Fonts: of the scripts that our seven languages are written in (the Hebrew headings' font for Hebrew alone), in the one format that every browser reads. */
export function fonts(): Plugin {
  return {
    name: "hatbox-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!/@fontsource[^?]*\.css/.test(id)) return null;
      const faces = [...code.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
      return faces
        .filter((face) => !/arabic|cyrillic-ext|vietnamese|libre-latin/.test(face))
        .map((face) => face.replace(/, url\([^)]*\.woff\) format\('woff'\)/, ""))
        .join("\n");
    },
  };
}
