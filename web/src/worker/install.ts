/** On the home screen, and opening without a network: where the browser allows it. */

/** `renewed` is called when a newer page has come in behind the one that is open. */
export function install(renewed: () => void): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) renewed();
    hadOne = true;
  });
  // A browser that refuses (private browsing) plays all the same.
  serviceWorker.register("/sw.js").catch(() => {});
}

const APART = 10_000; // milliseconds: who serves no whole page is not asked for it all the time

/** A part of this page is no longer there: the house serves a newer one. */
export function leaveOldPage(): void {
  addEventListener("vite:preloadError", () => {
    setTimeout(() => {
      if (navigator.onLine) location.reload();
      else addEventListener("online", () => location.reload(), { once: true });
    }, Math.max(0, APART - performance.now()));
  });
}
