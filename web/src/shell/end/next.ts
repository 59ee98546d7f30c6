/** From the end of one game into the next, with everybody in the room. */
import { firstOptions, withNames } from "../../house/begin";
import type { Choices } from "../../house/sets";
import { kept } from "../../state/kept";
import type { Session } from "../../state/store.svelte";
import type { GameListed, Room } from "../../wire";
import { BRIEFED } from "../games";

export type Misfit = { key: "another-too-few" | "another-too-many"; values: { bound: number; count: number } };

/** Why so many people cannot play it; null: they can. */
export function misfit({ seats: [least, most] }: GameListed, count: number): Misfit | null {
  if (count < least) return { key: "another-too-few", values: { bound: least, count: least - count } };
  if (count > most) return { key: "another-too-many", values: { bound: most, count: count - most } };
  return null;
}

/** The place that one has in the next game: whoever sat first sits last. */
export function nextPlace(room: Room, member: number | null): number | null {
  const at = room.people.findIndex(({ id }) => id === member);
  return at < 0 ? null : (at + room.people.length - 1) % room.people.length;
}

/** Whether one's people are told how it is played first, unless somebody says otherwise. */
export const isExplained = (game: string): boolean => BRIEFED.has(game) && !kept.knows(game);

export const playAgain = (session: Session, game: string): void =>
  session.ask({ type: "NextGame", met: kept.met(game) });

export async function playAnother(session: Session, game: GameListed, chosen?: Choices): Promise<void> {
  await withNames(game);
  const options = chosen ?? firstOptions(game);
  session.ask({ type: "NextGame", game: game.id, options, met: kept.met(game.id), briefing: isExplained(game.id) });
}

/** Back to the room, where its options can be chosen one by one. */
export function prepare(session: Session, game: GameListed, options: Choices): void {
  session.ask({ type: "PlayAgain" });
  session.ask({ type: "Configure", game: game.id, options });
}
