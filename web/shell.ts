/** What makes the first screen quick: fewer files, named early, and nothing in them that no reader needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** What the beginning needs to ask for the rest. */
const FIRST = /src\/lib\/(addresses|art|choices|languages|screens)\.|vite\/preload-helper|rolldown\/runtime/;
/** What the first screen needs, in one file: a phone spends more on twenty small ones than on their bytes. */
const BASE = new RegExp(
  [
    "node_modules/(svelte|esm-env|clsx|@fluent)/",
    "src/(begin|App)\\.",
    "src/lib/(dictionary|i18n|line|me|mine|notes|opening|rest|router|settings|sound)\\.",
    "src/ui/(Art|CoverArt|Disc|Sheet)\\.",
    "src/screens/home/(Backdrop|Hopping)\\.",
  ].join("|"),
);
const within = (modules: RegExp) => (id: string) => modules.test(id.replaceAll("\\", "/"));
export const CHUNKS = [
  { name: "first", test: within(FIRST), priority: 2 },
  { name: "base", test: within(BASE), priority: 1 },
];

/** The pictures of every screen's bar and buttons: in the page itself, so that they need neither a request nor a script. */
const DRAWN = ["icons", "brand"];

/** The pictures into the page, and the names of files that its beginning will ask for. */
export function shell(): Plugin {
  return {
    name: "hatbox-shell",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }): HtmlTagDescriptor[] {
        const late = Object.keys(bundle ?? {}).filter((file) => /\/(base|begin)-[^/]*\.js$/.test(file));
        return [
          ...late.map((file): HtmlTagDescriptor => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` }, injectTo: "head" })),
          { tag: "svg", attrs: { class: "symbols", "aria-hidden": "true" }, children: DRAWN.map(symbols).join(""), injectTo: "body" },
        ];
      },
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
