/** A title's reason as words that go on from a name: the twin of `texts.title`. */
import type { Speaker } from "../../i18n";
import type { Title } from "../../wire";

export const reasonOf = (speaker: Speaker, { key, values, seats }: Title): string =>
  speaker.t(`title-${key}-why`, {
    ...Object.fromEntries(values),
    ...Object.fromEntries(seats.map(([name, seat]) => [name, speaker.names[seat] ?? "?"])),
  });
