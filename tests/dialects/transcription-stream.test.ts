import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { noUsage, type Usage } from '../../calls/usage.ts';
import { toTranscriptionEvents, TranscriptionStreamWriter } from '../../dialects/transcription/stream.ts';
import { failure } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { writeEvents } from '../../streaming/event-writer.ts';
import { allPieces } from '../support/all-pieces.ts';
import { readFrames } from '../../streaming/read-frames.ts';

type Event = Record<string, unknown> | string;

interface Case {
  name: string;
  source: string;
  events: Event[];
  expected: Event[];
}

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects/transcription-stream');
const cases = readdirSync(FIXTURES).map(
  (file) => JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as Case,
);

function wire(events: readonly Event[]): string {
  return events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('');
}

async function* twoReads(bytes: Buffer, at: number): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, at);
  yield await Promise.resolve(bytes.subarray(at));
}

async function through(text: string, at = 0, usage: Usage = noUsage()): Promise<string> {
  const writer = new TranscriptionStreamWriter(usage);
  let written = '';
  for await (const piece of allPieces(writeEvents(readFrames(twoReads(Buffer.from(text), at)), writer)))
    written += piece;
  return written;
}

function eventsIn(written: string): Event[] {
  const datas = written
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => frame.replace(/^data: /, ''));
  return datas.map((data) => (data === '[DONE]' ? data : (JSON.parse(data) as Record<string, unknown>)));
}

const isTerminal = (event: Event): boolean =>
  event === '[DONE]' || (typeof event === 'object' && event['type'] === 'transcript.text.done');

describe('a transcription stream', () => {
  test.each(cases)('$name ($source)', async ({ events, expected }) => {
    const written = eventsIn(await through(wire(events)));
    expect(written).toEqual(expected);
    for (const event of written)
      if (typeof event === 'object')
        expect(responseValidators['TranscriptionStreamEvent']?.(event)).toBe(true);
  });

  test.each(cases)('is the same wherever the network splits it: $name', async ({ events }) => {
    const text = wire(events);
    const complete = await through(text);
    for (let at = 1; at <= Buffer.byteLength(text); at += 1) expect(await through(text, at)).toBe(complete);
  });

  test.each(cases)('never looks complete when it is cut: $name', async ({ events }) => {
    const end = events.findIndex(isTerminal);
    for (let count = 0; count <= end - 1; count += 1)
      await expect(through(wire(events.slice(0, count)))).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test.each([
    [
      'ends with [DONE] without a finish reason',
      [{ object: 'transcription.chunk', choices: [{ delta: { content: 'a' } }] }, '[DONE]'],
    ],
    ['has an error with status 200', [{ error: { message: 'secret', code: 500 } }, '[DONE]']],
    ['has an event that is not JSON', ['{"object":']],
    ['has a delta without a text', [{ type: 'transcript.text.delta' }]],
    ['has a choice that is not an object', [{ object: 'transcription.chunk', choices: ['a'] }]],
    ['has a delta of another type', [{ type: 'transcript.text.delta', delta: { text: 'a' } }]],
    [
      'has a piece of another type',
      [{ object: 'transcription.chunk', choices: [{ delta: { content: 7 } }] }],
    ],
    [
      'is complete without the text of its deltas',
      [
        { type: 'transcript.text.delta', delta: 'a' },
        { type: 'transcript.text.done', text: '' },
      ],
    ],
    ['is complete with a text of another type', [{ type: 'transcript.text.done', text: ['a'] }]],
    ['is empty', []],
  ])('that %s never looks complete', async (_name, events) => {
    await expect(through(wire(events))).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('is metered by the reported usage, whatever the names of its fields', async () => {
    for (const { events, expected } of cases) {
      if (!JSON.stringify(expected).includes('total_tokens')) continue;
      const usage = noUsage();
      await through(wire(events), 0, usage);
      expect(usage.reported).toBe(true);
      expect(usage.outputTokens).toBeGreaterThan(0);
    }
  });

  test.each<[unknown, unknown]>([
    [
      { prompt_audio_seconds: 3, prompt_tokens: 4, total_tokens: 10 },
      { type: 'tokens', input_tokens: 4, total_tokens: 10 },
    ],
    [{ prompt_audio_seconds: 3 }, { type: 'duration', seconds: 3 }],
    [
      { type: 'tokens', input_tokens: 4, output_tokens: -6 },
      { type: 'tokens', input_tokens: 4 },
    ],
    [{ type: 'tokens', input_tokens: null }, undefined],
    ['much', undefined],
  ])('has valid usage for %j', async (usage, expected) => {
    const done = { type: 'transcript.text.done', text: 'Hi', usage, logprobs: {} };
    const [event] = eventsIn(await through(wire([done])));
    expect(event).toEqual({
      type: 'transcript.text.done',
      text: 'Hi',
      ...(expected === undefined ? {} : { usage: expected }),
    });
    expect(responseValidators['TranscriptionStreamEvent']?.(event)).toBe(true);
  });

  test('ends with an error event, without done and [DONE], when it fails', () => {
    const frames = new TranscriptionStreamWriter(noUsage()).failureFrames(
      failure('bad_gateway', { internal: 'secret' }),
    );
    expect(eventsIn(frames)).toEqual([{ error: expect.objectContaining({ code: 'bad_gateway' }) }]);
    expect(frames).not.toContain('secret');
  });

  test('is made from a complete transcription for backends that do not stream', async () => {
    const usage = { type: 'duration', seconds: 2 };
    const written = eventsIn(
      await through(
        toTranscriptionEvents('Hi\nthere', usage)
          .map((frame) => `${frame}\n\n`)
          .join(''),
      ),
    );
    expect(written).toEqual([
      { type: 'transcript.text.delta', delta: 'Hi\nthere' },
      { type: 'transcript.text.done', text: 'Hi\nthere', usage },
      '[DONE]',
    ]);
  });

  // Recorded by vercel/ai (packages/mistral/src/__fixtures__/mistral-transcription.json).
  test('has the speakers of a complete transcription of Mistral', async () => {
    const text = 'Galileo was an American robotic space program';
    const spoken = { type: 'transcription_segment', text, start: 0.1, end: 8.2, speaker_id: 'speaker_1' };
    const frames = toTranscriptionEvents(text, null, [spoken]);
    const written = eventsIn(await through(frames.map((frame) => `${frame}\n\n`).join('')));
    expect(written[1]).toEqual({
      ...{ type: 'transcript.text.segment', id: '1', text, start: 0.1, end: 8.2 },
      speaker: 'speaker_1',
    });
  });

  // Zhipu's GLM-ASR, as zai-rs 0.6.0 reads it (tests/audio_streaming.rs).
  test.each(['lo', 'hello'])('has the last text of a done event with the delta %s', async (delta) => {
    const events = [
      { id: 'asr-1', type: 'transcript.text.delta', delta: 'hel' },
      { id: 'asr-1', type: 'transcript.text.done', delta },
    ];
    const written = eventsIn(await through(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')));
    expect(written).toEqual([
      expect.objectContaining({ delta: 'hel' }),
      { type: 'transcript.text.delta', delta: 'lo' },
      { id: 'asr-1', type: 'transcript.text.done', text: 'hello' },
      '[DONE]',
    ]);
  });
});
