import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import { spoken } from '../../packages/engines/spoken.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { MULTIPART_TYPE, multipartBody, type Part } from '../../../scripts/test-bed/multipart.ts';
import { begin } from '../../support/open-response.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

const FIRST = 'good morning';
const SECOND = 'good evening';
const TEXT = `${FIRST} ${SECOND}`;
let gateway: RecordedGateway;
let sound: Buffer;

beforeAll(async () => {
  const host = new EngineHost();
  sound = await spoken(host, 'Good morning. Good evening.');
  await host.close();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/words: { mode: transcription, free: true, deployments: [{ backend: embedded, model: pocketsphinx }] }',
    ],
  });
});
afterAll(() => gateway.close());

const parts = (bytes: Buffer, ...more: Part[]): Part[] => [
  ['model', 'acme/words'],
  ...more,
  ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes }],
];
const transcribe = (path: string, ...more: Part[]): Promise<TestAnswer> =>
  gateway.upload(`/v1/audio/transcriptions${path}`, parts(sound, ...more));

const eventsIn = (text: string): object[] =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as object);

const EVENTS = [
  { type: 'transcript.text.delta', delta: FIRST },
  { type: 'transcript.text.delta', delta: ` ${SECOND}` },
  { type: 'transcript.text.done', text: TEXT, usage: { type: 'duration', seconds: expect.any(Number) } },
];

describe('the transcription engine of the gateway responds', () => {
  test('with the text and its billed usage', async () => {
    expect(jsonOf(await transcribe(''))).toEqual({
      text: TEXT,
      usage: { type: 'duration', seconds: expect.any(Number) },
    });
  });

  test('with segments, and with words when they are requested', async () => {
    const format: Part = ['response_format', 'verbose_json'];
    const answer = await transcribe('', format, ['timestamp_granularities[]', 'word']);
    expect(jsonOf(answer)).toMatchObject({
      task: 'transcribe',
      language: 'english',
      segments: [{ text: FIRST }, { text: SECOND }],
      words: TEXT.split(' ').map((word) => ({ word, start: expect.any(Number) })),
    });
  });

  test.each([
    ['text', 'text/plain', new RegExp(`^${TEXT}\n$`)],
    ['srt', 'application/x-subrip', new RegExp(`^1\n00:00:00,\\d+ --> 00:00:\\d\\d,\\d+\n${FIRST}\n\n2\n`)],
    ['vtt', 'text/vtt', new RegExp(`^WEBVTT\n\n00:00:00\\.\\d+ --> .*\n${FIRST}\n\n`)],
  ])('as %s', async (format, contentType, pattern) => {
    const answer = await transcribe('', ['response_format', format]);
    expect(answer.headers['content-type']).toContain(contentType);
    expect(answer.text).toMatch(pattern);
  });

  test.each<[what: string, path: string, ...parts: Part[]]>([
    ['where streams are requested', '', ['stream', 'true']],
    ['on /stream', '/stream'],
    ['on /stream_input', '/stream_input'],
  ])('with an event for each segment %s', async (_what, path, ...more) => {
    const answer = await transcribe(path, ...more);
    expect(eventsIn(answer.text)).toEqual(EVENTS);
    expect(answer.text.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('with the first segment while the upload is still being received', async () => {
    const body = multipartBody(parts(sound));
    const most = Math.floor(body.length * 0.75);
    const headers = { 'content-type': MULTIPART_TYPE, ...gateway.headers };
    const path = '/v1/audio/transcriptions/stream_input';
    const request = begin(gateway.address, { method: 'POST', path, headers });
    request.send(body.subarray(0, most));
    const answer = await request.response;
    await answer.has(FIRST);
    expect(answer.text).not.toContain(SECOND);
    request.send(body.subarray(most));
    request.end();
    expect(await answer.ended()).toEqual({ cut: false });
    expect(eventsIn(answer.text)).toEqual(EVENTS);
  });

  test.each<[what: string, path: string, part: Part, bytes: Buffer | null, param: string]>([
    ['another language', '', ['language', 'de'], null, 'language'],
    ['a form that it does not write', '', ['response_format', 'diarized_json'], null, 'response_format'],
    ['a file that is no audio', '', ['language', 'en'], Buffer.alloc(900, 65), 'file'],
    ['a file that is no audio, in a stream', '/stream', ['language', 'en'], Buffer.alloc(900, 65), 'file'],
  ])('400 to %s, naming the field', async (_what, path, part, bytes, param) => {
    const answer = await gateway.upload(`/v1/audio/transcriptions${path}`, parts(bytes ?? sound, part));
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });
});
