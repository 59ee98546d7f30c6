/** Where we are, from the address alone; the history is the browser's own. */
import { invitationOf, routeOf, seatOf, type Route } from "./route";
import type { Refusal } from "./wire";
import { isRefusedFor, refusal } from "./state/refusals";
import { kept } from "./state/kept";
import { Session } from "./state/store.svelte";

class Router {
  route = $state.raw<Route>({ at: "home" });
  /** Why we are home and not where we wanted to be. */
  message = $state.raw<Refusal | null>(null);
  /** The code of which nobody knew a table: its letters can be looked at once more. */
  mistyped = $state("");
  /** A link offered a seat at a table where this phone has its own: it keeps that. */
  hadSeat = $state(false);
  /** A line that was opened before we got to its table. */
  #ready: Session | null = null;
  /** A newer page has come in behind this one. */
  #isOld = false;

  start(): void {
    this.#read();
    addEventListener("popstate", () => {
      const adopted = this.#read();
      if (adopted) location.reload(); // the table was open already, without this seat
    });
  }

  go(path: string, ready: Session | null = null): void {
    // The next step is the moment to change pages: no game is on the screen, no line is open.
    if (this.#isOld && !ready) return location.assign(path);
    this.#ready = ready;
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Home, with a word of why; the way back does not lead into the same wall. */
  sendHome(message: Refusal | null): void {
    this.mistyped = isRefusedFor(message, "no-such-table") && this.route.at === "table" ? this.route.code : "";
    history.replaceState(null, "", "/");
    this.#read();
    this.message = message;
  }

  outdated = (): void => void (this.#isOld = true);

  session(code: string, watching = false): Session {
    const ready = this.#ready;
    this.#ready = null;
    return ready?.code === code && !watching ? ready : new Session(code, watching);
  }

  /** Whether a seat came with the address. */
  #read(): boolean {
    const route = routeOf(location.pathname);
    if (route && "code" in route && route.code) this.#accept(route.code);
    const adopted = route?.at === "table" && this.#adopt(route.code);
    this.message = route ? null : refusal("home-no-such-page");
    this.route = route ?? { at: "home" };
    return adopted;
  }

  /** Keeps the invitation that a link carries, and takes it out of the address at once: neither the
   * history nor who looks over a shoulder has it. */
  #accept(code: string): void {
    const invitation = invitationOf(location.hash);
    if (invitation === null) return;
    history.replaceState(null, "", location.pathname);
    kept.keepInvitation(code, invitation);
  }

  /** Sits down where a link says, and takes the seat out of the address at once. */
  #adopt(code: string): boolean {
    const seat = seatOf(location.hash);
    if (seat === null) return false;
    history.replaceState(null, "", location.pathname);
    const own = kept.token(code);
    this.hadSeat = own !== null && own !== seat;
    if (own !== null) return false;
    kept.keepToken(code, seat);
    return true;
  }
}

export const router = new Router();
