import type { Note } from "./wire";

export { default as Backdrop } from "./Backdrop.svelte";
export { default as Bust } from "./Bust.svelte";
export { default as Farewell } from "./Farewell.svelte";
export { default as End } from "./End.svelte";
export { default as Knew } from "./Knew.svelte";
export { default as Play } from "./Play.svelte";
export { default as Reminder } from "./Reminder.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { mark } from "./marks";
export { mine, points } from "./mine";
export { sounds } from "./sounds";
export { aloud, secretText } from "./reading";

/** What the voice says while all look at it; of the ballots nothing, until they are open. */
export const reveals: Record<string, Note["type"][] | { after: Note["type"] }> = { ballots: { after: "VoteClosed" }, guess: ["Guessed"] };
