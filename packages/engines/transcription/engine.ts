import { randomUUID } from 'node:crypto';
import { EngineError } from '../engine-error.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import { transcriptionLimits } from './bounds.ts';
import type { Advance, Progress, RecognisedSegment, TranscriptionJobs } from './jobs.ts';

/** The events of a transcription: any number of segments with words, then exactly one end. */
export type TranscriptionEvent =
  | { type: 'segment'; segment: RecognisedSegment }
  | { type: 'end'; seconds: number };

const EMPTY = new Uint8Array();

/** Transcribes English speech in the worker of the transcription family. */
export class TranscriptionEngine {
  readonly #worker: Pick<EngineWorker<TranscriptionJobs>, 'stream'>;

  constructor(worker: Pick<EngineWorker<TranscriptionJobs>, 'stream'>) {
    this.#worker = worker;
  }

  /**
   * Yields the segments of a file, each as soon as it is recognised, even while the file arrives.
   *
   * @throws EngineError `invalid_parameter` for a file that cannot be decoded or is too long, and as the worker's
   * queue.
   */
  async *transcribe(
    file: AsyncIterable<Uint8Array>,
    sizeBytes: number,
    signal: AbortSignal,
  ): AsyncGenerator<TranscriptionEvent> {
    let progress: Progress = { segment: null, waiting: 0, seconds: 0 };
    const inputs = advances(file, () => progress.waiting);
    for await (const output of this.#worker.stream('advance', inputs, sizeBytes, signal)) {
      if ('refused' in output) {
        const message = `Invalid parameter 'file': ${output.refused}`;
        throw new EngineError('invalid_parameter', { message, param: 'file' });
      }
      progress = output;
      const { segment } = output;
      if (segment !== null && segment.text !== '') yield { type: 'segment', segment };
    }
    yield { type: 'end', seconds: Math.round(progress.seconds * 1000) / 1000 };
  }
}

/** Yields the jobs of a file: one piece, then each segment in it, before the next piece is read. */
async function* advances(
  file: AsyncIterable<Uint8Array>,
  waiting: () => number,
): AsyncGenerator<Advance, void> {
  const session = randomUUID();
  for await (const piece of pieces(file)) {
    yield { session, bytes: piece, isEnd: false };
    while (waiting() > 0) yield { session, bytes: null, isEnd: false };
  }
  yield { session, bytes: EMPTY, isEnd: true };
  while (waiting() > 0) yield { session, bytes: null, isEnd: true };
}

async function* pieces(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { pieceBytes } = transcriptionLimits;
  for await (const chunk of file) {
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      // Copy these bytes alone, because a transfer between threads copies all of the memory behind a view.
      yield Uint8Array.from(chunk.subarray(start, start + pieceBytes));
    }
  }
}
