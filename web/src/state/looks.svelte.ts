/** How the members of the table on this page look, as they chose: every face is drawn by it. */
import { SvelteMap } from "svelte/reactivity";

import type { Room } from "../wire";

export interface Look {
  face: number;
  colour: number;
}

export const looks = new SvelteMap<number, Look>();

/** Who has left keeps their face as long as somebody speaks of them. */
export function seeLooks(code: string, people: Room["people"]): void {
  if (code !== table) looks.clear();
  table = code;
  for (const { id, look } of people) {
    const known = looks.get(id);
    if (look && (known?.face !== look.face || known.colour !== look.colour)) looks.set(id, look);
  }
}
let table = "";
