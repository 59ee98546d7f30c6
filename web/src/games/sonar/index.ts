import type { Note } from "./wire";

export { default as Crews } from "./Boats.svelte";
export { default as End } from "./End.svelte";
export { default as Knew } from "./Knew.svelte";
export { default as KnewStory } from "./Curve.svelte";
export { default as Play } from "./Play.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { mark } from "./marks";
export { mine } from "./mine";
export { sounds } from "./sounds";
export { hearers, isHum, isPast, owes, places, secretText, showsClock, todo } from "./reading";
export const isWide = true;
export const liesOpen = true;

/** What the voice says while all look at it. */
export const reveals: Record<string, Note["type"][]> = { blast: ["TorpedoFired", "MineSetOff", "ArcherSetOff", "ArcherLost"] };
