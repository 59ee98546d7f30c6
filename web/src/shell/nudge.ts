/** It is your turn: the phone trembles, and rings softly if one has asked for it. */
import { kept } from "../state/kept";

export function nudge(): void {
  // A page that nobody has touched yet may not tremble, and would only be told off for it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (touched && kept.isOn("vibrate", true)) navigator.vibrate?.(80);
  if (kept.isOn("sound", false)) void import("./sound/score").then(({ play }) => play("turn"));
}
