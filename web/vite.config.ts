import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WORKER = "sw.js";
const TEXT = /^assets\/.*\.(js|css)$/;

/** Tells the service worker what this build is made of. Fonts are kept when they are first used. */
function shell(): Plugin {
  return {
    name: "shell",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      const files = names.sort().map((name) => `/${name}`);
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      worker.code = `const BUILD = ${JSON.stringify({ version, files })};\n${worker.code}`;
    },
  };
}

/** A packed copy beside each text: the server sends it to whoever can unpack it. */
function packed(): Plugin {
  return {
    name: "packed",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const file = join(dir, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell(), packed()],
  resolve: {
    // The sentences are shared with the server: import text from "@games/sonar/texts/fr.ftl?raw".
    alias: { "@games": here("../src/huisclos/games"), "@texts": here("../src/huisclos/texts") },
  },
  server: { fs: { allow: [here("."), here("../src/huisclos")] } },
  build: {
    outDir: "../src/huisclos/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/worker/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
