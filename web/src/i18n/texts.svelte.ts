/** The present language, and its texts, as components read them: a change shows at once. */
import { gameTexts, houseTexts } from "./files";
import { makeBundle, Speaker, type Language, type Values } from "./speaker";

const KEY = "huisclos.language";

function preferred(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("en") ? "en" : "fr";
}

class Texts {
  language = $state<Language>("fr");
  /** Of the house alone, and of each game that was asked for. */
  #speakers = $state.raw<Record<string, Speaker>>({});

  async load(game = ""): Promise<void> {
    const language = this.language;
    if (this.#speakers[`${language}/${game}`]) return;
    const sources = [houseTexts(language), ...(game ? [gameTexts(game, language)] : [])];
    const bundle = makeBundle(language, await Promise.all(sources));
    this.#speakers = { ...this.#speakers, [`${language}/${game}`]: new Speaker(bundle) };
  }

  /** The texts of a game, or of the house where they are not there yet. */
  speaker(game = ""): Speaker {
    const of = (name: string) => this.#speakers[`${this.language}/${name}`];
    return of(game) ?? of("") ?? new Speaker(makeBundle(this.language, []));
  }

  /** Both the house's texts and those of the games on the screen are there before it changes. */
  async change(language: Language): Promise<void> {
    const games = Object.keys(this.#speakers).map((key) => key.split("/")[1]!);
    const before = this.language;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEY, language);
    if (before !== language) await Promise.all([...new Set(games)].map((game) => this.load(game)));
  }

  async start(): Promise<void> {
    this.language = preferred();
    document.documentElement.lang = this.language;
    await this.load();
  }
}

export const texts = new Texts();
export const t = (key: string, values?: Values): string => texts.speaker().t(key, values);
