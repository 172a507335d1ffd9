import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { CHUNKS, fonts, serviceWorker, shell } from "./shell.ts";
import { words } from "./words.ts";

const served = process.env.HATBOX_SERVER ?? "http://127.0.0.1:8731"; // for `npm run dev`

export default defineConfig({
  plugins: [svelte(), words(), fonts(), shell(), serviceWorker()],
  base: "./", // works behind any path prefix; index.html carries <base>
  build: {
    outDir: process.env.HATBOX_WEB_OUT ?? "../src/hatbox/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // pictures and fonts stay files: the page's policy allows no data URLs
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: "es" }, // bots load the rules of their game only
  server: {
    proxy: {
      "/api": served,
      "/ws": { target: served.replace("http", "ws"), ws: true },
    },
    fs: { allow: [".."] },
  },
});
