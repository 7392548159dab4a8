import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { wavHeader } from '../../../packages/engines/audio/wav-header.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import type { TranscriptionEvent } from '../../../packages/engines/transcription/engine.ts';
import {
  FRAME_SAMPLES,
  Segmenter,
  type SpeechSegment,
} from '../../../packages/engines/transcription/segmenter.ts';
import { spoken } from './spoken.ts';

const SENTENCE = 'she sells seashells by the seashore';
const host = new EngineHost();
const never = new AbortController().signal;
afterAll(() => host.close());

async function* inPieces(bytes: Uint8Array, pieceBytes = 10_000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes)
    yield await Promise.resolve(bytes.subarray(start, start + pieceBytes));
}

async function transcribed(bytes: Uint8Array, pieceBytes?: number): Promise<TranscriptionEvent[]> {
  const events: TranscriptionEvent[] = [];
  for await (const event of host.transcription.transcribe(inPieces(bytes, pieceBytes), bytes.length, never))
    events.push(event);
  return events;
}

const textOf = (events: readonly TranscriptionEvent[]): string =>
  events.flatMap((event) => (event.type === 'segment' ? [event.segment.text] : [])).join(' ');

describe('the transcription engine', () => {
  test.each(['wav', 'mp3'] as const)('transcribes what the speech engine speaks as %s', async (format) => {
    const events = await transcribed(await spoken(host, 'She sells sea shells by the sea shore.', format));
    expect(textOf(events)).toBe(SENTENCE);
    expect(events.at(-1)).toEqual({ type: 'end', seconds: expect.any(Number) });
  });

  test.each(['flac', 'ogg', 'opus'])('reads a %s file', async (extension) => {
    const events = await transcribed(
      await readFile(new URL(`./fixtures/speech.${extension}`, import.meta.url)),
    );
    expect(textOf(events)).toBe(SENTENCE);
  });

  test('splits at silences, and returns the time of each word in the file', async () => {
    const events = await transcribed(
      await spoken(host, 'Good morning. She sells sea shells by the sea shore.'),
    );
    const segments = events.flatMap((event) => (event.type === 'segment' ? [event.segment] : []));
    expect(segments).toHaveLength(2);
    const words = segments.flatMap((segment) => segment.words);
    expect(words.map(({ start }) => start)).toEqual(words.map(({ start }) => start).sort((a, b) => a - b));
    for (const { start, end } of words) expect(end).toBeGreaterThan(start);
    expect(segments[1]?.start).toBeGreaterThan(segments[0]?.end ?? Infinity);
  });

  test('returns a segment before the rest of the file has arrived', async () => {
    const file = await spoken(host, 'Good morning. She sells sea shells by the sea shore.');
    const { promise: firstSegment, resolve: gotOne } = Promise.withResolvers<void>();
    async function* arriving(): AsyncGenerator<Uint8Array> {
      const most = Math.floor(file.length * 0.75);
      yield* inPieces(file.subarray(0, most));
      await firstSegment;
      yield* inPieces(file.subarray(most));
    }
    const events: TranscriptionEvent[] = [];
    for await (const event of host.transcription.transcribe(arriving(), 0, never)) {
      events.push(event);
      gotOne();
    }
    expect(events).toHaveLength(3);
  });

  test('finds no words in silence', async () => {
    const silence = Buffer.concat([wavHeader(16_000, 64_000), Buffer.alloc(64_000)]);
    expect(await transcribed(silence)).toEqual([{ type: 'end', seconds: 2 }]);
  });

  test('returns the same text for the same file, regardless of other calls in between', async () => {
    const file = await spoken(host, 'Good morning.');
    const before = await transcribed(file);
    await transcribed(await readFile(new URL('./fixtures/speech.opus', import.meta.url)));
    expect(await transcribed(file)).toEqual(before);
  });

  test('serves several calls at once without mixing them', async () => {
    const one = await spoken(host, 'Good morning.');
    const other = await spoken(host, 'She sells sea shells by the sea shore.');
    const [first, second] = await Promise.all([transcribed(one), transcribed(other)]);
    expect(textOf(first)).toBe('good morning');
    expect(textOf(second)).toBe(SENTENCE);
  });

  test.each([
    ['a file that is not audio', () => Buffer.from('this is only a text, whatever its name may say to us')],
    ['a file of a few bytes', () => Buffer.from('ID3')],
    ['a WAV without audio', () => wavHeader(16_000, 0)],
    ['a WAV of a rate that does not exist', () => Buffer.concat([wavHeader(1, 9), Buffer.alloc(90)])],
  ])('refuses %s', async (_what, bytes) => {
    await expect(transcribed(bytes())).rejects.toMatchObject({ code: 'invalid_parameter', param: 'file' });
  });

  test('refuses audio by its decoded length, even when the file is small', async () => {
    // Half an hour and a second at the lowest rate.
    const samples = Buffer.alloc(1_801 * 1_000 * 2);
    const file = Buffer.concat([wavHeader(1_000, samples.length), samples]);
    await expect(transcribed(file, 1_000_000)).rejects.toMatchObject({
      code: 'invalid_parameter',
      publicMessage: expect.stringContaining('1800 seconds'),
    });
  });
});

describe('segments of speech', () => {
  /** `#` is a frame of speech, anything else silence. */
  function segmentsOf(frames: string): SpeechSegment[] {
    const segmenter = new Segmenter((frame) => frame[0] === 1);
    const segments = Array.from(frames, (mark) =>
      segmenter.add(new Int16Array(FRAME_SAMPLES).fill(mark === '#' ? 1 : 0)),
    );
    return [...segments, segmenter.end()].filter((segment) => segment !== null);
  }

  test('begin with speech and end with a pause, with a margin', () => {
    const [first, second, ...more] = segmentsOf(`${'.'.repeat(50)}${'#'.repeat(30)}${'.'.repeat(30)}###...`);
    expect(more).toEqual([]);
    expect(first?.start).toBeCloseTo((50 - 9 + 1) * 0.03, 1);
    expect((first?.samples.length ?? 0) / FRAME_SAMPLES).toBeLessThan(30 + 2 * 10);
    expect(second?.start).toBeGreaterThan(2.9);
  });

  test('are not created for clicks', () => {
    expect(segmentsOf(`${'.'.repeat(20)}##${'.'.repeat(20)}#${'.'.repeat(20)}`)).toEqual([]);
  });

  test('are split when there is no pause, and contain every frame once', () => {
    const segments = segmentsOf('#'.repeat(1_500));
    const lengths = segments.map(({ samples }) => samples.length / FRAME_SAMPLES);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(1_500);
  });
});
