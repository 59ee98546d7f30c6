/** What a game's screens are given, put together from the table and the texts. */
import { Speaker, texts } from "../i18n";
import type { Session } from "../state/store.svelte";
import { Conversation } from "./conversation.svelte";
import { isOnlyPerson, speaking, type GameProps, type Looking, type Ticking } from "./game";
import { loadGame, type LoadedGame } from "./games";

const PAUSES = [500, 1000, 2000, 4000, 8000]; // milliseconds

export class Screens {
  loaded = $state.raw<LoadedGame | null>(null);
  readonly conversation: Conversation;

  constructor(
    readonly session: Session,
    readonly game: string,
  ) {
    this.conversation = new Conversation(session, () => this);
    void this.load();
  }

  /** A house that was busy, or out of reach for a moment, is asked again; a page whose files are gone
   * is left (worker/install.ts). */
  private async load(): Promise<void> {
    for (const pause of PAUSES) {
      try {
        [this.loaded] = await Promise.all([loadGame(this.game), texts.load(this.game)]);
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Speaks of this game's players in the present language. */
  get speaker(): Speaker {
    const { bundle } = texts.speaker(this.game);
    const { names, spoken, room } = this.session.now;
    return new Speaker(bundle, this.loaded?.SEATS ?? {}, spoken ?? names, room?.options);
  }

  /** The clock, where it is for people to see. */
  get clock(): Ticking | null {
    const { clock, publicBoard } = this.session.now;
    const shows = this.loaded?.screens?.showsClock;
    return publicBoard !== null && shows && !shows(publicBoard) ? null : clock;
  }

  /** Of the newest notes, how many are not to be said yet: they belong to what comes after. */
  get early(): number {
    const mine = this.reveal && this.loaded?.screens?.reveals?.[this.reveal.name];
    const { notes } = this.session.now;
    if (!mine) return 0;
    const types = notes.map((note) => (note as { type: string }).type);
    if (!Array.isArray(mine)) return notes.length - Math.max(0, types.lastIndexOf(mine.after));
    return notes.length - 1 - types.map((type) => mine.includes(type)).lastIndexOf(true);
  }

  /** The notes that are worth a line. */
  tellable(notes: unknown[]): unknown[] {
    const { isHum, isPast } = this.loaded?.screens ?? {};
    const { room, sheet } = this.session.now;
    const game = { options: room?.options ?? {}, sheet: sheet?.private ?? null, over: room?.over ?? false };
    return notes.filter((note) => !isHum?.(note) && !isPast?.(note, game));
  }

  /** The text of what we must do, where only our sheet knows. */
  get todo(): string | null {
    const { sheet } = this.session.now;
    return sheet?.may_act ? (this.loaded?.screens?.todo?.(sheet) ?? null) : null;
  }

  /** Whether we are the only person who plays: all other seats are bots'. */
  get withBots(): boolean {
    const { room, mySeat } = this.session.now;
    return isOnlyPerson(room?.seats ?? [], mySeat);
  }

  /** What all look at now, where it stops play. */
  get reveal(): Looking | null {
    const { looking } = this.session.now;
    return looking && !looking.free ? looking : null;
  }

  /** Whether everybody waits for us; others may still change what they did. */
  get isMyTurn(): boolean {
    const { publicBoard, sheet, mySeat } = this.session.now;
    if (!publicBoard || !sheet || mySeat === null || this.reveal) return false;
    const isNamed = publicBoard.awaited.includes(mySeat);
    // There all phones have to look alike: what only a sheet knows is not for the headline.
    if (this.alone) return isNamed;
    if (!sheet.may_act) return false;
    if (this.todo) return true;
    const owes = this.loaded?.screens?.owes?.(sheet) ?? true;
    return owes && isNamed;
  }

  /** Whether the game's screens have the whole phone. */
  get alone(): boolean {
    const { publicBoard, mySeat, room } = this.session.now;
    if (publicBoard === null || room?.over || this.reveal) return false;
    return this.loaded?.screens?.alone?.(publicBoard, mySeat) ?? false;
  }

  /** Channels that the game's screens show themselves; once it is over, none is a secret. */
  get covered(): string[] {
    return (!this.session.now.room?.over && this.loaded?.screens?.covered) || [];
  }

  hearers(channel: string): number[] | null {
    const { publicBoard } = this.session.now;
    return (publicBoard && this.loaded?.screens?.hearers?.(channel, publicBoard)) ?? null;
  }

  /** Whether the game's screens hold the conversation. */
  get holdsTalk(): boolean {
    const { publicBoard, room } = this.session.now;
    return publicBoard !== null && !room?.over && (this.loaded?.screens?.holdsTalk?.(publicBoard) ?? false);
  }

  props(speaker: Speaker): GameProps {
    const { session } = this;
    const now = session.now;
    return {
      board: now.publicBoard,
      sheet: now.sheet,
      notes: now.notes,
      seat: now.mySeat,
      seats: now.room?.seats ?? [],
      names: now.names,
      spoken: now.spoken,
      isAlone: now.isAlone,
      options: now.room?.options ?? {},
      place: session.page,
      slips: now.slips,
      clock: now.clock,
      looking: now.looking,
      play: session.play,
      ...(now.isOwner && { callTime: () => session.ask({ type: "CallTime", played: now.played, wait: now.wait }) }),
      talk: now.talk,
      conversation: this.conversation,
      say: (channel, text) => session.ask({ type: "Say", channel, text }),
      ...speaking(speaker),
    };
  }
}
