import type { Note } from "./wire";

export { default as Desk } from "./Desk.svelte";
export { default as End } from "./End.svelte";
export { default as Knew } from "./Knew.svelte";
export { default as Play } from "./Play.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { scanned } from "./desk";
export { mark } from "./marks";
export { mine } from "./mine";
export { sounds } from "./sounds";
export { secretText } from "./reading";

/** What the voice says while all look at it; of a walk nothing, until its report has been read. */
export const reveals: Record<string, Note["type"][] | { after: Note["type"] }> = { report: { after: "Reported" }, fists: ["VoteClosed", "CaptainOverthrown", "TeamLost"] };
