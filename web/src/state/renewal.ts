/** A page that is no longer the house's own gets itself anew: once, and only when it takes nothing
 * out of anybody's hands. Nothing here needs a secure context. */
import { PROTOCOL } from "../wire";

const RENEWED = "huisclos.renewed"; // the protocol of the page that was left
const LOOK = 300; // milliseconds between two looks

/** The part of a browser that is used. */
export interface Browser {
  /** Where a tab remembers something across its reload; it may throw. */
  memory: Pick<Storage, "getItem" | "setItem">;
  reload(): void;
}

/** Whether somebody is in the middle of something on this page. */
export class Hands {
  #typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  #held = new Set<number | string>();

  constructor(target: EventTarget) {
    const on = (name: string, handle: (event: Event) => void) =>
      target.addEventListener(name, handle, { capture: true });
    on("input", ({ target: field }) => {
      if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isText(field)))
        this.#typed.add(field);
    });
    on("pointerdown", (event) => this.#held.add((event as PointerEvent).pointerId));
    for (const name of ["pointerup", "pointercancel"])
      on(name, (event) => this.#held.delete((event as PointerEvent).pointerId));
    on("keydown", (event) => this.#held.add((event as KeyboardEvent).key));
    on("keyup", (event) => this.#held.delete((event as KeyboardEvent).key));
    on("blur", ({ target: what }) => {
      if (what === target) this.#held.clear(); // what is let go elsewhere is not told here
    });
  }

  get full(): boolean {
    for (const field of this.#typed) if (!field.isConnected || !field.value) this.#typed.delete(field);
    return this.#typed.size > 0 || this.#held.size > 0;
  }
}

const isText = (field: HTMLInputElement) => !["checkbox", "radio", "range", "button"].includes(field.type);

export class Renewal {
  #wanted = false;

  constructor(
    private readonly browser: Browser,
    private readonly hands: Pick<Hands, "full">,
  ) {}

  /** As soon as nobody minds. False: it was tried, or could not be remembered to have been. */
  ask(isBusy: () => boolean): boolean {
    if (this.#wanted) return true;
    try {
      if (this.browser.memory.getItem(RENEWED) === String(PROTOCOL)) return false;
      this.browser.memory.setItem(RENEWED, String(PROTOCOL));
    } catch {
      return false;
    }
    this.#wanted = true;
    const look = () => {
      if (isBusy() || this.hands.full) setTimeout(look, LOOK);
      else this.browser.reload();
    };
    setTimeout(look, LOOK);
    return true;
  }
}

let ours: Renewal | undefined;

/** Of this tab; listens from the start. */
export function renewal(): Renewal {
  return (ours ??= new Renewal(
    {
      get memory() {
        return sessionStorage;
      },
      reload: () => location.reload(),
    },
    new Hands(window),
  ));
}
