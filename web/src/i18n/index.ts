export { rulesOf } from "./files";
export { kebab, Speaker, type Language, type Seats, type Values } from "./speaker";
export { dated, t, texts } from "./texts.svelte";
