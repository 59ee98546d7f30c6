/** What has happened round the table between two moments, as keys of texts with a name. */
import type { Facts } from "./table";

export interface Happening {
  key: string;
  name: string;
  /** Who sat there before. */
  was?: string;
  /** Who did it. */
  by?: string;
}

export function happenings(before: Facts, after: Facts): Happening[] {
  const [old, now] = [before.room, after.room];
  if (!old || !now) return [];
  const found: Happening[] = [];
  const others = <T extends { id: number }>(people: T[]) =>
    people.filter(({ id }) => id !== after.member);
  // What an owner does to somebody, everybody reads.
  const deed = now.deed?.number !== old.deed?.number ? now.deed : null;
  if (deed) {
    const { what, name, by } = deed;
    found.push(by === null ? { key: `deed-${what}-all`, name } : { key: `deed-${what}`, name, by });
  }
  const had = new Set(old.people.map(({ id }) => id));
  const has = new Set(now.people.map(({ id }) => id));
  for (const { id, name, level, machine } of others(now.people))
    if (!had.has(id) && level === null)
      found.push({ key: machine ? "member-joined-machine" : "member-joined", name });
  for (const { id, name, level } of others(old.people))
    if (!has.has(id) && level === null && !(deed?.what === "removed" && deed.name === name))
      found.push({ key: "member-left", name });
  if (now.owner !== old.owner && now.owner !== null)
    for (const { id, name } of others(now.people))
      if (id === now.owner) found.push({ key: "member-host", name });
  if (old.played === now.played)
    now.seats.forEach(({ member, name, bot }, seat) => {
      const was = old.seats[seat]?.bot;
      if (old.seats[seat] && old.seats[seat].member !== member) {
        found.push({ key: "seat-given", name, was: old.seats[seat].name });
        return;
      }
      if (member === after.member || was === undefined || was === bot) return;
      if (was === null) found.push({ key: "member-bot-took", name });
      else if (bot === null) found.push({ key: "member-given-back", name });
    });
  if (old.clocks !== now.clocks) found.push({ key: now.clocks ? "clocks-on" : "clocks-off", name: "" });
  for (const { member } of now.wondered) {
    const name = now.seats.find((seated) => seated.member === member)?.name ?? "";
    if (member !== after.member && !old.wondered.some((each) => each.member === member))
      found.push({ key: "wonder-asked", name });
  }
  if ((after.clock?.added ?? 0) > (before.clock?.added ?? 0)) found.push({ key: "clock-added", name: "" });
  return found;
}
