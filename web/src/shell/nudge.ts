/** It is your turn: the phone trembles, and rings softly if one has asked for it. */
import { kept } from "../state/kept";

export function nudge(): void {
  // A page that nobody has touched yet may not tremble, and would only be told off for it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (touched && kept.isOn("vibrate", true)) navigator.vibrate?.(80);
  if (kept.isOn("sound", false)) chime();
}

function chime(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(660, audio.currentTime);
  tone.frequency.setValueAtTime(880, audio.currentTime + 0.12);
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.42);
  tone.onended = () => void audio.close();
}
