import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/speech: { mode: speech, free: true, deployments: [{ backend: embedded, model: flite }] }',
    ],
  });
});
afterAll(() => gateway.close());

const INPUT = 'The train leaves at ten. It is never late.';
const speak = (fields: object = {}): Promise<TestAnswer> =>
  gateway.call('/v1/audio/speech', { model: 'acme/speech', input: INPUT, ...fields });

describe('the speech engine of the gateway responds', () => {
  test.each([
    [undefined, 'audio/mpeg'],
    ['mp3', 'audio/mpeg'],
    ['wav', 'audio/wav'],
    ['pcm', 'audio/pcm'],
  ])('in the format %s', async (format, contentType) => {
    const response = await speak({ response_format: format });
    expect(response).toMatchObject({ status: 200, cut: false });
    expect(response.headers['content-type']).toBe(contentType);
    expect(response.body.length).toBeGreaterThan(10_000);
  });

  test('on the path of the alias, and with a reference to a voice', async () => {
    const body = { model: 'acme/speech', input: INPUT, voice: { id: 'awb' }, response_format: 'wav' };
    const response = await gateway.call('/v1/audio/generations', body);
    expect(response.status).toBe(200);
    expect(response.body.toString('latin1', 0, 4)).toBe('RIFF');
  });

  test('on the path of the alias with events, too', async () => {
    const body = { model: 'acme/speech', input: INPUT, stream_format: 'sse', response_format: 'pcm' };
    const response = await gateway.call('/v1/audio/generations', body);
    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(response.text).toContain('"type":"speech.audio.done"');
  });

  test('with events, one for each sentence', async () => {
    const response = await speak({ stream_format: 'sse', response_format: 'pcm' });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = response.text
      .split('\n\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line.slice('data: '.length)) as { type: string; audio?: string });
    expect(events.map(({ type }) => type)).toEqual([
      'speech.audio.delta',
      'speech.audio.delta',
      'speech.audio.done',
    ]);
    const pieces = events.map(({ audio = '' }) => Buffer.from(audio, 'base64'));
    expect(Buffer.concat(pieces)).toEqual((await speak({ response_format: 'pcm' })).body);
  });

  test.each([
    ['a format that it does not write', { response_format: 'opus' }, 'response_format'],
    ['an unknown voice', { voice: 'nobody' }, 'voice'],
    ['a speed out of range', { speed: 0.1 }, 'speed'],
    ['a text without words', { input: '?' }, 'input'],
  ])('400 to %s, naming the field', async (_what, fields, param) => {
    const response = await speak(fields);
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });
});
