/** How somebody at this phone looks, before and at every table. */
import { kept } from "../state/kept";
import type { Look } from "../state/looks.svelte";
import { COLOURS, FACES } from "./Portrait.svelte";

const some = (count: number): number => Math.floor(Math.random() * count);

/** One that nobody wears, while there is one: a game may show faces without their colours. */
function free(count: number, worn: readonly number[]): number {
  const left = Array.from({ length: count }, (_, one) => one).filter((one) => !worn.includes(one));
  return left[some(left.length)] ?? some(count);
}

/** Somebody who has never chosen has some face, of none of those `there`, and keeps it. */
export function ownLook(there: readonly Look[] = []): Look {
  const known = kept.look();
  if (known) return known;
  const face = free(FACES, there.map((look) => look.face));
  const look = { face, colour: free(COLOURS, there.map(({ colour }) => colour)) };
  kept.keepLook(look);
  return look;
}
