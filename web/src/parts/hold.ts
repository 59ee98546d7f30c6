import type { Attachment } from "svelte/attachments";

const KEYS = [" ", "Enter"];

/** Held while a finger, a mouse button or a key is down on the element, and not a moment longer. */
export function holding(set: (held: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const over = new AbortController();
    let held = false;
    const tell = (now: boolean) => {
      if (now === held) return;
      held = now;
      set(now);
    };
    const on = (target: EventTarget, names: string[], handle: (event: Event) => void) =>
      names.forEach((name) => target.addEventListener(name, handle, { signal: over.signal }));
    // At once, but not in the midst of an update: that may be what takes the focus away.
    const cover = () => queueMicrotask(() => tell(false));

    on(element, ["pointerdown"], (event) => {
      if ((event as PointerEvent).button === 0) tell(true);
    });
    on(element, ["pointerup", "pointercancel", "pointerleave", "blur", "keyup"], cover);
    on(element, ["keydown"], (event) => {
      if (!KEYS.includes((event as KeyboardEvent).key)) return cover();
      event.preventDefault();
      tell(true);
    });
    on(element, ["contextmenu"], (event) => event.preventDefault());
    on(window, ["blur", "pagehide"], cover);
    on(document, ["visibilitychange"], cover);
    return () => {
      cover();
      over.abort();
    };
  };
}
