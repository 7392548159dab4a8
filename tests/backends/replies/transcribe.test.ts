import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OpenAiBackend } from '../../../backends/kinds/openai.ts';
import { ModelBackends } from '../../../backends/attempts/model-backends.ts';
import { transcribe, transcribeAsEvents } from '../../../backends/replies/transcribe.ts';
import { ByteBound } from '../../../bodies/byte-bound.ts';
import type { JsonObject } from '../../../bodies/json-body.ts';
import type { Call } from '../../../calls/call.ts';
import { ContractValidators } from '../../../contract/validators.ts';
import type { Reply } from '../../../calls/reply.ts';
import type { ReplyServices } from '../../../backends/replies/reply-services.ts';
import { noUsage } from '../../../calls/usage.ts';
import { buildModel } from '../../../catalogue/build-model.ts';
import type { Catalogue, TranscriptionFormat } from '../../../catalogue/model.ts';
import { operations } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/validators/requests.js';
import { responseValidators } from '../../../generated/validators/responses.js';
import { TRANSCRIPT, verboseTranscription } from '../../../scripts/test-bed/replies/media.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';

let folder: string;
let upstream: Upstream;
let backends: ModelBackends | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  upstream = await Upstream.start();
});
afterEach(async () => {
  await backends?.close();
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

/** A call of a model whose one backend knows some forms. */
async function scene(known: TranscriptionFormat[], value: JsonObject): Promise<[Call, ReplyServices]> {
  const settings = backendSettings('openai', new URL(`${upstream.baseUrl}/`), {
    transcriptionFormats: new Set(known),
  });
  const model = buildModel({
    id: 'acme/transcription',
    mode: 'transcription',
    prices: 'free',
    deployments: [{ backend: settings, model: 'up-transcription' }],
  });
  const catalogue: Catalogue = {
    models: new Map([[model.id, model]]),
    backends: new Map([[settings.name, settings]]),
    defaults: {},
    projectDefaults: { models: 'all' },
    requestLimits: { requestsPerMinute: null, tiers: new Map() },
    guardrails: new Map(),
    decisionSelfTest: false,
    discovery: false,
    contractSampling: null,
  };
  backends = new ModelBackends(catalogue, (one) => new OpenAiBackend(one));
  const path = join(folder, 'sound');
  await writeFile(path, 'sound');
  const file = {
    fieldName: 'file',
    filename: 'a.mp3',
    mediaType: 'audio/mpeg',
    path,
    sizeBytes: 5,
    sha256Hex: '',
  };
  const { operation, requestId, signal, log } = backendRequest('createTranscription', {});
  const lease = new ByteBound('spool', 1).lease();
  const call: Call = {
    operation,
    requestId,
    signal,
    log,
    parameters: {},
    principal: null,
    model,
    usage: noUsage(),
    outputLimitTokens: null,
    body: { kind: 'multipart', value: { model: model.id, ...value }, files: [file], lease },
  };
  const contract = new ContractValidators(operations, requestValidators, responseValidators);
  return [call, { contract, backends }];
}

async function textOfEvents(frames: AsyncIterable<string, string>): Promise<string> {
  const pieces = frames[Symbol.asyncIterator]();
  let written = '';
  for (;;) {
    const { done, value } = await pieces.next();
    written += value;
    if (done === true) return written;
  }
}

async function written(reply: Reply): Promise<unknown> {
  if (reply.kind === 'json') return reply.value;
  if (reply.kind === 'events') return textOfEvents(reply.frames);
  return { contentType: reply.contentType, text: await text(reply.chunks) };
}

describe('a backend that has only JSON', () => {
  test.each([
    ['text', 'json', 'text/plain; charset=utf-8', `${TRANSCRIPT}\n`],
    [
      'srt',
      'verbose_json',
      'application/x-subrip; charset=utf-8',
      `1\n00:00:00,000 --> 00:00:01,500\n${TRANSCRIPT}\n\n`,
    ],
    [
      'vtt',
      'verbose_json',
      'text/vtt; charset=utf-8',
      `WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n${TRANSCRIPT}\n\n`,
    ],
  ])('serves %s, converted from %s', async (wanted, asked, contentType, expected) => {
    const reply = await transcribe(...(await scene(['json', 'verbose_json'], { response_format: wanted })));
    expect(await written(reply)).toEqual({ contentType, text: expected });
    expect(upstream.last.fields['response_format']).toBe(asked);
  });

  test('serves verbose_json with a numeric duration, whatever type it sent', async () => {
    const body = JSON.stringify({ ...verboseTranscription, duration: '1.5', words: null });
    upstream.always({ kind: 'body', contentType: 'application/json', body });
    const reply = await transcribe(...(await scene(['verbose_json'], { response_format: 'verbose_json' })));
    const { words: _words, ...rest } = verboseTranscription;
    expect(await written(reply)).toEqual({
      ...rest,
      task: 'transcribe',
      duration: 1.5,
      usage: { type: 'duration', seconds: 1.5 },
    });
  });
});

describe('a backend that sends JSON in place of a text', () => {
  const segments = [{ start: 0, end: 1.5, text: TRANSCRIPT }];
  const words = [{ word: TRANSCRIPT, start: 0, end: 1.5 }];
  test.each<[string, unknown, string]>([
    ['text', { text: TRANSCRIPT }, `${TRANSCRIPT}\n`],
    ['srt', { text: TRANSCRIPT, segments }, `1\n00:00:00,000 --> 00:00:01,500\n${TRANSCRIPT}\n\n`],
    ['srt', { text: TRANSCRIPT, words }, `1\n00:00:00,000 --> 00:00:01,500\n${TRANSCRIPT}\n\n`],
    ['vtt', { text: TRANSCRIPT, segments }, `WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n${TRANSCRIPT}\n\n`],
  ])('has its reply written as %s: %j', async (wanted, value, expected) => {
    for (const contentType of ['application/json', 'text/plain']) {
      upstream.always({ kind: 'body', contentType, body: JSON.stringify(value) });
      const reply = await transcribe(
        ...(await scene(['json', 'text', 'srt', 'vtt'], { response_format: wanted })),
      );
      expect(await written(reply)).toMatchObject({ text: expected });
    }
  });
});

describe('a streamed transcription', () => {
  test('is requested as json, whatever form the client named', async () => {
    const reply = await transcribeAsEvents(...(await scene(['json'], { response_format: 'srt' })));
    expect(await written(reply)).toContain('transcript.text.done');
    expect(upstream.last.fields).toMatchObject({ response_format: 'json', stream: 'true' });
  });

  test('is sent as events also from a backend that does not stream', async () => {
    upstream.always({ kind: 'body', contentType: 'application/json', body: '{"text":"Hi","usage":null}' });
    const reply = await transcribeAsEvents(...(await scene(['json'], {})));
    expect(await written(reply)).toBe(
      'data: {"type":"transcript.text.delta","delta":"Hi"}\n\ndata: {"type":"transcript.text.done","text":"Hi"}\n\ndata: [DONE]\n\n',
    );
  });
});
