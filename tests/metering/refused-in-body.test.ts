import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { chatChunks, CHAT_TEXT } from '../../scripts/test-bed/replies/chat.ts';
import { imageEvents, speechEvents, transcriptEvents } from '../../scripts/test-bed/replies/media.ts';
import { messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { IMAGE } from '../../scripts/test-bed/requests.ts';
import type { Part } from '../../scripts/test-bed/multipart.ts';
import { wavFile } from '../../scripts/test-bed/wav.ts';
import { MeteredGateway } from './metered-gateway.ts';

let metered: MeteredGateway;

beforeAll(async () => {
  metered = await MeteredGateway.start();
});
afterEach(() => metered.upstream.reset());
afterAll(() => metered.close());

const ERROR = { error: { message: 'the engine is restarting', type: 'server_error', code: 500 } };
const messages = [{ role: 'user', content: 'Hello' }];
const chat = { messages };
const message = { messages, max_tokens: 100 };
const response = { input: 'Hello' };
const speech = { input: 'Grüß', voice: 'alloy' };
const ocr: readonly Part[] = [
  ['model', 'acme/ocr'],
  ['file', { filename: 'a.png', contentType: 'image/png', bytes: IMAGE }],
];
const transcription: readonly Part[] = [
  ['model', 'acme/transcription'],
  ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wavFile() }],
];

const PLAIN: readonly [unit: string, path: string, model: string, body: object | readonly Part[]][] = [
  ['tokens of a chat', '/v1/chat/completions', 'native', chat],
  ['tokens of a message', '/v1/messages', 'native', message],
  ['tokens of a response', '/v1/responses', 'native', response],
  ['tokens of a translated message', '/v1/messages', 'chat', message],
  ['tokens of a translated response', '/v1/responses', 'chat', response],
  ['tokens over the messages format', '/v1/chat/completions', 'messages', chat],
  ['tokens over the responses format', '/v1/chat/completions', 'responses', chat],
  ['tokens of embeddings', '/v1/embeddings', 'embedding', { input: ['one', 'two'] }],
  ['characters', '/v1/audio/speech', 'speech', speech],
  ['seconds', '/v1/audio/transcriptions', 'transcription', transcription],
  ['images', '/v1/images/generations', 'images', { prompt: 'a cat' }],
  ['pages', '/v1/ocr', 'ocr', ocr],
];

type Events = readonly (object | string)[];
const STREAMED: readonly [
  unit: string,
  path: string,
  model: string,
  body: object | readonly Part[],
  good: Events,
][] = [
  ['tokens of a chat', '/v1/chat/completions', 'native', chat, chunks()],
  ['tokens of a message', '/v1/messages', 'native', message, messageEvents('up')],
  ['tokens of a response', '/v1/responses', 'native', response, responseEvents('up')],
  ['tokens of a translated message', '/v1/messages', 'chat', message, chunks()],
  ['tokens of a translated response', '/v1/responses', 'chat', response, chunks()],
  ['tokens over the messages format', '/v1/chat/completions', 'messages', chat, messageEvents('up')],
  ['tokens over the responses format', '/v1/chat/completions', 'responses', chat, responseEvents('up')],
  ['characters', '/v1/audio/speech', 'speech', { ...speech, stream_format: 'sse' }, speechEvents()],
  ['seconds', '/v1/audio/transcriptions', 'transcription', transcription, transcriptEvents()],
  ['images', '/v1/images/generations', 'images', { prompt: 'a cat', partial_images: 1 }, imageEvents()],
];

function chunks(): Events {
  const wish = { model: 'up', tools: false, reasoning: false, includeUsage: true };
  return chatChunks(wish);
}

/** As servers write them: an `event` line where the format has one. */
function framesOf(events: Events): string {
  return events
    .map((event) => {
      const data = typeof event === 'string' ? event : JSON.stringify(event);
      const type = typeof event === 'object' && 'type' in event ? `event: ${String(event.type)}\n` : '';
      return `${type}data: ${data}\n\n`;
    })
    .join('');
}

function send(
  path: string,
  model: string,
  body: object | readonly Part[],
  stream: boolean,
): Promise<unknown> {
  if (Array.isArray(body)) {
    const parts = stream
      ? [...(body as Part[]).slice(0, 1), ['stream', 'true'], ...(body as Part[]).slice(1)]
      : body;
    return metered.gateway.upload(path, parts as Part[]);
  }
  return metered.gateway.call(path, { model: `acme/${model}`, ...body, ...(stream ? { stream: true } : {}) });
}

describe.each(PLAIN)('an error object in place of a response, by %s', (_unit, path, model, body) => {
  test('costs nothing', async () => {
    metered.upstream.next({ kind: 'body', contentType: 'application/json', body: JSON.stringify(ERROR) });
    await send(path, model, body, false);
    expect(metered.upstream.requests.length).toBeGreaterThan(0);
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, estimated: 0 });
  });
});

describe.each(STREAMED)('an error event in a stream, by %s', (_unit, path, model, body, good) => {
  const error = model === 'messages' || path === '/v1/messages' ? { type: 'error', ...ERROR } : ERROR;
  const answer = (events: Events): void =>
    metered.upstream.next({ kind: 'body', contentType: 'text/event-stream', body: framesOf(events) });

  test('costs nothing as the first event', async () => {
    answer([error]);
    await send(path, model, body, true);
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, estimated: 0 });
  });

  test('costs nothing as JSON in place of the stream', async () => {
    metered.upstream.next({ kind: 'body', contentType: 'application/json', body: JSON.stringify(ERROR) });
    await send(path, model, body, true);
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, estimated: 0 });
  });

  test('costs what came before it, if that was content', async () => {
    answer([...good.slice(0, model === 'images' ? 1 : -2), error]);
    await send(path, model, body, true);
    const row = await metered.lastRow();
    expect(row.outcome).toBe('failed');
    expect(row.cost_nano_eur > 0n).toBe(true);
  });
});

test.each([
  ['/v1/chat/completions', 'native', chat, [chunks()[0] ?? '', ERROR]],
  ['/v1/messages', 'native', message, [messageEvents('up')[0] ?? '', { type: 'error', ...ERROR }]],
  [
    '/v1/responses',
    'native',
    response,
    [responseEvents('up')[0] ?? '', { type: 'error', message: 'no', code: null }],
  ],
])(
  'an error event of %s after a first event without content costs nothing',
  async (path, model, body, events) => {
    metered.upstream.next({ kind: 'body', contentType: 'text/event-stream', body: framesOf(events) });
    await send(path, model, body, true);
    expect(await metered.lastRow()).toMatchObject({ outcome: 'failed', cost_nano_eur: 0n, estimated: 0 });
  },
);

test('a fixture of a chat has content before its end', () => {
  expect(framesOf(chunks().slice(0, -2))).toContain([...CHAT_TEXT][0]);
});
