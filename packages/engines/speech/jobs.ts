import type { VoiceName } from './voices.ts';

/** The jobs of the speech engine's worker. A job is one sentence. */
export interface SpeechJobs {
  speak: { input: Utterance; output: { bytes: Uint8Array } };
}

/** The encodings of the worker. For `wav`, the engine writes a header before `pcm`. */
export type SpokenEncoding = 'pcm' | 'mp3';

export interface Utterance {
  text: string;
  voice: VoiceName;
  /** The factor on the speed of speech. */
  speed: number;
  encoding: SpokenEncoding;
  /** Whether a pause follows, before the next sentence. */
  hasPause: boolean;
}

/** The sample rate of all responses, whatever the rate of the voice. */
export const SPOKEN_HZ = 24_000;
