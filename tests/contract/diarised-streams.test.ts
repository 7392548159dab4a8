import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { isStream, json, unnamed, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';

const segment = (id: string, speaker: string, text: string) => ({ id, start: 0, end: 1, text, speaker });
const SEGMENTS = [segment('seg_a', 'A', 'The Nile.'), segment('seg_b', 'B', ' Yes.')];

/** OpenAI's gpt-4o-transcribe-diarize, and a server that does not stream. */
const server: Respond = ({ model, fields }) => {
  const text = 'The Nile. Yes.';
  if (!isStream(fields) || model === 'plain') return json({ text, segments: SEGMENTS });
  return unnamed([
    ...SEGMENTS.flatMap((one) => [
      { type: 'transcript.text.delta', delta: one.text, segment_id: one.id },
      { type: 'transcript.text.segment', ...one },
    ]),
    { type: 'transcript.text.mood', mood: 'calm' },
    { type: 'transcript.text.done', text },
  ]);
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { theirs: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      '  acme/diarize: { mode: transcription, free: true, deployments: [{ backend: theirs, model: up }] }',
      '  acme/plain: { mode: transcription, free: true, deployments: [{ backend: theirs, model: plain }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const PATHS = [
  '/v1/audio/transcriptions',
  '/v1/audio/transcriptions/stream',
  '/v1/audio/transcriptions/stream_input',
];

test.each(PATHS.flatMap((path) => ['acme/diarize', 'acme/plain'].map((model) => [path, model] as const)))(
  'a stream of %s with diarized_json has its speakers (%s)',
  async (path, model) => {
    const { status, text } = await gateway.upload(path, [
      ['model', model],
      ['response_format', 'diarized_json'],
      ['stream', 'true'],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wavFile() }],
    ]);
    expect(status).toBe(200);
    const events = eventsOf(text).map(({ value }) => value);
    for (const one of SEGMENTS) expect(events).toContainEqual({ type: 'transcript.text.segment', ...one });
    if (model === 'acme/diarize')
      expect(events).toContainEqual({ type: 'transcript.text.mood', mood: 'calm' });
  },
);
