/** What one phone knows of a table. No DOM, no socket: messages in, facts out. */
import type {
  AtTheDoor,
  BoardNews,
  Clock,
  Done,
  Earlier,
  Fresh,
  Gone,
  ComeAndGone,
  Here,
  Knock,
  News,
  Onlooking,
  Play,
  Refusal,
  Refused,
  Room,
  RoomNews,
  Sheet,
  Shown,
  Stamping,
  Talk,
  ToClient,
  Utterance,
  Welcome,
} from "../wire";

export type Status = "connecting" | "open" | "lost" | "gone";

/** A clock, and the moment on our own at which it told its time (milliseconds). */
export interface Ticking extends Clock {
  at: number;
}

/** What all look at, and the moment on our own clock at which we were told. */
export interface Looking extends Shown {
  at: number;
}

/** What the public boards of all games have. */
export interface Board {
  phase: string;
  /** Whom play waits for, as everybody may know. */
  awaited: number[];
}

/** A move on its way: it is sent again as it was until it is acknowledged. */
export interface Pending {
  move: Play;
  settle(error: Refusal | null): void;
}

/** Notes went missing on the way: only a fresh view helps. */
export class NoteLost extends Error {}

/** The facts of one moment: they do not change any more. */
export type Facts = Readonly<Omit<TableState, "apply" | "facts">>;

const BEFORE = -1; // the moment of a stamp in a game before the present one

/** Who plays again, or whose game is over, has nothing to do aside. */
const isNothing = ({ wagers, bets, channels, eyes }: Onlooking): boolean =>
  wagers.length + bets.length + channels.length === 0 && eyes === null;

/** A board after some news of it. Where hundreds play it is not told whole each time. */
export function followed(board: Board, { fields, lists }: BoardNews): Board {
  const now: Record<string, unknown> = { ...board, ...fields };
  for (const [name, { at, cut, put }] of Object.entries(lists)) {
    const entries = now[name] as unknown[];
    now[name] = [...entries.slice(0, at), ...put, ...entries.slice(at + cut)];
  }
  return now as unknown as Board;
}

type Handlers = { [M in ToClient as M["type"]]: (message: M) => void };

export class TableState {
  /** Who we are in this room; null: a spectator. */
  member: number | null = null;
  /** What brings us back to our seat. */
  token: string | null = null;
  /** What brings others to this table without guessing its code. */
  invitation: string | null = null;
  /** Many codes typed near this table are refused: they had better be scanned. */
  scan = false;
  /** Who knocks: at our table, or we ourselves. */
  door: Knock[] = [];
  /** Everything about the table but the game itself. */
  room: Room | null = null;
  /** By seat, the names that sentences use, where the room has another for somebody. */
  spoken: string[] | null = null;
  /** The members whose phone is connected now. */
  here: number[] = [];
  /** Of them, who has not touched their phone for so long that one may ask. */
  quiet: number[] = [];
  /** What everybody sees of the game; null: no game, or not ours to watch. */
  publicBoard: Board | null = null;
  /** Our own half of it. */
  sheet: Sheet | null = null;
  /** What we have heard of the present game, in order. */
  notes: unknown[] = [];
  /** The number of the game that the notes are of. */
  played = 0;
  /** What was said where we may read. */
  talk: Utterance[] = [];
  /** How many notes we had heard when each of these came: what was said in answer to what. */
  heardBefore: number[] = [];
  /** What screens passed to each other, and nobody reads. */
  slips: Utterance[] = [];
  /** How many lines of talk there were for us, for coming back. */
  said = 0;
  /** Lines of talk for us that we were not told, */
  missed = 0;
  /** how many we had heard when we missed them, */
  known = 0;
  /** and those of them that we asked for. */
  earlier: Utterance[] = [];
  /** They stand behind so many of `talk`. */
  before = 0;
  /** How long the present wait may last. */
  clock: Ticking | null = null;
  /** What has been revealed, and all look at. */
  looking: Looking | null = null;
  /** Where people answer with stamps in open talk. */
  stamping: Stamping | null = null;
  /** What we have to do who are out of the game, or only watch it; null: we play, or are nobody. */
  aside: Onlooking | null = null;
  /** Of the line. */
  status: Status = "connecting";
  /** Why the table sent us away for good. */
  gone: Refusal | null = null;
  /** The number of what our seat is asked; a move says for which one it was made. */
  wait = 0;
  /** Moves that are not on disk yet, by number. Only the first has been sent. */
  pending = new Map<number, Pending>();
  /** Why our last move was refused. */
  refusal: Refusal | null = null;
  /** The last thing refused that was no move, and how many there were. */
  complaint: Refusal | null = null;
  complaints = 0;
  /** The protocol that the house speaks; null: it has not said so. */
  protocol: number | null = null;
  /** Messages of a kind that this page does not know: it can do without. */
  unknown = 0;

