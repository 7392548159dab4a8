import { createRequire } from 'node:module';
import { toFloats } from '../audio/pcm.ts';
import { SPOKEN_HZ } from './jobs.ts';

/** The functions used here of wasm-media-encoders 0.7. Its own types are missing where the optional package is. */
interface Mp3Encoder {
  configure(settings: { sampleRate: number; channels: 1; bitrate: number }): void;
  encode(channels: [Float32Array]): Uint8Array;
  finalize(): Uint8Array;
}

const KILOBITS_PER_SECOND = 64;

let loading: Promise<Mp3Encoder> | undefined;

async function load(): Promise<Mp3Encoder> {
  // `require` returns any. package.json pins the version with this type.
  const { createMp3Encoder } = createRequire(import.meta.url)('wasm-media-encoders') as {
    createMp3Encoder: () => Promise<Mp3Encoder>;
  };
  return createMp3Encoder();
}

/** Encodes samples as complete MP3 frames. Such files can be concatenated. */
export async function toMp3(samples: Int16Array): Promise<Uint8Array> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  const encoder = await loading;
  encoder.configure({ sampleRate: SPOKEN_HZ, channels: 1, bitrate: KILOBITS_PER_SECOND });
  // The encoder returns its own memory, which the next call overwrites.
  const frames = Buffer.from(encoder.encode([toFloats(samples)]));
  return Buffer.concat([frames, encoder.finalize()]);
}
