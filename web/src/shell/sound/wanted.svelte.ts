/** Whether this device may be heard; phones are quiet unless asked. */
import { kept } from "../../state/kept";

class Wanted {
  #on = $state(kept.isOn("sound", false));

  get on(): boolean {
    return this.#on;
  }
  /** From a touch: it sounds at once, so that one knows, and the browser lets it. */
  set on(on: boolean) {
    this.#on = on;
    kept.keepOn("sound", on);
    if (on) void import("./score").then(({ play }) => play("turn"));
  }
}

export const wanted = new Wanted();
