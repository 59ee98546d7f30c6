/** The house's own score: every sound is made here, of tones and noise. No file is played. */
import type { Sound } from "./sounds";

const LOUD = 0.55; // of all there is
const NOTHING = 0.0001; // what grows by a factor cannot begin at none

let audio: AudioContext | null = null;
let out: AudioNode | null = null;
let sand: AudioBuffer | null = null;

/** A browser lets nothing sound before somebody has touched the page. */
function open(): { audio: AudioContext; out: AudioNode } {
  if (audio === null || out === null) {
    audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.value = LOUD;
    const limit = audio.createDynamicsCompressor();
    volume.connect(limit).connect(audio.destination);
    out = volume;
  }
  return { audio, out };
}

const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/** To be called from a touch; later touches are of use where the first came too early. */
export function wake(): void {
  if (touched()) void open().audio.resume();
}

export function play(sound: Sound): void {
  if (!touched()) return;
  const { audio } = open();
  if (audio.state === "suspended") void audio.resume();
  SCORE[sound](audio.currentTime + 0.02);
}

/** Two seconds of noise, always the same. */
function poured(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const grains = buffer.getChannelData(0);
  let seed = 7;
  for (let at = 0; at < grains.length; at++) {
    seed = (seed * 16807) % 2147483647;
    grains[at] = (seed / 2147483647) * 2 - 1;
  }
  return buffer;
}

/** Grows to its peak in `rise`, and is gone after `long`. */
function swell(at: number, long: number, peak: number, rise = 0.01): GainNode {
  const { audio, out } = open();
  const node = audio.createGain();
  node.gain.setValueAtTime(NOTHING, at);
  node.gain.exponentialRampToValueAtTime(peak, at + rise);
  node.gain.exponentialRampToValueAtTime(NOTHING, at + long);
  node.connect(out);
  return node;
}

interface Tone {
  type?: OscillatorType;
  /** Where the pitch goes. */
  to?: number;
  rise?: number;
  /** Trembles so many times a second, by so many Hertz. */
  shake?: [number, number];
}

function tone(at: number, pitch: number, long: number, peak: number, { type = "sine", to, rise, shake }: Tone = {}): void {
  const { audio } = open();
  const made = audio.createOscillator();
  made.type = type;
  made.frequency.setValueAtTime(pitch, at);
  if (to) made.frequency.exponentialRampToValueAtTime(to, at + long);
  if (shake) {
    const hand = audio.createOscillator();
    const wide = audio.createGain();
    [hand.frequency.value, wide.gain.value] = shake;
    hand.connect(wide).connect(made.frequency);
    hand.start(at);
    hand.stop(at + long);
  }
  made.connect(swell(at, long, peak, rise));
  made.start(at);
  made.stop(at + long);
}

/** Air, water, paper, steam: noise through a filter that may slide. */
function noise(at: number, long: number, peak: number, from: number, to = from, { kind = "bandpass" as BiquadFilterType, narrow = 1, rise = 0.01 } = {}): void {
  const { audio } = open();
  sand ??= poured(audio);
  const made = audio.createBufferSource();
  made.buffer = sand;
  made.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  made.connect(filter).connect(swell(at, long, peak, rise));
  made.start(at);
  made.stop(at + long);
}

/** Struck metal: tones that are no harmonics of each other, the higher the sooner gone. */
function struck(at: number, pitch: number, long: number, peak: number, partials: number[]): void {
  partials.forEach((ratio, index) => tone(at, pitch * ratio, long / (1 + index * 0.45), peak / (1 + index * 0.7)));
}

const thud = (at: number, pitch = 130, peak = 0.9) => tone(at, pitch, 0.28, peak, { to: pitch / 3 });
/** Strings: two that are not quite in tune. */
const strings = (at: number, pitch: number, long: number, peak: number) => {
  for (const detuned of [pitch * 0.997, pitch * 1.003]) tone(at, detuned, long, peak, { type: "triangle", rise: long / 4 });
};
const times = (count: number, each: (index: number) => void) => Array.from({ length: count }, (_, index) => each(index));

const [C4, D4, E4, G4, A4, B4, C5, E5, G5] = [261.6, 293.7, 329.6, 392, 440, 493.9, 523.3, 659.3, 784];

