/** Whether the house is still there. A server that is stopped, or cut off, hangs up on nobody. */

const SILENT = 3000; // milliseconds without a word: it is asked whether it is there,
const AWAITED = 2000; // sooner where an answer is awaited; and so long it has to say that it is
const LATE = 1000; // this page itself was held up: what was said meanwhile is heard next

export interface Watched {
  /** Whether an answer is awaited. */
  awaits(): boolean;
  /** Nobody looks at this page: it asks for nothing then. */
  hidden(): boolean;
  ask(): void;
  lost(): void;
}

export class Vigil {
  #since = 0; // it last said something, or was asked
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly watched: Watched) {}

  begin(): void {
    this.heard();
    this.look();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Often: the timer looks for itself what has been heard. */
  heard(): void {
    this.#since = performance.now();
    this.#asked = false;
  }

  look(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const due = Math.max(now, this.#since + this.#patience());
    this.#timer = setTimeout(() => this.#wonder(due), due - now);
  }

  #patience(): number {
    return this.#asked || this.watched.awaits() ? AWAITED : SILENT;
  }

  #wonder(due: number): void {
    const now = performance.now();
    const silent = now - this.#since >= this.#patience();
    if (silent && (this.watched.hidden() || now - due > LATE)) this.heard();
    else if (silent && this.#asked) return this.watched.lost();
    else if (silent) {
      this.#since = now;
      this.#asked = true;
      this.watched.ask();
    }
    this.look();
  }
}