  #handlers: Handlers = {
    Welcome: (message) => this.#welcome(message),
    Room: (message) => this.#enter(message),
    Here: ({ members, scan, quiet }: Here) =>
      void ([this.here, this.scan, this.quiet] = [members, scan ?? false, quiet ?? []]),
    RoomNews: (message) => this.#hearOfRoom(message),
    ComeAndGone: ({ come, gone, scan, quiet }: ComeAndGone) => {
      this.here = [...new Set([...this.here, ...come])].filter((member) => !gone.includes(member));
      [this.scan, this.quiet] = [scan ?? false, quiet ?? []];
    },
    AtTheDoor: ({ knocks }: AtTheDoor) => void (this.door = knocks),
    Fresh: (message) => this.#refresh(message),
    News: (message) => this.#update(message),
    Talk: (message) => this.#listen(message),
    Onlooking: (message) => void (this.aside = isNothing(message) ? null : message),
    Earlier: (message) => this.#remember(message),
    Done: ({ number }: Done) => this.#settle(number, null),
    Refused: (message) => this.#refuse(message),
    Echo: () => {}, // it is there
    Gone: (message) => this.#leave(message),
  };

  constructor(private readonly now: () => number = () => performance.now()) {}

  apply(message: ToClient): void {
    const handle = this.#handlers[message.type] as ((message: ToClient) => void) | undefined;
    if (handle) handle(message);
    else this.unknown += 1;
  }

  /** As they are now. Values are never changed in place, so a shallow copy holds them. */
  facts(): Facts {
    return Object.assign(Object.create(TableState.prototype) as TableState, this);
  }

  get mySeat(): number | null {
    if (this.member === null || this.room === null) return null;
    const seat = this.room.seats.findIndex(({ member }) => member === this.member);
    return seat < 0 ? null : seat;
  }

  get names(): string[] {
    return this.room?.seats.map(({ name }) => name) ?? [];
  }

  /** Everybody else here is a bot. */
  get isAlone(): boolean {
    return this.room?.people.every(({ id, level }) => id === this.member || level !== null) ?? false;
  }

  /** The same, with the room as a page shows it and the names that sentences use. */
  shown(room: Room, spoken: string[]): Facts {
    return Object.assign(this.facts(), { room, spoken }) as TableState;
  }

  /** Whether a touch of ours is waited for. */
  get isExpected(): boolean {
    const { room, member } = this;
    return room !== null && (room.deserted || room.wondered.some((each) => each.member === member));
  }

  get isOwner(): boolean {
    return this.member !== null && this.room?.owner === this.member;
  }

  #welcome({ member, token, protocol, invitation }: Welcome): void {
    this.protocol = protocol;
    this.member = member;
    this.token = token ?? this.token;
    this.invitation = invitation ?? this.invitation;
  }

  #enter(room: Room): void {
    const isAnother = this.room !== null && room.played !== this.room.played;
    this.room = room;
    if (room.seats.length === 0 || isAnother) {
      this.publicBoard = this.sheet = this.clock = this.looking = this.refusal = null;
      this.aside = this.stamping = null;
    }
    // The stamps of the last game stand on nothing any more: boards begin to count anew.
    if (isAnother) this.talk = this.talk.map((line) => (line.about === null ? line : { ...line, moment: BEFORE }));
  }

  #hearOfRoom({ fields, people, gone, options }: RoomNews): void {
    if (this.room === null) return;
    const now = new Map([...this.room.people, ...(people ?? [])].map((person) => [person.id, person]));
    for (const member of gone ?? []) now.delete(member);
    const chosen = { ...this.room.options, ...options };
    this.#enter({ ...this.room, people: [...now.values()], options: chosen, ...fields } as Room);
  }

  #refresh(message: Fresh): void {
    const kept = message.heard - message.notes.length;
    this.notes = [...this.notes.slice(0, kept), ...message.notes];
    this.played = this.room?.played ?? 0;
    this.publicBoard = message.public as Board;
    this.sheet = message.sheet;
    this.clock = this.#ticking(message.clock);
    this.looking = this.#lookedAt(message.interlude);
    this.wait = message.wait ?? 0;
    this.stamping = message.stamping;
  }

  /** What is left out has not changed; a clock of null has stopped for good, an interlude is over. */
  #update(message: News): void {
    if (message.notes) this.notes = [...this.notes, ...message.notes];
    if (this.notes.length !== message.heard) throw new NoteLost();
    if (message.public !== undefined) this.publicBoard = message.public as Board;
    if (message.board) this.publicBoard = this.publicBoard && followed(this.publicBoard, message.board);
    if (message.sheet !== undefined) this.sheet = message.sheet;
    if (message.clock !== undefined) this.clock = this.#ticking(message.clock);
    if (message.interlude !== undefined) this.looking = this.#lookedAt(message.interlude);
    if (message.stamping !== undefined) this.stamping = message.stamping;
    this.wait = message.wait ?? this.wait;
    if (message.talk) this.#listen(message.talk);
  }

  #listen({ said, lines }: Talk): void {
    const spoken = lines.filter(({ slip }) => !slip);
    const missed = said - spoken.length - this.said;
    if (missed > 0) {
      this.missed = missed;
      this.known = this.said;
      this.before = this.talk.length;
      this.earlier = [];
    }
    this.said = said;
    this.talk = [...this.talk, ...spoken];
    this.heardBefore = [...this.heardBefore, ...spoken.map(() => this.notes.length)];
    this.slips = [...this.slips, ...lines.filter(({ slip }) => slip)];
  }

  #remember({ first, lines }: Earlier): void {
    const skip = Math.max(0, this.known + 1 - first); // we have these
    this.earlier = [...lines.slice(skip), ...this.earlier];
    this.missed = first + skip - this.known - 1;
  }

  #refuse({ reason, number }: Refused): void {
    if (number === null) {
      this.complaint = reason;
      this.complaints += 1;
    } else {
      this.refusal = reason;
      this.#settle(number, reason);
    }
  }

  #leave({ reason, again }: Gone): void {
    if (again) return;
    this.gone = reason;
    this.status = "gone";
  }

  #settle(number: number, error: Refusal | null): void {
    const move = this.pending.get(number);
    this.pending.delete(number);
    move?.settle(error);
  }

  #lookedAt(shown: Shown | null): Looking | null {
    return shown && { ...shown, at: this.now() };
  }

  #ticking(clock: Clock | null): Ticking | null {
    return clock && { ...clock, at: this.now() };
  }
}
