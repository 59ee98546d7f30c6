import type { GameProps } from "../../shell/game";
import type { Action, ClaimHit, Note, Options, Private, Public, Send, TakeBadge } from "./wire";

/** What the shell gives to the screens of this game. */
export type Game = GameProps<Public, Private, Action, Note, Options>;

export type Card = Send["card"];
export type Badge = TakeBadge["badge"];
export type Direction = ClaimHit["direction"];
export type Kind = "captain" | "dog" | "dolphin" | "engineer" | "hero" | "microwave" | "observer";
