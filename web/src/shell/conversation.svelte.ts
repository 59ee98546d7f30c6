/** Talk as one seat hears it: what was said, to whom one speaks now, and what one has begun to write. */
import { texts, type Speaker } from "../i18n";
import type { Session } from "../state/store.svelte";
import type { Facts } from "../state/table";
import type { OpenChannel, PutStamp, Utterance } from "../wire";
import type { Heard } from "./WallTalk.svelte";

type Stamp = PutStamp["stamp"];

const LOBBY = "lobby"; // where one talks before a game

/** What a conversation asks of the game round which one talks. */
export interface Surroundings {
  speaker: Speaker;
  /** Channels that are not shown here. */
  covered: string[];
  /** The seats that hear a channel; null: everybody does. */
  hearers(channel: string): number[] | null;
}

export class Conversation {
  #session: Session;
  #around: () => Surroundings;
  #wanted = $state.raw({ place: "", among: "" });
  #asked = $state.raw<Facts | null>(null); // what we had missed when we asked for it
  // What was begun for some stays theirs: a circle that ends under one's fingers hands nothing on.
  #drafts = $state<Record<string, string>>({});

  constructor(session: Session, around: () => Surroundings) {
    this.#session = session;
    this.#around = around;
  }

  get #now(): Facts {
    return this.#session.now;
  }

  get speaker(): Speaker {
    return this.#around().speaker;
  }

  get member(): number | null {
    return this.#now.member;
  }

  /** Where one may write now, for everybody first. */
  get places(): string[] {
    const { room, member } = this.#now;
    if (room?.seats.length === 0) return member === null ? [] : [LOBBY];
    const open = this.#channels.map(({ name }) => name).filter((name) => !this.#isCovered(name));
    return [...open.filter((place) => !this.isWithin(place)), ...open.filter((place) => this.isWithin(place))];
  }

  get #channels(): OpenChannel[] {
    return this.#now.sheet?.channels ?? this.#now.aside?.channels ?? [];
  }
  #channel(channel: string): OpenChannel | undefined {
    return this.#channels.find(({ name }) => name === channel);
  }

  /** Where one speaks: where one chose to, else among those that one sits with. Who sits down
   * elsewhere speaks there, whatever was chosen before. */
  get place(): string | null {
    const { places } = this;
    const { place, among } = this.#wanted;
    return among === places.join() && places.includes(place) ? place : (places.at(-1) ?? null);
  }

  choose(place: string): void {
    this.#wanted = { place, among: this.places.join() };
  }

  /** Whether only some hear it. */
  isWithin(channel: string): boolean {
    return this.isApart(channel) || this.#around().hearers(channel) !== null;
  }

  /** Whether only some heard it. */
  isAmongSome({ channel, within }: Utterance): boolean {
    return within || this.isWithin(channel);
  }

  /** Whether it is told who hears it: not among those who do not play. */
  isApart(channel: string): boolean {
    return this.#channel(channel)?.apart ?? false;
  }

  /** The seat of who said a line, where we may answer it with a stamp. */
  stampable({ member, channel, about }: Utterance): number | null {
    const { room, stamping, mySeat } = this.#now;
    const seat = room?.seats.findIndex((seated) => seated.member === member) ?? -1;
    if (seat < 0 || seat === mySeat || about !== null || this.isMuted || room?.over) return null;
    if (stamping?.channel === channel) return this.mayStamp(seat) ? seat : null;
    return this.#channel(channel)?.stamps && this.places.includes(channel) ? seat : null;
  }

  /** Whether we may answer what a seat has said or done, in open talk. */
  mayStamp(seat: number): boolean {
    const { stamping, mySeat } = this.#now;
    if (stamping === null || mySeat === null || seat === mySeat || this.isMuted) return false;
    return stamping.by.includes(mySeat) && stamping.about.includes(seat);
  }

  /** What others have answered to a seat in open talk, each with their last. */
  stampsOn(seat: number, moment: number | null = this.#now.stamping?.moment ?? null): Utterance[] {
    const last = new Map<number, Utterance>();
    for (const line of this.#now.talk) {
      const open = line.about === seat && line.moment === moment && !this.isAmongSome(line);
      if (open) last.set(line.member, line);
    }
    return [...last.values()];
  }

  stamp(about: number, stamp: Stamp, channel: string | undefined = this.#now.stamping?.channel): void {
    if (channel !== undefined) this.#session.ask({ type: "PutStamp", channel, about, stamp });
  }

  /** The others who hear it; null: everybody does. */
  hearers(channel: string): string[] | null {
    const { mySeat, names } = this.#now;
    const seats = this.#around().hearers(channel);
    return seats && seats.filter((seat) => seat !== mySeat).map((seat) => names[seat] ?? "?");
  }

  /** One of several has its number behind its name: circle-3. */
  nameOf(channel: string): string {
    const [kind, number = ""] = channel.split(/-(?=\d+$)/);
    const key = `channel-${kind}`;
    return this.speaker.has(key) ? this.speaker.t(key, { number }) : channel;
  }

  /** All that was said where one may read; the part of it that one heard before one missed some. */
  get before(): Utterance[] {
    return this.#open(this.#now.talk.slice(0, this.#now.before));
  }
  get since(): Utterance[] {
    return this.#open([...this.#now.earlier, ...this.#now.talk.slice(this.#now.before)]);
  }
  /** What was heard while one listened, and after how many notes. */
  get heard(): { line: Utterance; notes: number }[] {
    const { talk, heardBefore } = this.#now;
    return talk
      .map((line, index) => ({ line, notes: heardBefore[index] ?? 0 }))
      .filter(({ line }) => this.#isLine(line));
  }
  /** What everybody heard in one place, since so many notes: for the table screen, which has no seat. */
  aloud(channel: string, since: number): Heard[] {
    return this.heard
      .filter(({ line, notes }) => notes >= since && line.channel === channel && !this.isAmongSome(line))
      .map(({ line }) => this.told(line));
  }
  told(line: Utterance): Heard {
    return { member: line.member, ...this.speakerOf(line.member), words: this.wordsOf(line) };
  }
  get lines(): number {
    return this.#open(this.#now.talk).length;
  }

  /** Lines that one was not told, and may ask for. */
  get missed(): number {
    return this.#now.missed;
  }
  get isReading(): boolean {
    const asked = this.#asked;
    return asked !== null && asked.missed === this.#now.missed && asked.complaints === this.#now.complaints;
  }
  readBack(): void {
    this.#asked = this.#now;
    this.#session.ask({ type: "ReadBack", before: this.#now.known + this.#now.missed + 1 });
  }

  /** A bot speaks every reader's language. */
  wordsOf({ text, tongues, about }: Utterance): string {
    if (about === null) return tongues[texts.language] ?? text;
    return this.speaker.t("stamp-line", { stamp: this.speaker.t(`stamp-${text}`), name: this.#now.names[about] ?? "?" });
  }

  speakerOf(member: number): { name: string; bot: boolean } {
    const { room } = this.#now;
    const person = room?.people.find(({ id }) => id === member);
    const name = person?.name ?? room?.seats.find((seated) => seated.member === member)?.name ?? "?";
    return { name, bot: person?.level != null || (person?.machine ?? false) };
  }

  /** Whether free talk is closed to us, whatever the game says. */
  get isMuted(): boolean {
    const { room, member } = this.#now;
    return room?.muted.some((mute) => mute.member === member) ?? false;
  }

  get draft(): string {
    return this.#drafts[this.place ?? ""] ?? "";
  }
  set draft(text: string) {
    if (this.place !== null) this.#drafts[this.place] = text;
  }
  say(): void {
    const channel = this.place;
    if (channel === null || this.draft.trim() === "") return;
    this.#session.ask({ type: "Say", channel, text: this.draft });
    this.draft = "";
  }

  /** Why one may not write, as precisely as the game says it: the key of its text. */
  get closed(): string {
    const { sheet, member, publicBoard } = this.#now;
    if (sheet === null || member === null) return "talk-watching";
    const key = `closed-${publicBoard?.phase}`;
    return this.speaker.has(key) ? key : "talk-closed-now";
  }

  #isCovered(channel: string): boolean {
    return this.#around().covered.includes(channel);
  }
  /** A stamp in open talk stands on what it answers. */
  #isLine(line: Utterance): boolean {
    return !this.#isCovered(line.channel) && (line.about === null || this.isAmongSome(line));
  }
  #open(lines: Utterance[]): Utterance[] {
    return lines.filter((line) => this.#isLine(line));
  }
}
