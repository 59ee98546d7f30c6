/** The language files and rules of the server's folders, each loaded when it is first needed. Those
 * of a game that this page was not built with come from the house. */
import { fileOf } from "../state/house";
import type { Language } from "./speaker";

type Load = () => Promise<string>;

const HOUSE = import.meta.glob<string>("../../../src/huisclos/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/huisclos/games/*/texts/{fr,en}.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../src/huisclos/games/*/texts/rules.*.md", {
  query: "?raw",
  import: "default",
});

function find(files: Record<string, Load>, ending: string): Load | undefined {
  const path = Object.keys(files).find((path) => path.endsWith(ending));
  return path === undefined ? undefined : files[path];
}

/** A game that is not installed has a name all the same: its table says that it is missing. */
const brought = async (game: string, language: Language) =>
  (await fileOf(game, "texts", language)) || `game-name = ${game}\n`;

export const houseTexts = (language: Language) => find(HOUSE, `/texts/${language}.ftl`)!();
export const gameTexts = (game: string, language: Language) =>
  find(GAMES, `/games/${game}/texts/${language}.ftl`)?.() ?? brought(game, language);
export const rulesOf = (game: string, language: Language) =>
  find(RULES, `/games/${game}/texts/rules.${language}.md`)?.() ?? fileOf(game, "rules", language);
