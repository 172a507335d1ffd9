/** Paper and porcelain: short sounds made on the spot, off until the first touch. Never the only sign of anything. */
import { settings } from "./settings.svelte";

export type Sound =
  | "slide"
  | "pick"
  | "refused"
  | "black"
  | "cookie"
  | "peek"
  | "swap"
  | "match"
  | "penalty"
  | "hop"
  | "capture"
  | "turn";

let context: AudioContext | null = null;

/** The first touch lets a page be heard. */
export function allowSound(): void {
  if (settings.volume > 0) context ??= new AudioContext();
}

interface Tone {
  at?: number; // ms
  hertz: number;
  to?: number; // glides to
  ms: number;
  kind?: OscillatorType;
  loud?: number;
}
interface Rustle {
  at?: number;
  ms: number;
  low: number; // Hz of the filter
  loud?: number;
}

const TONES: Partial<Record<Sound, Tone[]>> = {
  pick: [{ hertz: 900, to: 1300, ms: 50, kind: "triangle", loud: 0.25 }],
  refused: [
    { hertz: 150, to: 110, ms: 90, kind: "triangle" },
    { at: 120, hertz: 140, to: 100, ms: 110, kind: "triangle" },
  ],
  black: [{ hertz: 120, to: 60, ms: 180, kind: "sine" }],
  peek: [
    { hertz: 523, ms: 120 },
    { at: 90, hertz: 659, ms: 160 },
  ],
  match: [
    { hertz: 659, ms: 180 },
    { at: 110, hertz: 784, ms: 180 },
    { at: 220, hertz: 1047, ms: 180 },
    { at: 240, hertz: 3136, ms: 160, loud: 0.2 },
  ],
  penalty: [{ hertz: 900, to: 500, ms: 120 }],
  hop: [{ hertz: 330, to: 520, ms: 80, kind: "triangle" }],
  capture: [{ hertz: 220, to: 90, ms: 200, kind: "triangle" }],
  turn: [
    { hertz: 2093, ms: 350, loud: 0.35 },
    { hertz: 3322, ms: 250, loud: 0.15 },
  ],
};
const RUSTLES: Partial<Record<Sound, Rustle[]>> = {
  slide: [
    { ms: 140, low: 1800 },
    { at: 130, ms: 30, low: 500, loud: 0.6 },
  ],
  cookie: [
    { ms: 90, low: 2600 },
    { at: 110, ms: 90, low: 2200 },
    { at: 220, ms: 90, low: 1800 },
  ],
  swap: [
    { ms: 70, low: 1500 },
    { at: 140, ms: 70, low: 1200 },
  ],
  black: [{ ms: 60, low: 300 }],
  capture: [{ at: 60, ms: 120, low: 700 }],
};

/** Play a sound; `step` raises it by that many whole tones (one hop after another). */
export function sound(name: Sound, step = 0): void {
  if (settings.vibrate && name === "turn") navigator.vibrate?.(60);
  if (!context || settings.volume === 0) return;
  for (const tone of TONES[name] ?? []) ring(context, tone, 2 ** (step / 6));
  for (const rustle of RUSTLES[name] ?? []) rub(context, rustle);
}

function ring(
  audio: AudioContext,
  { at = 0, hertz, to = hertz, ms, kind = "sine", loud = 0.5 }: Tone,
  lift: number,
): void {
  const start = audio.currentTime + at / 1000;
  const source = new OscillatorNode(audio, { type: kind, frequency: hertz * lift });
  source.frequency.exponentialRampToValueAtTime(to * lift, start + ms / 1000);
  source.connect(fading(audio, start, ms, loud)).connect(audio.destination);
  source.start(start);
  source.stop(start + ms / 1000);
}

function rub(audio: AudioContext, { at = 0, ms, low, loud = 0.4 }: Rustle): void {
  const start = audio.currentTime + at / 1000;
  const length = Math.ceil((audio.sampleRate * ms) / 1000);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source
    .connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: low }))
    .connect(fading(audio, start, ms, loud))
    .connect(audio.destination);
  source.start(start);
}

function fading(audio: AudioContext, start: number, ms: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud * settings.volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + ms / 1000);
  return gain;
}
