/** A finger that rests on the board: who is alone with bots makes them hurry until it is lifted. */
import type { Attachment } from "svelte/attachments";

const REST = 400; // milliseconds until a touch is meant so
const SLIP = 12; // pixels that it may move meanwhile: a scroll is none
const OWN = "button, a, input, select, textarea, summary, label, [role=slider]"; // have a use of their own

export function haste(tell: (on: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let on = false;
    const stop = () => {
      clearTimeout(timer);
      from = null;
      if (on) tell((on = false));
    };
    const listen = (target: EventTarget, names: string[], handle: (event: Event) => void) =>
      names.forEach((name) => target.addEventListener(name, handle, { signal: over.signal }));
    listen(element, ["pointerdown"], (event) => {
      if ((event.target as Element).closest(OWN)) return;
      from = event as PointerEvent;
      timer = setTimeout(() => tell((on = true)), REST);
    });
    listen(element, ["pointermove"], (event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (from && !on && Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLIP) stop();
    });
    listen(window, ["pointerup", "pointercancel", "blur", "pagehide"], stop);
    listen(element, ["contextmenu"], (event) => on && event.preventDefault());
    return () => {
      stop();
      over.abort();
    };
  };
}
