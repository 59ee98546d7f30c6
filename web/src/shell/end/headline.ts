/** What happened, in the game's words. */
import type { Speaker } from "../../i18n";
import { t } from "../../i18n";
import type { Room } from "../../wire";

interface Outcome {
  reason: string;
  winners: number[];
  camps: string[];
}

export interface Headline {
  headline: string;
  why: string;
  winners: number[];
}

/** A game without headlines of its own says who wins. `unnamed`: what stands for people's names. */
export function headlineOf(
  room: Pick<Room, "outcome" | "ended">,
  speaker: Speaker,
  unnamed: string | null = null,
): Headline {
  if (room.ended) return { headline: t("ended-title"), why: t("ended-why"), winners: [] };
  const { reason, winners, camps = [] } = (room.outcome ?? { reason: "", winners: [] }) as Outcome;
  const names = unnamed ?? speaker.peopleOf(winners);
  const values = { names, count: unnamed ? Math.min(1, winners.length) : winners.length, camp: camps[winners[0] ?? -1] ?? "none" };
  const own = `headline-${reason}`;
  const why = `why-${reason}`;
  return {
    headline: speaker.has(own) ? speaker.t(own, values) : t("end-winners", values),
    why: speaker.has(why) ? speaker.t(why, values) : "",
    winners,
  };
}
