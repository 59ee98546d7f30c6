/** The service worker: the page opens without a network, and says so; it never holds a game.
 *
 * Pages come from the network whenever there is one, so that nobody stays on an old version. What
 * Vite names by its content comes from the cache of this very build. /api and /ws are not touched: a
 * game is told by the house alone.
 */
/** Written in by the build: its name, and the files that the page cannot do without. */
declare const BUILD: { version: string; files: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope; // tsc knows workers of one sort only
const PAGE = "/"; // every address is this one page
const CACHE = `huisclos-${BUILD.version}`;

worker.addEventListener("install", (event) => {
  void worker.skipWaiting(); // not waited for: it may only settle once this is over
  event.waitUntil(keep());
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...BUILD.files]);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (offline) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw offline;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
