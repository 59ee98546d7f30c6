export { default as End } from "./End.svelte";
export { default as Play } from "./Play.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
export { isHum, isPast, owes, places, secretText, showsClock, todo } from "./reading";
export const isWide = true;
export const liesOpen = true;
