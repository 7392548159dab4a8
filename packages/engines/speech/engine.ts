import { EngineError } from '../engine-error.ts';
import { wavHeader } from '../audio/wav-header.ts';
import { isMostlyOtherThanLatin } from '../script.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import { SPOKEN_HZ, type SpeechJobs } from './jobs.ts';
import { utterancesOf } from './utterances.ts';
import { voiceNamed, voices } from './voices.ts';

const speechLimits = { characters: 20_000, slowest: 0.25, fastest: 4 } as const;

export type SpeechFormat = 'mp3' | 'wav' | 'pcm';

export interface SpeechRequest {
  text: string;
  voice: string;
  format: SpeechFormat;
  speed: number;
}

/** Speaks English text in the worker of the speech family. */
export class SpeechEngine {
  readonly #worker: Pick<EngineWorker<SpeechJobs>, 'stream'>;

  constructor(worker: Pick<EngineWorker<SpeechJobs>, 'stream'>) {
    this.#worker = worker;
  }

  /**
   * Yields the audio, sentence by sentence.
   *
   * @throws EngineError `invalid_parameter` for a text, voice or speed that cannot be spoken, and as the worker's
   * queue.
   */
  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const utterances = checkedUtterances(request);
    const encoding = request.format === 'mp3' ? 'mp3' : 'pcm';
    const { speed } = request;
    const voice = voiceNamed(request.voice);
    if (voice === null) {
      const known = Object.keys(voices).join(', ');
      throw invalid('voice', `this model has no voice '${request.voice.slice(0, 40)}'; it has ${known}`);
    }
    const inputs = utterances.map((text, index) => {
      return { text, voice, speed, encoding, hasPause: index < utterances.length - 1 } as const;
    });
    let isFirst = true;
    for await (const { bytes } of this.#worker.stream('speak', inputs, request.text.length, signal)) {
      // The total length is known only when the first sentence is also the last.
      if (isFirst && request.format === 'wav')
        yield wavHeader(SPOKEN_HZ, utterances.length === 1 ? bytes.length : null);
      isFirst = false;
      yield bytes;
    }
  }
}

function checkedUtterances({ text, speed }: SpeechRequest): string[] {
  const { characters, slowest, fastest } = speechLimits;
  if (speed < slowest || speed > fastest) throw invalid('speed', `it must be from ${slowest} to ${fastest}`);
  if (text.length > characters) {
    throw invalid(
      'input',
      `it has ${text.length} characters; this model speaks at most ${characters} at once`,
    );
  }
  if (isMostlyOtherThanLatin(text))
    throw invalid('input', 'it is mostly not in Latin script; this model speaks English only');
  const utterances = utterancesOf(text);
  if (utterances.length === 0) throw invalid('input', 'it contains nothing that can be spoken');
  return utterances;
}

function invalid(param: string, reason: string): Error {
  return new EngineError('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
