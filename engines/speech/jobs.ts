import type { VoiceName } from './voices.ts';

/** What the worker of the speech engine does: one sentence a job. */
export interface SpeechJobs {
  speak: { input: Utterance; output: { bytes: Uint8Array } };
}

/** `wav` is `pcm` with a head that the engine writes. */
export type SpokenEncoding = 'pcm' | 'mp3';

export interface Utterance {
  text: string;
  voice: VoiceName;
  /** Factor on the speed of speech. */
  speed: number;
  encoding: SpokenEncoding;
  /** Whether a pause follows, before the next sentence. */
  hasPause: boolean;
}

/** The sample rate of all responses, whatever the rate of the voice. */
export const SPOKEN_HZ = 24_000;
