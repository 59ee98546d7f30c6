/** Notes, actions, moments and refusals as sentences: the twin of `huisclos/texts/sentence.py`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Board } from "../state/table";
import type { Refusal } from "../wire";

export type Language = "fr" | "en";
export type Values = Record<string, string | number>;
/** The fields of each class that hold seats; everything else can be seen in the JSON. */
export type Seats = Record<string, string[]>;

const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };
const LISTED = 12; // by name; more are a number
const NONE = "none"; // what a sentence gets for a null, and for an empty list

interface Struct {
  type: string;
  [field: string]: unknown;
}

const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const kebab = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

/** A text of somebody's that reads like our word for null is not taken for it. */
const plain = (text: string) => (text === NONE ? `\u2060${text}` : text);

export function makeBundle(language: Language, sources: string[]): FluentBundle {
  // Isolation marks are for texts of mixed direction; ours all run from left to right.
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** One language, one game, the names of its players in the order of their seats, its options. */
export class Speaker {
  constructor(
    readonly bundle: FluentBundle,
    readonly seats: Seats = {},
    readonly names: readonly string[] = [],
    options: Readonly<Record<string, unknown>> = {},
  ) {
    for (const [option, text] of Object.entries(options)) {
      if (typeof text !== "string") continue;
      this.#written[`option_${option}`] = plain(text.trim());
      this.#written[`option_${option}_given`] = text.trim() ? "yes" : "no";
    }
  }

  /** What the table has written among its options, for every text. */
  readonly #written: Values = {};

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A missing text is our own fault: it shows as its key, so that a test or a person sees it. */
  t(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `⟦${key}⟧`;
    return this.bundle.formatPattern(pattern, { ...this.#written, ...values }, []);
  }

  sentence(note: unknown): string {
    return this.#of("note", note as Struct);
  }

  /** What a note told, with the names of those who heard it in the place of you. */
  told({ to, note }: { to: readonly number[] | null; note: unknown }): string {
    const key = `told-${kebab((note as Struct).type)}`;
    if (to === null || !this.has(key)) return this.sentence(note);
    const who = this.namesOf(to);
    return this.t(key, { ...this.#values(note as Struct, { who }), who });
  }

  /** A chapter of a story. */
  chapter({ kind, number }: { kind: string; number: string | number }): string {
    return this.t(`chapter-${kind}`, { number });
  }

  label(action: unknown): string {
    return this.#of("act", action as Struct);
  }

  /** What is happening, what you must do, or whom play waits for, as the public board has it. */
  moment(family: "phase" | "todo" | "wait", board: Board): string {
    const values = { ...this.#values({ type: "Public", ...board }), names: this.peopleOf(board.awaited) };
    const text = this.t(`${family}-${board.phase}`, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** By name, or many by their number. */
  peopleOf(seats: readonly number[]): string {
    return seats.length > LISTED ? this.t("many-people", { count: seats.length }) : this.namesOf(seats);
  }

  reason(refusal: Refusal): string {
    return this.t(refusal.key, Object.fromEntries(refusal.values));
  }

  namesOf(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => plain(this.names[seat] ?? "?")));
  }

  listed(words: readonly string[]): string {
    const last = words.at(-1);
    if (last === undefined) return NONE;
    if (words.length === 1) return last;
    return this.t("list", { others: words.slice(0, -1).join(", "), last });
  }

  /** The house leaves out a field that is empty as usual: a sentence reads it as any empty one. */
  #of(family: string, value: Struct): string {
    const key = `${family}-${kebab(value.type)}`;
    const pattern = this.bundle.getMessage(key)?.value;
    const values = { ...this.#written, ...this.#values(value) };
    if (!pattern) return this.t(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    const left = errors.flatMap(({ message }) => /^Unknown variable: \$(\w+)/.exec(message)?.[1] ?? []);
    return left.length ? this.t(key, { ...Object.fromEntries(left.map((name) => [name, NONE])), ...values }) : text;
  }

  /** What a sentence about `struct` can use: its fields, made readable. */
  #values(struct: Struct, again?: Values): Values {
    const found: Values = {};
    for (const [field, value] of Object.entries(struct)) {
      if (field === "type") continue;
      if (isStruct(value)) {
        for (const [name, inner] of Object.entries(this.#values(value)))
          found[`${field}_${name}`] = inner;
      } else if (Array.isArray(value)) {
        found[`${field}_count`] = value.length;
        const listed = this.#listOf(struct.type, field, value, again);
        if (listed !== null) found[field] = listed;
      } else {
        found[field] = this.#word(value, this.#holdsSeat(struct.type, field));
      }
    }
    return found;
  }

  #holdsSeat(type: string, field: string): boolean {
    return this.seats[type]?.includes(field) ?? false;
  }

  #word(value: unknown, isSeat: boolean): string | number {
    if (value === null || value === undefined) return NONE;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return isSeat ? plain(this.names[value] ?? "?") : value;
    return plain(String(value));
  }

  /** Structs each by their own `item-` text; others by the field's, if there is one, or by the one
   * for what is told again. */
  #listOf(type: string, field: string, items: unknown[], again?: Values): string | null {
    if (items.length === 0) return NONE;
    const isSeat = this.#holdsSeat(type, field);
    const [first] = items;
    if (isStruct(first)) {
      if (!this.has(`item-${kebab(first.type)}`)) return null;
      return items.map((item) => this.#of("item", item as Struct)).join(", ");
    }
    const own = `${kebab(type)}-${field}`;
    const key = again && this.has(`item-told-${own}`) ? `item-told-${own}` : `item-${own}`;
    if (this.has(key)) {
      const ofEach = items.map((item, seat) =>
        this.t(key, { seat: this.names[seat] ?? "?", value: this.#word(item, isSeat), ...again }),
      );
      return ofEach.filter((text) => text !== "").join(", ") || NONE;
    }
    if (isSeat) return this.namesOf(items.filter((item) => item !== null) as number[]);
    return items.map((item) => String(this.#word(item, false))).join(", ");
  }
}
