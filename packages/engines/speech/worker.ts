import { toBytes, toFloats, toIntegers } from '../audio/pcm.ts';
import { Resampler } from '../audio/resampler.ts';
import { WAV_HEADER_BYTES } from '../audio/wav-header.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import { synthesise } from './flite.ts';
import { SPOKEN_HZ, type SpeechJobs, type Utterance } from './jobs.ts';
import { toMp3 } from './mp3.ts';

/** The pause between sentences. The synthesiser's own pause is shorter than a speaker's. */
const PAUSE_SECONDS = 0.4;

async function speak(utterance: Utterance): Promise<{ bytes: Uint8Array }> {
  const spoken = await atSpokenRate(await synthesise(utterance));
  const pauseSeconds = utterance.hasPause ? PAUSE_SECONDS / utterance.speed : 0;
  const samples = new Int16Array(spoken.length + Math.round(pauseSeconds * SPOKEN_HZ));
  samples.set(spoken);
  return { bytes: utterance.encoding === 'mp3' ? await toMp3(samples) : toBytes(samples) };
}

/** Converts Flite's output, which has a header of fixed length, 16 bits and one channel. */
async function atSpokenRate(wav: Uint8Array): Promise<Int16Array> {
  const bytes = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = new Int16Array(Math.max(0, (bytes.length - WAV_HEADER_BYTES) >> 1));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = bytes.readInt16LE(WAV_HEADER_BYTES + index * 2);
  }
  const rate = bytes.readUInt32LE(24);
  if (rate === SPOKEN_HZ) return samples;
  const resampler = await Resampler.create(rate, SPOKEN_HZ);
  try {
    return toIntegers(resampler.process(toFloats(samples)));
  } finally {
    resampler.free();
  }
}

serveJobs<SpeechJobs>({ speak });
