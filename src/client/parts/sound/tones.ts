// The sounds of tables and trivia, synthesised with Web Audio.
import type { Sound } from '../../../ui/BoardProps.ts';

export type Tone = Sound | 'turn' | 'tick' | 'won' | 'ended';

const volume = 0.4;
const notes: Readonly<Record<string, number>> = {
  C4: 261.6,
  G4: 392,
  A4: 440,
  C5: 523.3,
  D5: 587.3,
  E5: 659.3,
  G5: 784,
  A5: 880,
};

/** Longer than most moves take: while a game is played no sound waits for the device to wake. */
const restMs = 20_000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** While it runs, a context keeps the sound device of the machine awake, heard or not. */
function restAfter(audio: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), restMs);
}

/** Browsers allow sound only after a user gesture. */
function openContext(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function fading(audio: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

/** A wooden tap: band-passed noise. */
function tap(audio: AudioContext, after: number, hertz: number): void {
  const at = audio.currentTime + after;
  const lasts = 0.035;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = 2;
  source.connect(band).connect(fading(audio, at, lasts, 0.6));
  source.start(at);
}

function chime(audio: AudioContext, names: readonly string[], each: number, loud = 0.18): void {
  for (const [index, name] of names.entries()) {
    const at = audio.currentTime + index * each;
    const tone = audio.createOscillator();
    tone.frequency.value = notes[name] ?? 440;
    tone.connect(fading(audio, at, each * 1.6, loud));
    tone.start(at);
    tone.stop(at + each * 1.6);
  }
}

const rattle = (audio: AudioContext): void => {
  for (const after of [0, 0.06, 0.11, 0.17])
    tap(audio, after + Math.random() * 0.04, 1_400 + Math.random() * 800);
};

const makers: Readonly<Record<Tone, (audio: AudioContext) => void>> = {
  place: (audio) => tap(audio, 0, 1_800),
  capture(audio) {
    tap(audio, 0, 1_800);
    tap(audio, 0.06, 900);
  },
  rattle,
  turn: (audio) => chime(audio, ['D5', 'A5'], 0.09),
  tick: (audio) => tap(audio, 0, 2_600),
  won: (audio) => chime(audio, ['G4', 'C5', 'E5', 'G5'], 0.12, 0.12),
  ended: (audio) => chime(audio, ['C5', 'A4'], 0.16, 0.1),
};

export function sound(tone: Tone): void {
  const audio = openContext();
  if (!audio) return;
  makers[tone](audio);
  restAfter(audio);
}
