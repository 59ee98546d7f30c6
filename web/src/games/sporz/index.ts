import type { Note } from "./wire";

export { default as Backdrop } from "./Backdrop.svelte";
export { default as Bust } from "./Porthole.svelte";
export { default as End } from "./End.svelte";
export { default as Knew } from "./Knew.svelte";
export { default as KnewStory } from "./Days.svelte";
export { default as Play } from "./Play.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Truth } from "./Truth.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { mark } from "./marks";
export { mine } from "./mine";
export { sounds } from "./sounds";
export { alone, covered, hearers, holdsTalk, narrated, secretText } from "./reading";

/** What the voice says while all look at it; of the voices nothing, until all are told. */
export const reveals: Record<string, Note["type"][] | { after: Note["type"] }> = { election: { after: "Elected" }, airlock: ["VotesCounted", "Executed", "Autopsied"] };
