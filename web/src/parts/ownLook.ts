/** How somebody at this phone looks, before and at every table. */
import { kept } from "../state/kept";
import type { Look } from "../state/looks.svelte";
import { COLOURS, FACES } from "./Portrait.svelte";

const some = (count: number): number => Math.floor(Math.random() * count);

/** Somebody who has never chosen has some face, and keeps it. */
export function ownLook(): Look {
  const known = kept.look();
  if (known) return known;
  const look = { face: some(FACES), colour: some(COLOURS) };
  kept.keepLook(look);
  return look;
}
