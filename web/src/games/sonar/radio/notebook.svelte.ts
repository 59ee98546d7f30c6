/** The radio operator's own notes: kept on this phone, and on no server. */
import { kept } from "../../../state/kept";
import { moved, type Cell, type Point, type Sea } from "../sea";
import { centred, legsOf, NO_GUESS, type Guess, type Heard } from "./film";

export type Mark = "no" | "maybe";

interface Written {
  courses: string; // what the film was drawn of
  at: Point | null; // where the film lies; null: where it was put at first
  guesses: Guess[];
  marks: Record<Cell, Mark>;
}
const BLANK: Written = { courses: "", at: null, guesses: [], marks: {} };

export class Notebook {
  #written = $state<Written>(BLANK);
  #heard = $state<Heard[]>([]);

  constructor(
    readonly place: string,
    readonly sea: Sea,
  ) {
    const before = place && kept.notebook(place);
    if (before) this.#written = { ...BLANK, ...(JSON.parse(before) as Partial<Written>) };
  }

  /** The enemy's courses as they are now. After a surfacing the film begins anew where it ended. */
  listen(courses: string, heard: Heard[]): void {
    this.#heard = heard;
    const before = this.#written;
    if (courses === before.courses) return;
    if (courses.startsWith(before.courses)) return this.#write({ courses });
    const old = [...before.courses].map((letter) => (letter === "-" ? null : letter)) as Heard[];
    const end = legsOf(old, before.guesses).at(-1)?.to ?? [0, 0];
    const at = before.at;
    this.#write({ courses, guesses: [], at: at && [at[0] + end[0], at[1] + end[1]] });
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

  nudge(heading: Parameters<typeof moved>[1]): void {
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
    if (this.place) kept.keepNotebook(this.place, JSON.stringify(this.#written));
  }
}
