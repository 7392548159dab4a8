import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { adtsSilence } from '../../scripts/test-bed/adts.ts';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { isStream, json, unnamed } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';

const MAX_SECONDS = 60;

/** A server that transcribes whatever it gets, and reports its own seconds. */
let upstream: Upstream;
let reported = 3;
let gateway: RecordedGateway;

beforeAll(async () => {
  const usage = () => ({ type: 'duration', seconds: reported });
  upstream = await Upstream.start(0, ({ fields }) =>
    isStream(fields)
      ? unnamed([{ type: 'transcript.text.done', text: 'word', usage: usage() }])
      : json({ text: 'word', usage: usage() }),
  );
  const model = (name: string, terms: string): string =>
    `  acme/${name}: { mode: transcription, ${terms}, deployments: [{ backend: theirs, model: up }] }`;
  const limit = `limits: { max_seconds: ${MAX_SECONDS} }`;
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { theirs: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      model('charged', `prices: { per_second: 0.01 }, ${limit}`),
      model('limited', `free: true, ${limit}`),
      model('free', 'free: true'),
    ],
  });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const recording = readFileSync(new URL('../fixtures/audio/vbr.mp3', import.meta.url));
const PATHS = [
  '/v1/audio/transcriptions',
  '/v1/audio/transcriptions/stream',
  '/v1/audio/transcriptions/stream_input',
];

async function transcribe(path: string, model: string, bytes: Uint8Array): Promise<TestAnswer> {
  return gateway.upload(path, [
    ['model', `acme/${model}`],
    ['file', { filename: 'a.mp3', contentType: 'audio/mpeg', bytes }],
  ]);
}

async function lastCost(): Promise<bigint | undefined> {
  const { store, ledger } = gateway.gateway.services;
  await ledger.posted();
  const rows = await store.database
    .selectFrom('ledger')
    .select('cost_nano_eur')
    .orderBy('request_id', 'desc')
    .execute();
  return rows[0]?.cost_nano_eur;
}

describe.each(PATHS)('%s', (path) => {
  // An upload that is forwarded while it arrives has no length yet.
  const bounded = path.endsWith('stream_input') ? ['charged'] : ['charged', 'limited'];
  test.each(bounded)('refuses audio beyond the limit of a %s model', async (model) => {
    const answer = await transcribe(path, model, adtsSilence(7_200));
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({
      error: { param: 'file', message: expect.stringContaining('it is 7201 seconds long') },
    });
    expect(upstream.requests).toHaveLength(0);
    expect(await lastCost()).toBe(0n);
  });

  test('refuses audio of an unknown length where seconds are charged', async () => {
    const answer = await transcribe(path, 'charged', Buffer.alloc(5_000, 'x'));
    expect(answer.status).toBe(400);
    expect(jsonOf(answer)).toMatchObject({
      error: { param: 'file', message: expect.stringContaining('its length cannot be read') },
    });
    expect(upstream.requests).toHaveLength(0);
    expect(await lastCost()).toBe(0n);
  });

  test.each(['limited', 'free'])('sends audio of an unknown length to a %s model', async (model) => {
    expect((await transcribe(path, model, Buffer.alloc(5_000, 'x'))).status).toBe(200);
  });

  test('sends audio of any length to a model without a limit', async () => {
    expect((await transcribe(path, 'free', adtsSilence(7_200))).status).toBe(200);
  });

  test.each<[string, Uint8Array]>([
    ['MP3', recording],
    ['WAV', wavFile({ seconds: 3 })],
  ])('charges the seconds of %s within the limit', async (_form, bytes) => {
    expect((await transcribe(path, 'charged', bytes)).status).toBe(200);
    expect(await lastCost()).toBe(30_000_000n);
  });

  test('charges no more than is reserved, whatever the server reports', async () => {
    reported = 100_000;
    expect((await transcribe(path, 'charged', recording)).status).toBe(200);
    reported = 3;
    expect(await lastCost()).toBeLessThanOrEqual(BigInt(MAX_SECONDS) * 10_000_000n);
  });
});
