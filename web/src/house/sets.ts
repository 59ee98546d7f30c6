/** The three ways to set a game's options at once: for a first time, by the book, and ours. */
import type { GameListed } from "../wire";
import { effective, isOfPeople, schemaOf } from "./begin";

export type Choices = Record<string, unknown>;
export type SetName = "first" | "book" | "ours";

/** What this phone has kept of a game: options as a table played with them, and when. */
export interface Ours {
  at: number;
  options: Choices;
}

/** Each with every option that it settles; a game that says nothing of a first time has no such set. */
export function setsOf(game: GameListed, ours: Ours | null): Partial<Record<SetName, Choices>> {
  const schema = schemaOf(game);
  const names = Object.keys(schema).filter((name) => !isOfPeople(name));
  const whole = (some: Choices): Choices =>
    effective(schema, Object.fromEntries(names.map((name) => [name, name in some ? some[name] : schema[name]!.default])));
  return {
    ...(Object.keys(game.first).length > 0 && { first: whole(game.first) }),
    book: whole({}),
    ...(ours && { ours: whole(ours.options) }),
  };
}

/** Which of them these options are; null: none. */
export function setOf(sets: Partial<Record<SetName, Choices>>, options: Choices): SetName | null {
  const isSo = (name: SetName) =>
    sets[name] !== undefined && Object.entries(sets[name]).every(([option, value]) => options[option] === value);
  return (["first", "book", "ours"] as const).find(isSo) ?? null;
}

/** In what ours differ from the book. */
export const differing = (sets: Partial<Record<SetName, Choices>>): string[] =>
  Object.keys(sets.ours ?? {}).filter((name) => sets.ours![name] !== sets.book![name]);

/** What is worth keeping of these options when a game begins with them; null: it is a set already. */
export function worthKeeping(game: GameListed, options: Choices, at: number): Ours | null {
  return setOf(setsOf(game, null), options) === null ? { at, options } : null;
}
