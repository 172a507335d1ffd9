/** Build plugins that make the first screen quick: fewer files, requested early, without anything no reader needs. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import type { HtmlTagDescriptor, IndexHtmlTransformResult, Plugin } from "vite";

/** Chunks by name. The build fails if a listed module is not part of it. */
const CHUNK_MODULES = {
  /** Requests translations, fonts and the screen of the address. It waits for nothing else, least of all for the rest of the code. */
  preload: [
    "src/lib/addresses.ts",
    "src/lib/art.ts",
    "src/lib/languages.ts",
    "src/lib/preload.ts",
    "src/lib/screens.ts",
    "src/lib/settingsStorage.ts",
    "src/lib/storage.ts",
    "src/games/names.ts",
    "vite/preload-helper.js",
  ],
  /** Start-up and the home screen in one file: a phone spends more on twenty small requests than on their bytes. */
  base: [
    "node_modules/svelte/**",
    "node_modules/clsx/**",
    "node_modules/@fluent/**",
    "src/main.ts",
    "src/App.svelte",
    "src/games/index.ts",
    "src/games/*/facts.ts",
    "src/lib/connection.ts",
    "src/lib/dictionary.ts",
    "src/lib/firstPaint.svelte.ts",
    "src/lib/guests.ts",
    "src/lib/house.svelte.ts",
    "src/lib/i18n.svelte.ts",
    "src/lib/me.svelte.ts",
    "src/lib/media.ts",
    "src/lib/myTables.svelte.ts",
    "src/lib/openTable.ts",
    "src/lib/rest.ts",
    "src/lib/router.svelte.ts",
    "src/lib/serverNews.svelte.ts",
    "src/lib/settings.svelte.ts",
    "src/lib/shownScreen.svelte.ts",
    "src/lib/siteInfo.ts",
    "src/lib/sound.ts",
    "src/lib/toasts.svelte.ts",
    "src/local/database.ts",
    "src/local/savedGame.ts",
    "src/local/savedGames.ts",
    "src/local/store.ts",
    "src/ui/Art.svelte",
    "src/ui/CoverArt.svelte",
    "src/ui/IconButton.svelte",
    "src/ui/Sheet.svelte",
    "src/ui/SkyBackdrop.svelte",
    "src/ui/Spinner.svelte",
    "src/ui/Toasts.svelte",
    "src/screens/home/*",
  ],
};
const matched = new Set<string>();

export const CHUNKS = Object.entries(CHUNK_MODULES).map(([name, modules], order) => ({
  name,
  test(id: string): boolean {
    const path = `/${id.replace("\0", "").replaceAll("\\", "/").split("?")[0]!}`; // virtual modules begin with a NUL
    const module = modules.find((pattern) => matchesGlob(path, `**/${pattern}`));
    if (module) matched.add(module);
    return !!module;
  },
  priority: 2 - order,
}));

/** A renamed or removed module would silently change what the first screen loads. */
function checkChunks(): void {
  const missing = Object.values(CHUNK_MODULES)
    .flat()
    .filter((module) => !matched.has(module));
  if (missing.length > 0) throw new Error(`shell.ts lists modules that the build does not have: ${missing.join(", ")}`);
}

/** The symbols of every screen's bar and buttons: part of the page itself, so that they need neither a request nor a script. */
const INLINED = ["icons", "brand"];

/** Compile hint: nearly all of the base chunk runs at start, so the browser should compile it eagerly while it downloads. */
const EAGER = "//# allFunctionsCalledOnLoad\n";

/** Inline the symbols, mark the base chunk for eager compilation and let the preload chunk run before the rest. */
export function shell(): Plugin {
  return {
    name: "hatbox-shell",
    enforce: "post",
    generateBundle: {
      order: "post", // the hint must be the first line
      handler(_, bundle) {
        checkChunks();
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.name === "base") file.code = EAGER + file.code;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html): IndexHtmlTransformResult => ({
        html: html.replace(/<script type="module"(?=[^>]*\/preload-)/, "$& async"),
        tags: symbolTags(),
      }),
    },
  };
}

/** Inline the symbols of every bar and button. */
export function inlineSymbols(): Plugin {
  return { name: "hatbox-symbols", transformIndexHtml: { order: "post", handler: symbolTags } };
}

function symbolTags(): HtmlTagDescriptor[] {
  return INLINED.map((name) => ({
    tag: "svg",
    attrs: { class: `symbols ${name}`, "aria-hidden": "true" },
    children: symbols(name),
    injectTo: "body",
  }));
}

function symbols(name: string): string {
  const source = readFileSync(join(import.meta.dirname, "art", `${name}.svg`), "utf8");
  return [...source.matchAll(/<symbol id="(?!favicon|wordmark)[^]*?<\/symbol>/g)].map(([symbol]) => symbol).join("");
}

/** Public files that the page itself uses. Pictures in other formats are for installers and link previews. */
const OFFLINE = /\.(svg|webmanifest)$/;

/** Write the service worker with the list of all files it caches, and mark worker and page with the digest of the build. */
export function serviceWorker(): Plugin {
  const web = import.meta.dirname;
  return {
    name: "hatbox-service-worker",
    enforce: "post",
    apply: "build",
    generateBundle: {
      order: "post", // all other files are known
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the build has no index.html");
        const source = readFileSync(join(web, "sw.js"), "utf8");
        const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const shown = readdirSync(join(web, "public")).filter((name) => OFFLINE.test(name));
        const digest = createHash("sha256").update(source).update(page.source).update(built.sort().join());
        for (const name of shown) digest.update(readFileSync(join(web, "public", name)));
        const build = digest.digest("hex").slice(0, 16);
        const files = JSON.stringify([...shown, ...built]);
        page.source = String(page.source).replace("</head>", `<meta name="hatbox-build" content="${build}" /></head>`);
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: source.replace("__BUILD__", build).replace('["__FILES__"]', files),
        });
      },
    },
  };
}

/** Keep only the font faces of the scripts that our seven languages use (the Hebrew headings' font for Hebrew alone), and only as woff2. */
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
