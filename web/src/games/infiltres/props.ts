import type { GameProps } from "../../shell/game";
import type { Action, Note, Options, Private, Public } from "./wire";

/** What the shell gives to the screens of this game. */
export type Game = GameProps<Public, Private, Action, Note, Options>;

export type Role = "disciple" | "infiltrator" | "journalist";
