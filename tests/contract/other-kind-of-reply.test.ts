import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { converseCallAnswer, eventStreamMessage } from '../../scripts/test-bed/replies/bedrock.ts';
import { geminiAnswer, geminiChunks } from '../../scripts/test-bed/replies/gemini.ts';
import * as media from '../../scripts/test-bed/replies/media.ts';
import { response as nativeResponse, responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import {
  json,
  named,
  unnamed,
  type UpstreamResponse,
} from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';
import * as replies from './other-kind-replies.ts';

/** What the server sends, whatever was requested. */
let sent: UpstreamResponse = json({});

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, () => sent);
  const root = upstream.baseUrl.replace(/\/v1$/, '');
  const price =
    'prices: { input_per_million_tokens: 1, output_per_million_tokens: 10 }, info: { max_input_tokens: 9000, max_output_tokens: 900 }';
  const model = (name: string, mode: string, terms: string): string =>
    `  acme/${name}: { mode: ${mode}, ${terms}, deployments: [{ backend: ${mode === 'chat' ? name : 'chat'}, model: up }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      `  responses: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      `  messages: { kind: anthropic, base_url: '${root}' }`,
      `  gemini: { kind: gemini, base_url: '${upstream.baseUrl}', api_key: key }`,
      `  bedrock: { kind: bedrock, base_url: '${upstream.baseUrl}', aws: { region: eu-central-1 }, api_key: key }`,
      'models:',
      ...['chat', 'responses', 'messages', 'gemini', 'bedrock'].map((name) => model(name, 'chat', price)),
      model('transcription', 'transcription', 'prices: { per_second: 0.001 }, limits: { max_seconds: 60 }'),
      model('speech', 'speech', 'free: true'),
      model('images', 'image_generation', 'prices: { per_image: 0.01 }, limits: { max_images: 4 }'),
    ],
  });
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const CLIENTS = ['chat', 'messages', 'responses'] as const;
type Client = (typeof CLIENTS)[number];
const tools = { name: 'look_up', description: 'd' };
const messages = [{ role: 'user', content: 'Hi' }];
const schema = { type: 'object', properties: {} };
const REQUESTS: Readonly<Record<Client, [path: string, fields: object]>> = {
  chat: [
    '/v1/chat/completions',
    { messages, tools: [{ type: 'function', function: { ...tools, parameters: schema } }] },
  ],
  messages: ['/v1/messages', { messages, max_tokens: 99, tools: [{ ...tools, input_schema: schema }] }],
  responses: ['/v1/responses', { input: 'Hi', tools: [{ type: 'function', ...tools, parameters: schema }] }],
};

function ask(client: Client, backend: string, stream: boolean): Promise<TestAnswer> {
  const [path, fields] = REQUESTS[client];
  const options = client === 'chat' && stream ? { stream_options: { include_usage: true } } : {};
  return gateway.call(path, { ...fields, ...options, model: `acme/${backend}`, stream });
}

async function lastRow() {
  const { store, ledger } = gateway.gateway.services;
  await ledger.posted();
  const rows = await store.database.selectFrom('ledger').selectAll().orderBy('request_id', 'desc').execute();
  return { calls: rows.length, row: rows[0] };
}

/** An integer of which a number would lose the last digit. */
const LONG = '9007199254740993';
const HAS_LONG = new Set(['chat', 'messages', 'responses']);

/** Plain replies and streams with the same content, by the kind of the backend. */
const SERVERS: Readonly<Record<string, { plain: UpstreamResponse; stream: UpstreamResponse }>> = {
  chat: { plain: json(replies.completion), stream: unnamed(replies.chunks) },
  messages: { plain: json(replies.message), stream: named(replies.messageEvents) },
  responses: { plain: json(replies.response), stream: named(replies.responseEvents) },
  gemini: { plain: json(geminiAnswer()), stream: unnamed(geminiChunks()) },
  bedrock: {
    plain: json(converseCallAnswer()),
    stream: {
      contentType: 'application/vnd.amazon.eventstream',
      pieces: replies.converseEvents(eventStreamMessage),
    },
  },
};

