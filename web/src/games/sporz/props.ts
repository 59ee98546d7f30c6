import type { GameProps } from "../../shell/game";
import type { Action, Fate, Note, Options, Private, Public } from "./wire";

/** What the shell gives to the screens of this game. */
export type Game = GameProps<Public, Private, Action, Note, Options>;

export type Role = Fate["role"];
export type Genome = Fate["genome"];
export type Wave = NonNullable<Public["wave"]>;
