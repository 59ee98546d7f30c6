/** Time belongs to who is alone with bots: while they read, the table is paused by their own wish, and
 * nobody else is kept waiting. A pause that was there before is left as it is. */
import type { Session } from "../state/store.svelte";

export class Reading {
  /** The pause is ours: it ends with the reading. */
  holds = $state(false);

  constructor(readonly session: Pick<Session, "ask" | "now">) {}

  begin(): void {
    if (this.holds || this.session.now.room?.paused_by !== null) return;
    this.holds = true;
    this.session.ask({ type: "Pause" });
  }

  end(): void {
    if (!this.holds) return;
    this.holds = false;
    this.session.ask({ type: "Resume" });
  }

  /** It stands until somebody ends it, as one that was asked for. */
  keep(): void {
    this.holds = false;
  }
}