const PAIRS = Object.keys(SERVERS).flatMap((backend) => CLIENTS.map((client) => [backend, client] as const));

describe.each(PAIRS)('a server of kind %s, for a client of the %s format,', (backend, client) => {
  const server = () => SERVERS[backend] ?? { plain: json({}), stream: json({}) };

  test('that does not stream gives a stream with all of its reply, charged once', async () => {
    sent = server().plain;
    const plain = await ask(client, backend, false);
    const { row: plainRow, calls } = await lastRow();
    const { status, headers, text } = await ask(client, backend, true);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/event-stream');
    expect(await replies.joined(client, eventsOf(text))).toEqual(replies.scrubbed(jsonOf(plain)));
    expect(text.includes(LONG)).toBe(HAS_LONG.has(backend));
    expect(upstream.requests).toHaveLength(2);
    expect(await lastRow()).toMatchObject({
      calls: calls + 1,
      row: {
        cost_nano_eur: plainRow?.cost_nano_eur,
        input_tokens: plainRow?.input_tokens,
        output_tokens: plainRow?.output_tokens,
        estimated: plainRow?.estimated,
      },
    });
    expect(plainRow?.cost_nano_eur).toBeGreaterThan(0n);
  });

  test('that always streams gives all of its stream to a request for none, charged once', async () => {
    sent = server().stream;
    const streamed = await ask(client, backend, true);
    const { row: streamedRow, calls } = await lastRow();
    const plain = await ask(client, backend, false);
    expect(plain.status).toBe(200);
    expect(replies.scrubbed(jsonOf(plain))).toEqual(await replies.joined(client, eventsOf(streamed.text)));
    expect(plain.text.includes(LONG)).toBe(HAS_LONG.has(backend));
    expect(await lastRow()).toMatchObject({
      calls: calls + 1,
      row: { cost_nano_eur: streamedRow?.cost_nano_eur, output_tokens: streamedRow?.output_tokens },
    });
    expect(streamedRow?.cost_nano_eur).toBeGreaterThan(0n);
  });

  test('that sends an error in place of a reply costs nothing', async () => {
    for (const [stream, reply] of [
      [true, json({ error: { message: 'busy', code: 'overloaded_error' } })],
      [false, unnamed([{ error: { message: 'busy', code: 'overloaded_error' } }])],
    ] as const) {
      sent = reply;
      if (backend === 'bedrock' && !stream) continue;
      const answer = await ask(client, backend, stream);
      expect(answer.status).toBe(503);
      expect((await lastRow()).row).toMatchObject({ cost_nano_eur: 0n });
    }
  });
});

test.each(CLIENTS)(
  'a stream that breaks off is no reply to a plain request of a %s client',
  async (client) => {
    sent = unnamed(replies.chunks.slice(0, 3));
    expect((await ask(client, 'chat', false)).status).toBe(502);
  },
);

test('all choices of a plain reply are in the stream, whose usage is estimated where there is none', async () => {
  const { usage: _usage, ...rest } = replies.completion;
  const [choice] = replies.completion.choices;
  sent = json({ ...rest, choices: [choice, { ...choice, index: 1 }] });
  const body = { model: 'acme/chat', messages, n: 2 };
  const plain = await gateway.call('/v1/chat/completions', body);
  const { row } = await lastRow();
  const { text } = await gateway.call('/v1/chat/completions', {
    ...body,
    stream: true,
    stream_options: { include_usage: true },
  });
  // The estimate of the input depends on the size of the request.
  const { usage: estimate, ...content } = Object(replies.scrubbed(jsonOf(plain))) as Record<string, unknown>;
  expect(await replies.joined('chat', eventsOf(text))).toMatchObject(content);
  expect(estimate).toMatchObject({ completion_tokens: Number(row?.output_tokens) });
  expect(row).toMatchObject({ estimated: 1 });
  expect((await lastRow()).row).toMatchObject({ estimated: 1, output_tokens: row?.output_tokens });
});