const SCORE: Record<Sound, (at: number) => void> = {
  // The house
  turn: (at) => {
    tone(at, E5, 0.3, 0.14);
    tone(at + 0.12, A4 * 2, 0.4, 0.14);
  },
  silence: () => {},
  chord: (at) => [C4, E4, G4, C5].forEach((pitch, index) => strings(at + index * 0.09, pitch, 2.2, 0.13)),
  bell: (at) => struck(at, 1180, 1.2, 0.22, [1, 2.01, 2.9]),

  // Paper and ink
  keys: (at) => times(3, (index) => noise(at + index * 0.11, 0.05, 0.5, 2600, 1500, { narrow: 3 })),
  paper: (at) => {
    times(5, (index) => noise(at + index * 0.05, 0.09, 0.4, 2800 + index * 500, 5200, { narrow: 0.8 }));
    noise(at + 0.3, 0.22, 0.22, 5000, 1800, { kind: "highpass" });
  },
  stamp: (at) => {
    thud(at);
    noise(at, 0.09, 0.7, 700, 220);
  },

  // The ship of the Spore
  gong: (at) => struck(at, 92, 4.6, 0.5, [1, 1.48, 2.09, 2.56, 3.39, 4.1]),
  pulse: (at) => tone(at, 74, 0.7, 0.4, { to: 55, rise: 0.05 }),
  dawn: (at) => [196, G4 / 1.5, G4, B4, D4 * 2].forEach((pitch, index) => strings(at + index * 0.22, pitch, 2.6, 0.1)),
  toll: (at) => times(2, (index) => struck(at + index * 1.1, 196, 2.6, 0.34, [1, 2.4, 3.01, 4.2])),
  airlock: (at) => {
    noise(at, 1.5, 0.5, 5200, 900, { narrow: 0.6, rise: 0.25 });
    thud(at + 1.5, 90, 1);
    noise(at + 1.5, 0.25, 0.5, 400, 120);
  },
  lock: (at) => times(2, (index) => struck(at + index * 0.16, 620 - index * 180, 0.24, 0.3, [1, 2.7, 5.1])),

  // The boats
  ping: (at) => times(3, (index) => tone(at + index * 0.62, 1240, 0.9, 0.34 / 2.4 ** index)),
  torpedo: (at) => {
    noise(at, 1.3, 0.55, 320, 1900, { narrow: 1.4, rise: 0.1 });
    tone(at, 96, 1.3, 0.2, { type: "sawtooth", to: 190, rise: 0.2 });
  },
  boom: (at) => {
    thud(at, 84, 1);
    noise(at, 1.9, 0.9, 520, 45, { kind: "lowpass", narrow: 0.7 });
  },
  hull: (at) => times(2, (index) => tone(at + index * 0.75, 118 - index * 26, 1.2, 0.24, { type: "sawtooth", to: 72, rise: 0.3, shake: [7, 9] })),
  splash: (at) => noise(at, 1.5, 0.5, 1700, 380, { narrow: 0.7, rise: 0.06 }),
  stop: (at) => times(2, (index) => tone(at + index * 0.42, 392, 0.36, 0.26, { type: "square", to: 294 })),
  horn: (at) => [110, 138.6, 164.8].forEach((pitch) => tone(at, pitch, 2.1, 0.2, { type: "sawtooth", rise: 0.14 })),

  // The Palermo 13
  hiss: (at) => {
    noise(at, 1.2, 0.42, 3200, 6400, { kind: "highpass", rise: 0.08 });
    thud(at + 1.1, 110, 0.8);
  },
  alarm: (at) => times(3, (index) => tone(at + index * 0.34, 587, 0.3, 0.2, { type: "square", to: 784 })),
  printer: (at) => times(14, (index) => noise(at + index * 0.075, 0.05, 0.34, 1900 + (index % 3) * 420, 1200, { narrow: 5 })),
  fist: (at) => times(3, (index) => thud(at + index * 0.22, 150 - index * 20, 0.7)),

  // The liner
  water: (at) => {
    noise(at, 3.4, 0.6, 160, 760, { kind: "lowpass", narrow: 1.2, rise: 1.4 });
    times(6, (index) => tone(at + 1 + index * 0.32, 320 + (index % 3) * 130, 0.16, 0.08, { to: 720 }));
  },
  creak: (at) => times(3, (index) => tone(at + index * 0.5, 88 + index * 17, 0.55, 0.2, { type: "sawtooth", to: 61, rise: 0.12, shake: [13, 6] })),
  sting: (at) => [146.8, 155.6, 220, 233.1].forEach((pitch) => tone(at, pitch, 1.4, 0.14, { type: "triangle", rise: 0.02, shake: [9, 4] })),
  // A waltz of our own: four bars, the bass on one.
  orchestra: (at) => {
    const beat = 0.3;
    [E5, G5, E5, D4 * 2, C5, A4, B4, D4 * 2, G5, E5, D4 * 2, C5].forEach((pitch, index) => strings(at + index * beat, pitch, beat * 1.7, 0.12));
    [C4 / 2, A4 / 4, G4 / 2, C4 / 2].forEach((pitch, bar) => {
      tone(at + bar * beat * 3, pitch, beat * 2.4, 0.34, { rise: 0.03 });
      for (const after of [1, 2]) for (const high of [2.52, 3]) strings(at + (bar * 3 + after) * beat, pitch * high, beat * 0.8, 0.05);
    });
  },
};
