/** What a bot did in one's name, in the notes that one was told of it. */
import type { Facts } from "./table";

export const inMyName = ({ sheet, notes }: Facts): unknown[] =>
  (sheet?.stood_in ?? []).map((number) => notes[number]).filter((note) => note !== undefined);
