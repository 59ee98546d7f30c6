/** The line to a table: it comes back by itself, and sends again what was not acknowledged. */
import { PROTOCOL, type Gone, type Play, type Refusal, type ToClient, type ToServer } from "../wire";
import { isRefusedFor } from "./refusals";
import { NoteLost, type TableState } from "./table";
import { Vigil } from "./vigil";

const AGAIN = [100, 300, 700, 1500, 3000]; // milliseconds until the next try to come back
const UNHEARD = 8000; // a move unacknowledged for so long: the line is dead, whatever it says
const WELCOMED = 5000; // a line that is not welcomed within this is given up; the next has longer

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Around {
  /** A device in the middle of the table: it is told only what everybody is told. */
  desk?: boolean;
  connect(): Socket;
  /** Nobody looks at this page. */
  hidden?(): boolean;
  /** Called after each change of the state. */
  changed(): void;
  /** The house speaks otherwise: get the page anew once nobody minds. Whether that may help. */
  renewPage?(isBusy: () => boolean): boolean;
}

/** A new name for something. `crypto.randomUUID` is not there on a home network without TLS. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  /** Of this page, for its moves: another each time it is opened. */
  readonly #phone = newName();
  readonly #key = newName(); // whose place it is that this page has taken, if it never heard so
  readonly #vigil: Vigil;
  #moves = 0; // made here so far
  #socket: Socket | null = null;
  #opened = false; // the present socket has connected
  #settled = false; // welcomed on the present socket
  #asked: string[] = []; // wishes that wait for the line
  #joining: ToServer | null = null; // until there is an answer
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #leaving = false; // for good, as soon as the table can be told
  #waiters = new Set<() => void>();

  constructor(
    readonly state: TableState,
    private readonly around: Around,
  ) {
    this.#vigil = new Vigil({
      awaits: () => state.pending.size > 0,
      hidden: () => around.hidden?.() ?? false,
      ask: () => this.#put({ type: "Echo" }),
      lost: () => this.renew(),
    });
  }

  open(): void {
    clearTimeout(this.#timer);
    const socket = this.around.connect();
    this.#socket = socket;
    this.#opened = this.#settled = false;
    socket.onopen = () => {
      this.#opened = true;
      const { token, played, notes, said, invitation } = this.state;
      const heard = notes.length;
      const { desk } = this.around;
      this.#put({ type: "Hello", token, played, heard, said, desk, protocol: PROTOCOL, invitation });
    };
    socket.onmessage = (event) => {
      this.#vigil.heard();
      this.#hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
    const patience = WELCOMED * (1 + Math.min(this.#failures, AGAIN.length));
    this.#timer = setTimeout(() => this.#lost(socket), patience);
  }

  /** Leaves the table alone from now on; the seat stays ours. */
  close(): void {
    if (this.#leaving && !this.#settled) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Gives the seat up. Where the line is lost, it comes back once more to say so. */
  leave(): void {
    this.#leaving = true;
    this.ask({ type: "Leave" });
  }

  /** Connects anew at once: after sleep, or when the network is back. */
  renew(): void {
    if (this.#closed || this.state.status === "gone") return;
    this.#drop();
    this.#failures = 0;
    if (this.state.status === "open") this.state.status = "lost";
    this.open();
  }

  /** Settles when the move is on disk, whatever happens to the line; rejects with the Refusal. */
  play(action: unknown): Promise<void> {
    this.state.refusal = null;
    const { played, wait } = this.state; // what it is made for, however long it takes to be sent
    const number = (this.#moves += 1);
    const move: Play = { type: "Play", phone: this.#phone, number, played, wait, action };
    const promise = new Promise<void>((resolve, reject) => {
      const watch = setInterval(() => this.#settled && this.renew(), UNHEARD);
      const settle = (error: Refusal | null) => {
        clearInterval(watch);
        if (error) reject(error);
        else resolve();
      };
      this.state.pending.set(number, { move, settle });
    });
    if (this.state.pending.size === 1) this.#sendFirst();
    if (this.#settled) this.#vigil.look();
    this.#changed();
    return promise;
  }

  /** Anything but a move. What comes of it shows in the room; a refusal in `complaint`. */
  ask(message: ToServer): void {
    if (this.#settled) this.#put(message);
    else this.#asked.push(JSON.stringify(message));
  }

  /** Says whether this page is in sight. A line that is lost says so when it is back. */
  look(on: boolean): void {
    if (this.#settled) this.#put({ type: "InSight", on });
  }

  /** Takes a place. Rejects with the Refusal. */
  async join(name: string): Promise<void> {
    const before = this.state.complaints;
    this.#joining = { type: "Join", name, salt: newName(), key: this.#key };
    if (this.#settled) this.#put(this.#joining);
    try {
      await this.until(() => this.state.member !== null || this.state.complaints > before);
    } finally {
      this.#joining = null;
    }
    if (this.state.member === null) throw this.state.complaint;
  }

  /** Waits for something to be so; rejects with the reason if the table sends us away. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isSo() && !this.state.gone) return;
        this.#waiters.delete(look);
        if (this.state.gone) reject(this.state.gone);
        else resolve();
      };
      this.#waiters.add(look);
      look();
    });
  }

  #hear(message: ToClient): void {
    if (message.type === "Gone" && this.#isOfAnotherPage(message)) return this.#waitForPage(message);
    try {
      this.state.apply(message);
    } catch (error) {
      if (!(error instanceof NoteLost)) throw error;
      this.state.notes = [];
      this.state.played = 0;
      this.renew();
      return;
    }
    if (message.type === "Welcome" && !this.#settled) this.#settleIn();
    const answers = message.type === "Done" || (message.type === "Refused" && message.number !== null);
    if (answers) this.#sendFirst();
    if (message.type === "Gone" && isRefusedFor(message.reason, "token-unknown")) this.#forget();
    if (message.type === "Welcome" && message.protocol !== PROTOCOL)
      this.around.renewPage?.(() => this.#isBusy());
    this.#changed();
  }

  /** Sent away before a welcome, because we do not speak as the house does; or did, before. */
  #isOfAnotherPage({ reason }: Gone): boolean {
    return !this.#settled && isRefusedFor(reason, "page-other", "bad-message");
  }

  /** A new page will take the seat again, where there is one to be had. */
  #waitForPage({ reason }: Gone): void {
    for (const { settle } of this.state.pending.values()) settle(reason); // we cannot ask any more
    this.state.pending.clear();
    if (this.around.renewPage?.(() => false)) {
      this.close();
      this.state.status = "lost";
    } else {
      this.state.gone = reason;
      this.state.status = "gone";
    }
    this.#changed();
  }

  #isBusy(): boolean {
    return this.state.pending.size > 0 || this.#asked.length > 0;
  }

  #settleIn(): void {
    this.#settled = true;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#vigil.begin();
    this.state.status = "open";
    if (!this.around.desk && this.around.hidden?.()) this.look(false);
    this.#sendFirst();
    // What knocked is forgotten with its line.
    if (this.#joining && this.state.member === null) this.#put(this.#joining);
    for (const text of this.#asked.splice(0)) this.#socket?.send(text);
    if (this.#leaving) this.close();
  }

  /** Moves are sent one at a time: the house remembers the last of each phone. */
  #sendFirst(): void {
    const [first] = this.state.pending.values();
    if (first && this.#settled) this.#put(first.move);
  }

  /** Our seat is no longer ours: come in again as a stranger, who may join. */
  #forget(): void {
    this.state.token = null;
    this.state.gone = null;
    this.state.status = "connecting";
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    const opened = this.#opened;
    this.#drop();
    clearTimeout(this.#timer);
    if (this.#closed || this.state.status === "gone") return;
    if (this.state.status === "open" || !opened) this.state.status = "lost"; // or nobody answers at all
    this.#changed();
    const wait = AGAIN[Math.min(this.#failures, AGAIN.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#settled = false;
    this.#vigil.end();
    if (!socket) return;
    socket.onmessage = socket.onclose = null; // what it still says is of the past
    if (this.#opened) socket.close();
    else socket.onopen = () => socket.close(); // before, a browser would report an error
  }

  #put(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #changed(): void {
    this.around.changed();
    for (const look of [...this.#waiters]) look();
  }
}
