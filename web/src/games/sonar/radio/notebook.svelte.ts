/** The radio operator's own notes: kept on this phone, and shown to the crew if the table wants it. */
import { kept } from "../../../state/kept";
import { moved, type Cell, type Heading, type Point, type Sea } from "../sea";
import { centred, legsOf, NO_GUESS, type Guess, type Heard } from "./film";
import { BLANK, pack, unpack, type Mark, type Written } from "./written";

export class Notebook {
  #written = $state.raw<Written>(BLANK);
  #heard = $state.raw<Heard[]>([]);

  constructor(
    readonly place: string,
    readonly sea: Sea,
  ) {
    const before = place && kept.notebook(place);
    if (before) this.#written = unpack(place, before) ?? BLANK;
  }

  /** The enemy's courses as they are now. After a surfacing the film begins anew where it ended. */
  listen(courses: string, heard: Heard[]): void {
    this.#heard = heard;
    const before = this.#written;
    if (courses === before.courses) return;
    if (courses.startsWith(before.courses)) return this.#write({ courses });
    const old = [...before.courses].map((letter) => (letter === "-" ? null : (letter as Heading)));
    const end = legsOf(old, before.guesses).at(-1)?.to ?? [0, 0];
    const at = before.at;
    this.#write({ courses, guesses: [], at: at && [at[0] + end[0], at[1] + end[1]] });
  }

  /** What another phone has written. */
  take(text: string): void {
    const read = unpack(this.place, text);
    if (read) this.#written = read;
  }

  /** As a line for the other phones of the crew. */
  get text(): string {
    return pack(this.place, this.#written);
  }

  /** The same without what everybody heard: it changes only when somebody writes. */
  get drawn(): string {
    return pack(this.place, { ...this.#written, courses: "" });
  }

  get legs() {
    return legsOf(this.#heard, this.#written.guesses);
  }

  /** Where the film's first cell lies. */
  get at(): Point {
    return this.#written.at ?? centred(this.sea.size, this.legs);
  }

  get marks(): [Cell, Mark][] {
    return Object.entries(this.#written.marks);
  }

  /** What one supposes of each silence, in order. */
  get guesses(): Guess[] {
    const silences = this.#heard.filter((heading) => heading === null);
    return silences.map((_, at) => this.#written.guesses[at] ?? NO_GUESS);
  }

  put(at: Point): void {
    this.#write({ at });
  }

  nudge(heading: Heading): void {
    this.#write({ at: moved(this.at, heading) });
  }

  suppose(index: number, guess: Guess): void {
    this.#write({ guesses: this.guesses.map((each, at) => (at === index ? guess : each)) });
  }

  mark(cell: Cell, mark: Mark | null): void {
    const { [cell]: _, ...others } = this.#written.marks;
    this.#write({ marks: mark === null ? others : { ...others, [cell]: mark } });
  }

  /** A new start: only what was heard stays. */
  clear(): void {
    this.#write({ at: null, guesses: [], marks: {} });
  }

  #write(change: Partial<Written>): void {
    this.#written = { ...this.#written, ...change };
    if (this.place) kept.keepNotebook(this.place, this.text);
  }
}
