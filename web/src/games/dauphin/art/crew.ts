/** The crew of the Palermo 13: who is drawn how. Kinds and arrows are those of cards.json. */
import type { Direction, Kind, Card } from "../props";
import { hue } from "./ink";

export const SKIN = { pale: "#f6d3b4", rose: "#f0b892", honey: "#d99a63", bronze: "#b97443", brown: "#8a5030", dark: "#5f3722" };

export interface Look {
  kind: Kind;
  direction: Direction | null;
  suit: string;
  trim: string;
  helmet: "bubble" | "dome" | "none" | "shell" | "square" | "tall";
  shell?: string; // the colour of a helmet that is not of glass
  sky: string; // what is behind, on the card
  species?: "dog" | "dolphin" | "monkey" | "robot"; // else human, with all that follows
  disguise?: "stache" | "wig";
  skin?: keyof typeof SKIN;
  face?: "long" | "oval" | "round" | "square";
  hair?: string;
  dye?: string;
  eyes?: string;
  brow?: string;
  mouth?: string;
  lip?: string;
  stache?: string;
  beard?: "full" | "stubble";
  extra?: string;
  treachery?: boolean;
  her?: boolean; // French names her trade in the feminine
}

export const CREW: Record<Card, Look> = {
  rico: { kind: "engineer", direction: "right", skin: "honey", suit: hue.sun, trim: hue.red, helmet: "shell", shell: hue.coral, hair: "quiff", dye: "#2b1a16", eyes: "dot", brow: "thick", mouth: "smirk", stache: "chevron", face: "square", sky: "rays" },
  brutus: { kind: "engineer", direction: "left", skin: "rose", suit: hue.deep, trim: hue.sun, helmet: "square", shell: "#51727a", hair: "bald", eyes: "patch", brow: "angry", mouth: "flat", beard: "stubble", face: "square", sky: "stripes", extra: "scar", treachery: true },
  jimmy: { kind: "engineer", direction: "left", skin: "pale", suit: hue.teal, trim: hue.cream, helmet: "bubble", hair: "fringe", dye: hue.red, eyes: "wide", brow: "up", mouth: "gap", face: "round", sky: "planet", extra: "freckles" },
  sheila: { her: true, kind: "engineer", direction: "right", skin: "dark", suit: hue.coral, trim: hue.cream, helmet: "dome", hair: "afro", dye: "#241410", eyes: "lash", brow: "thin", mouth: "lips", lip: hue.red, face: "oval", sky: "arcs", extra: "earrings" },
  max: { kind: "engineer", direction: "right", skin: "bronze", suit: hue.plum, trim: hue.mint, helmet: "shell", shell: hue.mint, hair: "none", eyes: "aviator", brow: "none", mouth: "grin", face: "oval", stache: "pencil", sky: "moons" },
  paul: { kind: "engineer", direction: "left", skin: "rose", suit: hue.sky, trim: hue.red, helmet: "bubble", hair: "side", dye: "#c98a3a", eyes: "glasses", brow: "up", mouth: "oh", face: "long", sky: "stripes" },
  numero5: { kind: "engineer", direction: "left", skin: "pale", suit: hue.white, trim: hue.ink, helmet: "tall", shell: hue.white, hair: "none", eyes: "sleepy", brow: "none", mouth: "flat", face: "oval", sky: "arcs", extra: "five" },
  olga: { her: true, kind: "engineer", direction: "right", skin: "rose", suit: hue.red, trim: hue.sun, helmet: "shell", shell: hue.sun, hair: "plaits", dye: "#e3b04a", eyes: "dot", brow: "angry", mouth: "frown", face: "round", sky: "planet", extra: "cheeks" },
  vega: { her: true, kind: "engineer", direction: "right", skin: "brown", suit: hue.deep, trim: hue.coral, helmet: "dome", hair: "mohawk", dye: hue.coral, eyes: "goggles", brow: "none", mouth: "smirk", face: "long", sky: "rays" },
  chico: { kind: "engineer", direction: "right", species: "monkey", suit: hue.coral, trim: hue.sun, helmet: "bubble", sky: "moons" },
  bricole: { her: true, kind: "engineer", direction: "left", skin: "honey", suit: "#e08a3c", trim: hue.deep, helmet: "square", shell: hue.teal, hair: "curls", dye: hue.plum, eyes: "wink", brow: "up", mouth: "tongue", face: "round", sky: "arcs" },
  boulon: { her: true, kind: "engineer", direction: "left", skin: "bronze", suit: hue.mint, trim: hue.plum, helmet: "bubble", hair: "bun", dye: "#cfd3cf", eyes: "cat", brow: "thin", mouth: "lips", lip: hue.plum, face: "oval", sky: "moons", extra: "bolts" },
  dowell: { kind: "hero", direction: null, skin: "dark", suit: "#3d6b58", trim: hue.sun, helmet: "shell", shell: "#3d6b58", hair: "flat", dye: "#1c1210", eyes: "dot", brow: "thick", mouth: "grin", face: "square", sky: "rays", extra: "medals" },
  nova: { her: true, kind: "hero", direction: null, skin: "honey", suit: hue.white, trim: hue.coral, helmet: "bubble", hair: "bob", dye: "#171a2b", eyes: "lash", brow: "thick", mouth: "smile", face: "oval", sky: "arcs", extra: "star" },
  ivan: { kind: "hero", direction: null, skin: "pale", suit: hue.red, trim: hue.white, helmet: "tall", shell: hue.red, hair: "none", eyes: "wide", brow: "up", mouth: "teeth", beard: "full", dye: "#6b3a1e", face: "square", sky: "stripes" },
  comete: { her: true, kind: "hero", direction: null, skin: "brown", suit: hue.plum, trim: hue.sun, helmet: "dome", hair: "long", dye: "#d9b8e8", eyes: "lash", brow: "thin", mouth: "lips", lip: hue.coral, face: "long", sky: "comet", extra: "cape" },
  major: { kind: "hero", direction: null, skin: "rose", suit: hue.sky, trim: hue.sun, helmet: "shell", shell: hue.deep, hair: "none", eyes: "monocle", brow: "angry", mouth: "none", stache: "walrus", dye: "#d9d4c4", face: "square", sky: "bolt", extra: "medals" },
  dauphin_d: { kind: "dolphin", direction: "right", species: "dolphin", suit: hue.coral, trim: hue.ink, helmet: "bubble", disguise: "stache", sky: "waves" },
  dauphin_g: { kind: "dolphin", direction: "left", species: "dolphin", suit: hue.sun, trim: hue.red, helmet: "bubble", disguise: "wig", sky: "waves" },
  bulle: { kind: "captain", direction: null, skin: "pale", suit: "#1d3f63", trim: hue.sun, helmet: "bubble", hair: "cap", dye: "#b9b4a5", eyes: "sleepy", brow: "thick", mouth: "pipe", stache: "handlebar", face: "round", sky: "bubbles" },
  toresse: { her: true, kind: "observer", direction: "left", skin: "honey", suit: hue.white, trim: hue.plum, helmet: "bubble", hair: "pony", dye: "#5a2a1c", eyes: "glasses", brow: "up", mouth: "oh", face: "long", sky: "moons", extra: "steth" },
  lunette: { kind: "observer", direction: "right", skin: "pale", suit: "#5f7d4e", trim: hue.sun, helmet: "dome", hair: "einstein", dye: "#8f9bb0", eyes: "scope", brow: "thick", mouth: "smile", stache: "chevron", face: "long", sky: "planet" },
  toutou: { kind: "dog", direction: null, species: "dog", suit: hue.teal, trim: hue.coral, helmet: "bubble", sky: "planet" },
  micro: { kind: "microwave", direction: null, species: "robot", suit: "#d8dcd2", trim: hue.coral, helmet: "none", sky: "rays" },
};

/** The colours of a kind: its frame, the sky of its card, and three for what is in it. */
export const KINDS: Record<Kind, Record<"tint" | "sky" | "a" | "b" | "c", string>> = {
  engineer: { tint: hue.deep, sky: "#bfe3d6", a: hue.teal, b: hue.mint, c: hue.sun },
  hero: { tint: "#b5361f", sky: "#ffd9b8", a: hue.coral, b: hue.sun, c: hue.cream },
  dolphin: { tint: "#1c3f78", sky: "#20578a", a: "#2f74a6", b: "#4a97c0", c: hue.coral },
  captain: { tint: "#8a5a08", sky: "#f9dc92", a: hue.sun, b: hue.coral, c: hue.teal },
  observer: { tint: hue.plum, sky: "#eac8cf", a: "#b76a8c", b: hue.coral, c: hue.sun },
  dog: { tint: "#7a4a1d", sky: "#f3d9a8", a: hue.amber, b: hue.teal, c: hue.coral },
  microwave: { tint: "#3b4a55", sky: "#cfd9d6", a: "#8aa3a6", b: hue.coral, c: hue.teal },
};
