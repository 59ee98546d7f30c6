/** The rooms of the house: their posters, and their colours on the whole page. */
const DRAWN = import.meta.glob<string>("../../../src/huisclos/games/*/poster.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ART = Object.fromEntries(
  Object.entries(DRAWN).map(([path, art]) => [path.split("/").at(-2)!, art]),
);

/** The poster of a game that this page was built with, as we drew it; "": the house may have one. */
export const artOf = (game: string): string => ART[game] ?? "";

/** The room's colours, on the whole page. */
export function dress(game: string | null): void {
  const root = document.documentElement;
  root.className = game ? `room-${game}` : "";
  const ink = getComputedStyle(root).getPropertyValue("--ink").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ink);
}