test('a stream has no usage where the client asks for none', async () => {
  sent = json(replies.completion);
  const { text } = await gateway.call('/v1/chat/completions', { model: 'acme/chat', messages, stream: true });
  expect(text).toContain('[DONE]');
  expect(text).not.toContain('"usage"');
});

test('a plain reply without choices is no stream', async () => {
  sent = json({ surprise: true });
  expect((await ask('chat', 'chat', true)).status).toBe(502);
});

test('Gemini behind a proxy that drops `alt=sse` streams a list of events', async () => {
  sent = { ...json(geminiChunks()), contentType: 'application/json; charset=UTF-8' };
  const list = await ask('chat', 'gemini', true);
  sent = unnamed(geminiChunks());
  const events = await ask('chat', 'gemini', true);
  expect(list.status).toBe(200);
  expect(await replies.joined('chat', eventsOf(list.text))).toEqual(
    await replies.joined('chat', eventsOf(events.text)),
  );
});

test('a response that was made without a stream is stored, and continued', async () => {
  sent = json(nativeResponse('up'));
  const { text } = await ask('responses', 'responses', true);
  const { value } = eventsOf(text).at(-1) ?? {};
  const { id } = (value as { response: { id: string } }).response;
  sent = named(responseEvents('up'));
  const next = await gateway.call('/v1/responses', {
    model: 'acme/responses',
    input: 'And?',
    previous_response_id: id,
  });
  expect(next.status).toBe(200);
  expect(upstream.last.fields['input']).toHaveLength(3);
});

const audio = { filename: 'a.wav', contentType: 'audio/wav', bytes: wavFile() };

test.each(['text', 'json'])('a transcription as events is served to a request for %s', async (form) => {
  sent = unnamed(media.transcriptEvents());
  const { status, text } = await gateway.upload('/v1/audio/transcriptions', [
    ['model', 'acme/transcription'],
    ['response_format', form],
    ['file', audio],
  ]);
  expect(status).toBe(200);
  expect(text).toContain(media.TRANSCRIPT);
});

test.each([json(media.transcription), { contentType: 'text/plain', pieces: [media.TRANSCRIPT] }])(
  'a transcription in one piece is served as events (%#)',
  async (reply) => {
    sent = reply;
    const { status, text } = await gateway.upload('/v1/audio/transcriptions/stream', [
      ['model', 'acme/transcription'],
      ['file', audio],
    ]);
    expect(status).toBe(200);
    expect(eventsOf(text).map(({ value }) => value)).toContainEqual(
      expect.objectContaining({ type: 'transcript.text.done', text: media.TRANSCRIPT }),
    );
  },
);

test('speech as events is served as audio', async () => {
  sent = unnamed(media.speechEvents());
  const { status, headers, body } = await gateway.call('/v1/audio/speech', {
    model: 'acme/speech',
    input: 'Hi',
    voice: 'alloy',
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('audio/mpeg');
  expect(body.equals(Buffer.concat(media.speechChunks))).toBe(true);
});

const image = (fields: object) =>
  gateway.call('/v1/images/generations', { model: 'acme/images', prompt: 'A', ...fields });

test('images without a stream are served as events, and events as images', async () => {
  sent = json(media.image);
  const streamed = await image({ stream: true });
  expect(streamed.status).toBe(200);
  const [event] = eventsOf(streamed.text);
  expect(event?.value).toMatchObject({
    type: 'image_generation.completed',
    b64_json: expect.any(String) as unknown,
  });
  expect((await lastRow()).row).toMatchObject({ cost_nano_eur: 10_000_000n });
  sent = named(media.imageEvents());
  const plain = await image({});
  expect(plain.status).toBe(200);
  expect(jsonOf(plain)).toMatchObject({ data: [{ b64_json: expect.any(String) as unknown }] });
  expect((await lastRow()).row).toMatchObject({ cost_nano_eur: 10_000_000n });
});

test('images that have only addresses are given to a client that wanted events as they are', async () => {
  sent = json({ created: 7, data: [{ url: 'https://example.org/a.png' }] });
  const { status, text } = await image({ stream: true });
  expect(status).toBe(200);
  expect(text).toContain('https://example.org/a.png');
});
