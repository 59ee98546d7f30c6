/** Which move somebody would like to take back, in a sentence of what everybody knows of it. */
import type { Speaker } from "../i18n";
import type { Room } from "../wire";

/** What all were told first of it: the rest came of it. Empty: all know is that something was done. */
export function whichMove(speaker: Speaker, { undoing, seats }: Pick<Room, "undoing" | "seats">): string {
  if (!undoing) return "";
  if (undoing.seat !== null) return speaker.t("undo-whose", { name: seats[undoing.seat]?.name ?? "?" });
  return undoing.notes.length > 0 ? speaker.sentence(undoing.notes[0]) : "";
}
