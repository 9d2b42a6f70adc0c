// Sounds made of nothing but arithmetic: paper is a breath of noise, a coin two thin tones, the bell a
// soft one with its overtones.

export const SOUNDS = ['coin', 'bell', 'paper'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Tones as [frequency, loudness, seconds until it has faded]. */
const TONES: Record<Exclude<Sound, 'paper'>, [number, number, number][]> = {
  coin: [
    [2350, 0.1, 0.35],
    [3720, 0.06, 0.28],
    [5210, 0.03, 0.16],
  ],
  bell: [
    [659, 0.12, 1.1],
    [1318, 0.05, 0.8],
    [1977, 0.02, 0.5],
  ],
};
const RUSTLE = 0.13;

let context: AudioContext | null = null;

/** Let a sound be heard. A browser that wants no sound before the first click stays silent until then. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  if (sound === 'paper') rustle(context);
  else for (const [pitch, volume, length] of TONES[sound]) ring(context, pitch, volume, length);
}

function ring(audio: AudioContext, pitch: number, volume: number, length: number): void {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  tone.connect(fading(audio, volume, length));
  tone.start();
  tone.stop(audio.currentTime + length);
}

function rustle(audio: AudioContext): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * RUSTLE, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const paper = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.7 });
  noise.connect(paper).connect(fading(audio, 0.16, RUSTLE));
  noise.start();
}

/** Where a sound goes that grows silent by itself. */
function fading(audio: AudioContext, volume: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  gain.connect(audio.destination);
  return gain;
}
