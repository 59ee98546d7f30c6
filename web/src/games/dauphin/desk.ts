/** The device in the middle: what a printed card says, and what the board alone lets a seat do. */
import box from "@games/dauphin/data/cards.json";

import type { Badge, Card } from "./props";
import type { Action, Public } from "./wire";

const CARDS = new Map(box.cards.map(({ id, code }) => [code, id as Card]));
/** A browser lends it to secure pages only. */
export const hasCamera = "mediaDevices" in navigator;
/** All that are printed. */
export const BOX: Card[] = box.cards.map(({ id }) => id as Card);
export const BADGES: Badge[] = ["moon", "pluto", "mars", "venus", "saturn", "jupiter", "neptune"];

/** The card of a code, typed or in an address. Which house the address names does not matter. */
export function cardOf(text: string): Card | null {
  const code = /^(?:.*\/card\/)?([a-z0-9]{3})\/?$/i.exec(text.trim())?.[1];
  return CARDS.get(code?.toUpperCase() ?? "") ?? null;
}

/** What a card that is shown asks for now; whether it may is for the server to say. */
export function moveOf(card: Card, board: Public): Action {
  switch (board.phase) {
    case "boarding":
      return { type: "Scan", card };
    case "promoting":
      return { type: "Promote", card };
    case "planking":
      return { type: "Sacrifice", card };
    default:
      return { type: "Send", card };
  }
}

export function scanned(code: string, board: Public): Action | null {
  const card = cardOf(code);
  return card && moveOf(card, board);
}

/** What everybody can see that a seat may do: a device in the middle is told no list of moves. */
export function openMoves(board: Public, seat: number): Action[] {
  if (!board.awaited.includes(seat)) return [];
  switch (board.phase) {
    case "badging":
      return BADGES.filter((badge) => !board.badges.includes(badge)).map((badge) => ({ type: "TakeBadge", badge, cards: true }));
    case "staking":
      return Array.from({ length: board.tokens[seat]! + 1 }, (_, tokens) => ({ type: "Stake", tokens }));
    case "calling":
      return board.among.map((called) => ({ type: "Call", seat: called }));
    case "naming":
      return board.among.map((named) => ({ type: "Name", seat: named }));
    case "departing":
      return [{ type: "Depart" }];
    case "detaching":
      return [{ type: "Rescue" }, { type: "Panic" }];
    default:
      return []; // orders are on the captain's desk anyway; cards are shown to the camera
  }
}
