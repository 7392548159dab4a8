import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import type { Part } from '../../../scripts/test-bed/multipart.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import {
  isStream,
  json,
  unnamed,
  type UpstreamResponse,
  type Respond,
} from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const TEXT = 'Guten Tag!';
const SOUND = [Buffer.alloc(900, 1), Buffer.alloc(700, 2)];

/** After the events and routes of speaches (src/speaches/types/audio.py and routers/speech.py). */
const speechEvents = [
  ...SOUND.map((piece) => ({ type: 'speech.audio.delta', audio: piece.toString('base64') })),
  { type: 'speech.audio.done', token_usage: { input_tokens: 3, output_tokens: 8, total_tokens: 11 } },
];
const transcriptEvents = [
  { type: 'transcript.text.delta', delta: 'Guten ', logprobs: null },
  { type: 'transcript.text.delta', delta: 'Tag!', logprobs: null },
  { type: 'transcript.text.done', text: TEXT, logprobs: null, usage: null },
];
const transcriptTexts: Readonly<Record<string, UpstreamResponse>> = {
  text: { contentType: 'text/plain; charset=utf-8', pieces: [TEXT] },
  srt: {
    contentType: 'text/plain; charset=utf-8',
    pieces: [`1\n00:00:00,000 --> 00:00:01,000\n${TEXT}\n\n`],
  },
};

const speaches: Respond = ({ path, fields }) => {
  switch (path) {
    case '/audio/speech':
      return fields['stream_format'] === 'sse'
        ? unnamed(speechEvents)
        : { contentType: 'audio/mpeg', pieces: SOUND };
    case '/audio/transcriptions':
      if (isStream(fields)) return unnamed(transcriptEvents);
      return transcriptTexts[String(fields['response_format'])] ?? json({ text: TEXT });
    default:
      return null;
  }
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, speaches);
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { speaches: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      ...['speech', 'transcription'].map(
        (mode) =>
          `  acme/${mode}: { mode: ${mode}, free: true, deployments: [{ backend: speaches, model: up-${mode} }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const spoken = { model: 'acme/speech', input: 'Hello', voice: 'af_heart' };
const heard: Part[] = [
  ['model', 'acme/transcription'],
  ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('RIFF') }],
];

describe.each(['/v1/audio/speech', '/v1/audio/generations'])(
  'a speaches server serves speech at %s',
  (path) => {
    test('without streaming', async () => {
      const answer = await gateway.call(path, spoken);
      expect(answer.headers['content-type']).toBe('audio/mpeg');
      expect(answer.body).toEqual(Buffer.concat(SOUND));
      expect(upstream.last.path).toBe('/v1/audio/speech');
    });

    test('in events, whose usage gets the usual names', async () => {
      const answer = await gateway.call(path, { ...spoken, stream_format: 'sse' });
      const events = answer.text.split('\n\n').filter((frame) => frame !== '');
      expect(events).toHaveLength(3);
      expect(events[2]).toBe(
        'data: {"type":"speech.audio.done","usage":{"input_tokens":3,"output_tokens":8,"total_tokens":11}}',
      );
    });
  },
);

describe('a speaches server transcribes', () => {
  test.each([
    [undefined, 'application/json'],
    ['text', 'text/plain'],
    ['srt', 'application/x-subrip'],
  ])('without streaming, with the response_format %s', async (format, contentType) => {
    const parts: Part[] = format === undefined ? heard : [...heard, ['response_format', format]];
    const answer = await gateway.upload('/v1/audio/transcriptions', parts);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(contentType);
    expect(answer.text).toContain(TEXT);
  });

  test.each([
    '/v1/audio/transcriptions',
    '/v1/audio/transcriptions/stream',
    '/v1/audio/transcriptions/stream_input',
  ])('in events at %s', async (path) => {
    const answer = await gateway.upload(path, [...heard, ['stream', 'true']]);
    expect(answer.text).toContain(
      `data: {"type":"transcript.text.done","text":"${TEXT}","logprobs":null}\n\n`,
    );
    expect(answer.text.endsWith('data: [DONE]\n\n')).toBe(true);
  });

  test('without streaming, as JSON', async () => {
    expect(jsonOf(await gateway.upload('/v1/audio/transcriptions', heard))).toMatchObject({ text: TEXT });
  });
});
