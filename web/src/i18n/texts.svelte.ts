/** The present language, and its texts, as components read them: a change shows at once. */
import { kept } from "../state/kept";
import { gameTexts, houseTexts } from "./files";
import { makeBundle, Speaker, type Language, type Values } from "./speaker";

function preferred(): Language {
  const before = kept.language();
  if (before === "fr" || before === "en") return before;
  return navigator.language.startsWith("en") ? "en" : "fr";
}

class Texts {
  language = $state<Language>("fr");
  /** Of the house alone, and of each game that was asked for. */
  #speakers = $state.raw<Record<string, Speaker>>({});
  /** Asked for, even if they are still on their way. */
  #wanted = new Set<string>();

  async load(game = "", language = this.language): Promise<void> {
    this.#wanted.add(game);
    if (this.#speakers[`${language}/${game}`]) return;
    const sources = [houseTexts(language), ...(game ? [gameTexts(game, language)] : [])];
    const bundle = makeBundle(language, await Promise.all(sources));
    this.#speakers = { ...this.#speakers, [`${language}/${game}`]: new Speaker(bundle) };
  }

  isLoaded(game: string): boolean {
    return this.#speakers[`${this.language}/${game}`] !== undefined;
  }

  /** The texts of a game, or of the house where they are not there yet. */
  speaker(game = ""): Speaker {
    const of = (name: string) => this.#speakers[`${this.language}/${name}`];
    return of(game) ?? of("") ?? new Speaker(makeBundle(this.language, []));
  }

  /** The texts on the screen are there in the other language before it changes. */
  async change(language: Language): Promise<void> {
    let loaded = 0; // what is asked for in the meantime is there too
    while (loaded < this.#wanted.size) {
      loaded = this.#wanted.size;
      await Promise.all([...this.#wanted].map((game) => this.load(game, language)));
    }
    this.language = language;
    document.documentElement.lang = language;
    kept.keepLanguage(language);
  }

  async start(): Promise<void> {
    this.language = preferred();
    document.documentElement.lang = this.language;
    await this.load();
  }
}

export const texts = new Texts();
/** A day in words; English is British here. */
export const dated = (day: number, how: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString(texts.language === "en" ? "en-GB" : texts.language, how);
export const t = (key: string, values?: Values): string => texts.speaker().t(key, values);
