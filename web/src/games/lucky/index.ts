import type { Note } from "./wire";

export { default as Farewell } from "./Farewell.svelte";
export { default as End } from "./End.svelte";
export { default as Knew } from "./Knew.svelte";
export { default as Play } from "./Play.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { mark } from "./marks";
export { mine } from "./mine";
export { sounds } from "./sounds";
export { secretText } from "./reading";
export const isWide = true;

/** What the voice says while all look at it. */
export const reveals: Record<string, Note["type"][]> = { flood: ["Drowned"], rescue: ["Failed", "Foiled"] };
