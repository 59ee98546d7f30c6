import type { Action } from "./wire";

/** What somebody is about to do: nothing of it has been played yet. */
export class Choice {
  /** On a phone the ship and the hand take turns on the screen. */
  view = $state<"ship" | "hand">("ship");
  /** The hand lies open, to be played from. */
  open = $state(false);
  /** Nobody else is at the table in person: a hand that is open stays so. */
  alone = $state(false);
  /** The hand shows while one holds. */
  peeks = $state(false);
  /** What a card is looked for: any, or one to save the Doctor with. */
  saves = $state(false);
  /** The Move card in hand, and whom it is to move. */
  card = $state<string | null>(null);
  doctor = $state(false);
  /** Somebody was chosen whom the card leaves where they are. */
  stays = $state(false);
  /** The room that was touched. */
  room = $state<string | null>(null);
  /** What will be played if one says yes. */
  asks = $state.raw<Action | null>(null);
  /** Looks are drawn. */
  watches = $state(false);

  /** Back to where a choice begins. */
  clear(): void {
    this.card = this.room = this.asks = null;
    this.doctor = this.stays = this.saves = false;
  }

  cover(): void {
    if (!this.alone) this.open = false;
  }

  /** The turn is somebody else's: one's cards are covered. */
  leave(): void {
    this.clear();
    this.cover();
    this.view = "ship";
  }
}
