import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      // One document for all files: making one for each took four fifths of the time, and the tests pass in any order.
      isolate: false,
      maxWorkers: 1,
    },
  }),
);
