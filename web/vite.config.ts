import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The sentences are shared with the server: import text from "@games/sonar/fr.ftl?raw".
    alias: { "@games": here("../src/huisclos/games"), "@texts": here("../src/huisclos/texts") },
  },
  server: { fs: { allow: [here("."), here("../src/huisclos")] } },
  build: {
    outDir: "../src/huisclos/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  test: { include: ["src/**/*.test.ts"] },
});
