// Sounds made of nothing but arithmetic: tones that fade, and noise through a filter for paper. All are
// about as loud as each other; how loud that is, the person says.

/** The most telling first: of what happens at once only one is heard. */
export const SOUNDS = [
  'win',
  'lose',
  'turn',
  'caught',
  'wrong',
  'reverse',
  'trick',
  'right',
  'coin',
  'card',
] as const;
export type Sound = (typeof SOUNDS)[number];

export interface Voice {
  /** Hertz: of a tone, or of the middle of the noise. */
  pitch: number;
  /** Where the pitch slides to until the end. */
  to?: number;
  volume: number;
  /** Seconds until it has faded. */
  length: number;
  /** Seconds before it begins. */
  after?: number;
  noise?: boolean;
}

/** A soft bell: a tone with its overtones. */
function bell(pitch: number, volume: number, length: number, after = 0): Voice[] {
  return [
    { pitch, volume, length, after },
    { pitch: pitch * 2, volume: volume * 0.4, length: length * 0.7, after },
    { pitch: pitch * 3, volume: volume * 0.15, length: length * 0.45, after },
  ];
}

const paper: Voice = { pitch: 2600, volume: 0.16, length: 0.13, noise: true };
const sweep: Voice = { pitch: 900, to: 3200, volume: 0.16, length: 0.32, noise: true };

export const VOICES: Record<Sound, Voice[]> = {
  card: [paper],
  coin: [
    { pitch: 2350, volume: 0.1, length: 0.35 },
    { pitch: 3720, volume: 0.06, length: 0.28 },
    { pitch: 5210, volume: 0.03, length: 0.16 },
  ],
  right: [...bell(784, 0.08, 0.3), ...bell(1047, 0.09, 0.5, 0.1)],
  wrong: [
    { pitch: 233, to: 196, volume: 0.14, length: 0.3 },
    { pitch: 175, to: 147, volume: 0.14, length: 0.42, after: 0.14 },
  ],
  trick: [
    { ...paper, length: 0.18 },
    { ...paper, pitch: 1500, after: 0.12 },
    { pitch: 196, volume: 0.1, length: 0.22, after: 0.16 },
  ],
  reverse: [sweep, { pitch: 440, to: 880, volume: 0.07, length: 0.3 }],
  caught: [...bell(880, 0.09, 0.18), ...bell(622, 0.1, 0.5, 0.13)],
  turn: bell(659, 0.12, 1.1),
  win: [
    ...bell(523, 0.07, 0.5),
    ...bell(659, 0.07, 0.5, 0.14),
    ...bell(784, 0.07, 0.6, 0.28),
    ...bell(1047, 0.08, 1.4, 0.42),
  ],
  lose: [...bell(440, 0.08, 0.6), ...bell(392, 0.08, 0.6, 0.22), ...bell(330, 0.09, 1.2, 0.44)],
};

/** What a phone lets be felt: milliseconds on, off, on. */
const BUZZES: Partial<Record<Sound, number[]>> = {
  turn: [30],
  wrong: [25, 40, 25],
  caught: [50, 40, 50],
  win: [30, 60, 30],
  lose: [60],
};

let context: AudioContext | null = null;

/** Let a sound be heard. A browser that wants no sound before the first click stays silent until then. */
export function play(sound: Sound, loudness: number): void {
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: loudness });
  out.connect(context.destination);
  for (const voice of VOICES[sound]) sing(context, voice, out);
}

export const canBuzz = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function buzz(sound: Sound): void {
  const felt = BUZZES[sound];
  if (canBuzz && felt) navigator.vibrate(felt);
}

function sing(audio: AudioContext, voice: Voice, out: AudioNode): void {
  const { after = 0, length, noise = false } = voice;
  const start = audio.currentTime + after;
  const source = noise ? rustle(audio, voice, start) : tone(audio, voice, start);
  source.end.connect(fading(audio, voice, start)).connect(out);
  source.begin.start(start);
  source.begin.stop(start + length);
}

/** What begins to sound, and where it comes out. */
interface Source {
  begin: AudioScheduledSourceNode;
  end: AudioNode;
}

function tone(audio: AudioContext, { pitch, to = pitch, length }: Voice, start: number): Source {
  const node = new OscillatorNode(audio, { frequency: pitch });
  node.frequency.setValueAtTime(pitch, start);
  node.frequency.exponentialRampToValueAtTime(to, start + length);
  return { begin: node, end: node };
}

function rustle(audio: AudioContext, { pitch, to = pitch, length }: Voice, start: number): Source {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.7 });
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  return { begin: noise, end: noise.connect(filter) };
}

/** Where a sound goes that grows silent by itself. */
function fading(audio: AudioContext, { volume, length }: Voice, start: number): GainNode {
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
