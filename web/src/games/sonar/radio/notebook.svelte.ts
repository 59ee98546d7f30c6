/** The radio operator's own notes: kept on this phone, and shown to the crew if the table wants it. */
import { kept } from "../../../state/kept";
import { moved, type Cell, type Heading, type Point, type Sea } from "../sea";
import { centred, heardIn, legsOf, NO_GUESS, surfacingsOf, type Guess, type Heard } from "./film";
import { BLANK, pack, unpack, type Mark, type Written } from "./written";

const LONGEST = 240; // things drawn on one film: then it is full, and one starts anew

export class Notebook {
  #written = $state.raw<Written>(BLANK);
  #courses = $state("");
  readonly #heard = $derived.by((): Heard[] => {
    const { since, drawn } = this.#written;
    return heardIn(this.byHand ? drawn : this.#courses.slice(since));
  });

  constructor(
    readonly place: string,
    readonly sea: Sea,
    /** The radio operator draws what is heard; else the film draws itself. */
    readonly byHand = false,
  ) {
    const before = place && kept.notebook(place);
    if (before) this.#written = unpack(place, before) ?? BLANK;
  }

  /** The enemy's courses as they are now. */
  listen(courses: string): void {
    this.#courses = courses;
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

  get legs() {
    return legsOf(this.#heard, this.#written.guesses);
  }

  get surfacings() {
    return surfacingsOf(this.#heard, this.#written.guesses);
  }

  /** What the film is made of, in order. */
  get heard(): Heard[] {
    return this.#heard;
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

  /** One more thing that was heard, by hand. The film does not move under it. */
  draw(letter: string): void {
    const at = this.#written.at ?? this.at;
    if (this.#written.drawn.length < LONGEST) this.#write({ drawn: this.#written.drawn + letter, at });
  }

  /** The last of it is rubbed out. */
  rub(): void {
    const { drawn, guesses } = this.#written;
    const silences = [...drawn.slice(0, -1)].filter((letter) => letter === "-").length;
    this.#write({ drawn: drawn.slice(0, -1), guesses: guesses.slice(0, silences) });
  }

  /** A new start, from what is heard next. */
  clear(): void {
    this.#write({ ...BLANK, since: this.#courses.length });
  }

  #write(change: Partial<Written>): void {
    this.#written = { ...this.#written, ...change };
    if (this.place) kept.keepNotebook(this.place, this.text);
  }
}
