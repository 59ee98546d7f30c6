/** One phone and who plays on it: its owner, and at most one other. Each has a line, a token and
 * secrets of their own; what one may know is on the page only while the phone is in their hands. */
import { kept } from "./kept";
import type { Look } from "./looks.svelte";
import { besidePlace, Session } from "./store.svelte";

/** The context in which a page finds it. */
export const TOGETHER = Symbol("together");

export class Together {
  #first = $state.raw<Session>()!;
  #second = $state.raw<Session | null>(null);
  /** In whose hands the phone is, and in which game: in the next it is covered again. */
  #open = $state.raw<{ session: Session; played: number } | null>(null);
  #passed = $state.raw<Session | null>(null);

  constructor(first: Session) {
    this.#first = first;
    if (kept.beside(first.code) !== null) this.#second = this.#beside();
  }

  get first(): Session {
    return this.#first;
  }
  get second(): Session | null {
    return this.#second;
  }
  get all(): Session[] {
    return this.#second ? [this.#first, this.#second] : [this.#first];
  }

  /** Whose half of the game the page shows; null: nobody's, and it is covered. */
  get shown(): Session | null {
    const { room } = this.#first.now;
    if (this.#second === null) return this.#first;
    if (room?.over) return this.#open?.session ?? this.#first;
    return this.#open?.played === room?.played ? (this.#open?.session ?? null) : null;
  }

  /** Whom it was passed to; null: it has just been opened, or hidden. */
  get passed(): Session | null {
    return this.#passed;
  }

  /** Who is to take the phone in hand: whom it was passed to, or the one of both whom play waits for,
   * as everybody may know. */
  get next(): Session {
    const { publicBoard } = this.#first.now;
    const awaited = this.all.filter(({ now }) => publicBoard?.awaited.includes(now.mySeat ?? -1));
    return this.#passed ?? (awaited.length === 1 ? awaited[0]! : this.#first);
  }

  pass(to: Session): void {
    this.#passed = to;
    this.cover();
    if (this.#first.now.room?.over) this.take(to);
  }
  take(session: Session): void {
    this.#open = { session, played: this.#first.now.room?.played ?? 0 };
    this.#passed = null;
  }
  cover(): void {
    this.#open = null;
  }

  /** A place for somebody else on this phone. Rejects with the Refusal. */
  async add(name: string, look: Look): Promise<void> {
    const session = this.#beside();
    try {
      await session.join(name, look);
    } catch (refusal) {
      session.close();
      throw refusal;
    }
    this.#second = session;
  }

  /** Gives a place up. Whether somebody still plays on this phone. */
  leave(session: Session): boolean {
    session.leave();
    return this.part(session);
  }

  /** Somebody does not play here any more; whose place it was may have another phone. */
  part(session: Session): boolean {
    const other = this.all.find((each) => each !== session);
    if (!other) return false;
    session.close();
    kept.keepBeside(this.#first.code, null);
    if (other.isBeside) other.own();
    this.#first = other;
    this.#second = this.#passed = null;
    return true;
  }

  close = (): void => this.all.forEach((session) => session.close());

  #beside = (): Session => new Session(this.#first.code, false, besidePlace(this.#first.code));
}
