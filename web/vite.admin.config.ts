/** The operators' page: a build of its own in `static/admin`, so that no file of it is part of the players' page or kept offline. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { join } from "node:path";
import { defineConfig } from "vite";
import { fonts, inlineSymbols } from "./shell.ts";
import { words } from "./words.ts";

const served = process.env.HATBOX_SERVER ?? "http://127.0.0.1:8731"; // for `npm run dev:admin`

export default defineConfig({
  plugins: [svelte(), words({ forOperators: true }), fonts(), inlineSymbols()],
  base: "./",
  publicDir: false, // the players' page has these files
  build: {
    outDir: join(process.env.HATBOX_WEB_OUT ?? "../src/hatbox/static", "admin"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data URLs
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "admin.html" },
  },
  server: { proxy: { "/admin/api": served }, fs: { allow: [".."] } },
});
