import { createRequire } from 'node:module';
import type { AudioDecoder, DecodedAudio } from './decoded-audio.ts';
import type { AudioFormat } from './format.ts';
import { WavDecoder } from './wav-decoder.ts';

/** The methods used here of the decoders of the wasm-audio-decoders project (mpg123, libFLAC, libvorbis, libopus). */
interface WasmDecoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): WasmAudio | Promise<WasmAudio>;
  flush?(): Promise<WasmAudio>;
  free(): void;
}
interface WasmAudio {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
}

const PACKAGES: Readonly<Record<Exclude<AudioFormat, 'wav'>, readonly [name: string, decoder: string]>> = {
  mp3: ['mpg123-decoder', 'MPEGDecoder'],
  flac: ['@wasm-audio-decoders/flac', 'FLACDecoder'],
  vorbis: ['@wasm-audio-decoders/ogg-vorbis', 'OggVorbisDecoder'],
  opus: ['ogg-opus-decoder', 'OggOpusDecoder'],
};

export async function createDecoder(format: AudioFormat): Promise<AudioDecoder> {
  if (format === 'wav') return new WavDecoder();
  const [name, className] = PACKAGES[format];
  // `require` returns any. package.json pins the versions that have these names.
  const module = createRequire(import.meta.url)(name) as Record<string, new () => WasmDecoder>;
  const Decoder = module[className];
  if (Decoder === undefined) throw new Error(`${name} has no ${className}`);
  const decoder = new Decoder();
  await decoder.ready;
  return {
    decode: async (bytes) => mixed(await decoder.decode(bytes)),
    flush: async () => (decoder.flush === undefined ? null : mixed(await decoder.flush())),
    free: () => decoder.free(),
  };
}

/** Mixes all channels into one. */
function mixed({ channelData, samplesDecoded, sampleRate }: WasmAudio): DecodedAudio | null {
  if (samplesDecoded === 0 || sampleRate === 0) return null;
  const samples = new Float32Array(samplesDecoded);
  for (const channel of channelData) {
    for (let index = 0; index < samplesDecoded; index += 1) {
      samples[index] = (samples[index] ?? 0) + (channel[index] ?? 0) / channelData.length;
    }
  }
  return { samples, sampleRate };
}
