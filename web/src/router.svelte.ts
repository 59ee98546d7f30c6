/** Where we are, from the address alone; the history is the browser's own. */
import type { Refusal } from "./wire";
import { refusal } from "./state/house";
import { Session } from "./state/store.svelte";

export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "screen"; code: string };

export function routeOf(path: string): Route | null {
  const [, screen, code] = /^\/(table\/)?([a-z]{4})\/?$/i.exec(path) ?? [];
  if (path === "/" || path === "") return { at: "home" };
  if (code === undefined) return null;
  return { at: screen ? "screen" : "table", code: code.toUpperCase() };
}

class Router {
  route = $state.raw<Route>({ at: "home" });
  /** Why we are home and not where we wanted to be. */
  message = $state.raw<Refusal | null>(null);
  /** A line that was opened before we got to its table. */
  #ready: Session | null = null;

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
  }

  go(path: string, ready: Session | null = null): void {
    this.#ready = ready;
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Home, with a word of why; the way back does not lead into the same wall. */
  sendHome(message: Refusal | null): void {
    history.replaceState(null, "", "/");
    this.#read();
    this.message = message;
  }

  session(code: string, watching = false): Session {
    const ready = this.#ready;
    this.#ready = null;
    return ready?.code === code && !watching ? ready : new Session(code, watching);
  }

  #read(): void {
    const route = routeOf(location.pathname);
    this.message = route ? null : refusal("home-no-such-page");
    this.route = route ?? { at: "home" };
  }
}

export const router = new Router();
