/** A device in the middle of the table: one line for each seat that is played on it. */
import { kept } from "./kept";
import { Session } from "./store.svelte";

export class Desk {
  seats = $state.raw<Session[]>([]);
  /** While nobody plays here, the table is only looked at. */
  #watcher: Session;
  /** Who is coming in, one after the other: a place is counted when the one before has been taken. */
  #coming: Promise<void> = Promise.resolve();

  constructor(readonly code: string) {
    this.#watcher = new Session(code, true);
    const own = kept.token(code);
    const tokens = kept.desk(code);
    if (own !== null && !tokens.includes(own)) tokens.unshift(own); // who opened the table here plays here
    kept.keepDesk(code, tokens);
    this.seats = tokens.map((_, at) => this.#sit(at));
  }

  /** What the device shows: what everybody is told. */
  get view(): Session {
    return this.seats[0] ?? this.#watcher;
  }

  /** A place for somebody without a phone. Rejects with the Refusal. */
  add(name: string): Promise<void> {
    const added = this.#coming.then(() => this.#bring(name));
    this.#coming = added.catch(() => {});
    return added;
  }

  async #bring(name: string): Promise<void> {
    const session = this.#sit(this.seats.length);
    try {
      await session.join(name);
    } catch (refusal) {
      session.close();
      throw refusal;
    }
    this.seats = [...this.seats, session];
  }

  renew = (): void => [this.#watcher, ...this.seats].forEach((session) => session.renew());
  close = (): void => [this.#watcher, ...this.seats].forEach((session) => session.close());

  #sit(at: number): Session {
    return new Session(this.code, false, {
      token: () => kept.desk(this.code)[at] ?? null,
      keep: (token) => {
        const tokens = kept.desk(this.code);
        if (token !== null) tokens[at] = token;
        kept.keepDesk(this.code, tokens);
      },
      desk: true,
    });
  }
}
