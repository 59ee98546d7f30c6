/** The chapters of a story as certain eyes walk through it. No DOM. */
import type { Speaker } from "../../i18n";
import type { Walk } from "../../state/playback";
import type { Hearing } from "../../wire";
import { chaptersOf } from "../journal/chapters";

export interface Row {
  /** Of these eyes, counted from 1. */
  step: number;
  /** What they heard at it that belongs to this chapter, and of that what mattered. */
  heard: Hearing[];
  mattered: Hearing[];
}

export interface Part {
  kind: string;
  name: string;
  /** For a narrow place. */
  short: string;
  /** The steps of these eyes, and the moments of everybody's, to before `until`. */
  first: number;
  last: number;
  from: number;
  until: number;
  rows: Row[];
  /** The steps that mattered. */
  moments: number[];
}

type Divided = { CHAPTERS: Record<string, string>; MOMENTS: string[] };
const typeOf = ({ note }: Hearing): string => (note as { type: string }).type;

export function partsOf(walk: Walk, { CHAPTERS, MOMENTS }: Divided, speaker: Speaker): Part[] {
  const told = walk.playback.moments.map(({ notes = [] }) => notes.map(({ note }) => note));
  const row = (step: number, heard: Hearing[]): Row => ({
    step,
    heard,
    mattered: heard.filter((hearing) => MOMENTS.includes(typeOf(hearing))),
  });
  const found: Part[] = [];
  for (const chapter of chaptersOf(told, CHAPTERS)) {
    const rows = walk.steps.flatMap((moment, at) =>
      chapter.from <= moment && moment < chapter.until ? [row(at + 1, walk.heardAt(moment))] : [],
    );
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) continue;
    // The move that opens a chapter may have ended the one before: what was said until then is its.
    const opens = first.heard.findIndex((hearing) => CHAPTERS[typeOf(hearing)] === chapter.kind);
    const before = found.at(-1);
    if (before && opens > 0) {
      const ending = row(first.step, first.heard.slice(0, opens));
      before.rows.push(ending);
      if (ending.mattered.length > 0) before.moments.push(first.step);
      rows[0] = row(first.step, first.heard.slice(opens));
    }
    const name = speaker.chapter(chapter);
    found.push({
      kind: chapter.kind,
      name,
      short: shortened(name, chapter),
      first: first.step,
      last: last.step,
      from: chapter.from,
      until: chapter.until,
      rows,
      moments: rows.filter(({ mattered }) => mattered.length > 0).map(({ step }) => step),
    });
  }
  return found;
}

function shortened(name: string, { kind, number }: { kind: string; number: string | number }): string {
  if (kind === "start") return "";
  return typeof number === "string" ? number : `${name.charAt(0)}${number}`;
}
