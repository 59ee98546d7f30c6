/** One table as components read it: whatever a message changes shows at once. */
import { t } from "../i18n";
import { kept } from "./kept";
import { Line } from "./line";
import { seeLooks } from "./looks.svelte";
import { renewal } from "./renewal";
import { TableState, type Facts } from "./table";
import type { ToServer } from "../wire";

/** Where a seat is remembered, and as what it listens. */
export interface Place {
  token(): string | null;
  keep(token: string | null): void;
  desk?: boolean;
  /** Somebody else's, on this phone: what it remembers of its owner is not of theirs. */
  beside?: boolean;
}

export const ownPlace = (code: string): Place => ({
  token: () => kept.token(code),
  keep: (token) => kept.keepToken(code, token),
});

export const besidePlace = (code: string): Place => ({
  token: () => kept.beside(code),
  keep: (token) => kept.keepBeside(code, token),
  beside: true,
});

/** Alone, who has given no name reads 'you' wherever the page names them; sentences, which speak of
 * somebody, add it to the name of ours that nobody has told them. */
function addressed(facts: Facts, you: string): Facts {
  const { room, member } = facts;
  if (!facts.isAlone || kept.name() !== "" || room === null) return facts;
  const people = room.people.map((person) => (person.id === member ? { ...person, name: you } : person));
  const seats = room.seats.map((seated) => (seated.member === member ? { ...seated, name: you } : seated));
  const spoken = facts.names.map((name, seat) => (seat === facts.mySeat ? t("you-by-name", { name }) : name));
  return facts.shown({ ...room, people, seats }, spoken);
}

export class Session {
  #state = new TableState();
  #line: Line;
  #place: Place;
  #left = false; // this phone has forgotten its seat, though the line may still need the token
  #facts = $state.raw(this.#state.facts());
  // At a desk all look on, and none of them is "you".
  #now = $derived.by(() => (this.#place.desk ? this.#facts : addressed(this.#facts, t("you"))));

  constructor(
    readonly code: string,
    watching = false,
    place: Place = ownPlace(code),
  ) {
    this.#place = place;
    if (!watching) this.#state.token = place.token();
    this.#state.invitation = kept.invitation(code);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // A seat that this browser cannot keep would be lost with the page.
    const isKept = () => watching || this.#state.token === this.#place.token();
    this.#line = new Line(this.#state, {
      desk: place.desk,
      connect: () => new WebSocket(`${scheme}://${location.host}/ws/${code}`),
      hidden: () => document.hidden,
      changed: () => {
        this.#facts = this.#state.facts();
        if (!watching && !this.#left && this.#state.token !== this.#place.token())
          this.#place.keep(this.#state.token);
        const { room, mySeat } = this.#facts;
        if (room) seeLooks(room.code, room.people);
        if (room?.met && mySeat !== null) kept.keepMet(room.game, room.met.collection, room.met.pieces);
        if (room?.over && mySeat !== null) kept.learn(room.game);
        const { invitation } = this.#state;
        if (invitation !== kept.invitation(code)) kept.keepInvitation(code, invitation);
      },
      renewPage: (isBusy) => isKept() && renewal().ask(isBusy),
    });
    this.#line.open();
  }

  get now(): Facts {
    return this.#now;
  }

  play = (action: unknown): Promise<void> => this.#line.play(action);
  ask = (message: ToServer): void => this.#line.ask(message);
  /** Whether it is somebody's who plays on another's phone. */
  get isBeside(): boolean {
    return this.#place.beside ?? false;
  }
  /** What this phone writes down for this seat in the present game goes by this name. */
  get page(): string {
    const { room } = this.now;
    return `${room?.code}.${room?.played}${this.isBeside ? "+" : ""}`;
  }
  /** The phone is this seat's own from now on. */
  own(): void {
    this.#place = ownPlace(this.code);
    this.#place.keep(this.#state.token);
  }

  /** With the face that is kept on this phone. */
  async join(name: string, look = kept.look()): Promise<void> {
    await this.#line.join(name);
    if (look) this.ask({ type: "Wear", ...look });
  }
  until = (isSo: () => boolean): Promise<void> => this.#line.until(isSo);
  renew = (): void => this.#line.renew();
  look = (on: boolean): void => this.#line.look(on);
  close = (): void => this.#line.close();

  /** Gives the seat up: in a game that is played this phone still holds its key. */
  leave(): void {
    const { room, mySeat } = this.now;
    this.#left = true;
    this.#line.leave();
    if (room && !room.over && mySeat !== null && !this.isBeside) kept.leaveSeat();
    else this.#place.keep(null);
  }

  /** There is nothing to come back to. */
  forget(): void {
    this.#state.token = this.#state.invitation = null;
    this.#place.keep(null);
    if (!this.isBeside) kept.keepInvitation(this.code, null);
  }
}
