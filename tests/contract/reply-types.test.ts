import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

/** The next reply. A type of '' is none. */
let reply: { type: string; body: string | Buffer; coding?: string } = { type: '', body: '' };

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    if (reply.type !== '') response.setHeader('content-type', reply.type);
    if (reply.coding !== undefined) response.setHeader('content-encoding', reply.coding);
    response.end(reply.body);
  });
});
let gateway: RecordedGateway;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  const deployments = 'deployments: [{ backend: up, model: up }]';
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1', formats: [chat] }`,
      `  responses: { kind: openai, base_url: 'http://127.0.0.1:${port}/v1', formats: [responses] }`,
      'models:',
      `  acme/respond: { mode: chat, free: true, deployments: [{ backend: responses, model: up }] }`,
      `  acme/chat: { mode: chat, free: true, ${deployments} }`,
      `  acme/embed: { mode: embedding, free: true, ${deployments} }`,
      `  acme/hear: { mode: transcription, free: true, ${deployments} }`,
      `  acme/speak: { mode: speech, free: true, ${deployments} }`,
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

const completion = JSON.stringify({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'up',
  choices: [{ index: 0, message: { role: 'assistant', content: 'The Nile.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 4, completion_tokens: 3, total_tokens: 7 },
});
const chunk = (delta: object, finish: string | null): string =>
  JSON.stringify({ id: 'c1', choices: [{ index: 0, delta, finish_reason: finish }] });
const FRAMES = [chunk({ content: 'The Nile.' }, null), chunk({}, 'stop'), '[DONE]'].map(
  (data) => `data: ${data}\n\n`,
);
const events = FRAMES.join('');

const ask = (stream: boolean) =>
  gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages: [{ role: 'user', content: 'Which river is the longest?' }],
    stream,
  });

describe('a reply whose header does not say what it is, is read by its beginning', () => {
  test.each([
    ['JSON as text', 'text/plain; charset=utf-8', completion, 'EricLBuehler/mistral.rs#79'],
    ['JSON without a type', '', completion, 'openai-php/client#736'],
    ['JSON after white space', 'text/html', `\n\n   \n${completion}`, 'OpenRouterTeam/typescript-sdk#101'],
    ['JSON after a byte order mark', 'application/json', `\ufeff${completion}`, 'RFC 8259, section 8.1'],
    ['events', 'application/octet-stream', events, 'openclaw/openclaw#97474'],
  ])('%s, plain', async (_what, type, body) => {
    reply = { type, body };
    const { status, text } = await ask(false);
    expect(status).toBe(200);
    expect(text).toContain('"content":"The Nile."');
  });

  test.each([
    ['events as JSON', 'application/json', events, 'openclaw/openclaw#97474'],
    ['events as text', 'text/plain', events, 'openclaw/openclaw#97474'],
    ['events after a comment', '', `: working\n\n${events}`, 'openclaw/openclaw#90205'],
    ['JSON as text', 'text/plain', completion, 'EricLBuehler/mistral.rs#79'],
    ['JSON', 'application/json', ` ${completion}`, 'a server that does not stream'],
  ])('%s, streamed', async (_what, type, body) => {
    reply = { type, body };
    const { status, text } = await ask(true);
    expect(status).toBe(200);
    expect(text).toContain('"content":"The Nile."');
    expect(text).toMatch(/data: \[DONE\]\n\n$/);
  });

  test.each(['<html>Welcome</html>', 'Welcome', ''])('but %p is a failure of the server', async (body) => {
    reply = { type: 'text/plain', body };
    expect((await ask(false)).status).toBe(502);
    expect((await ask(true)).status).toBe(502);
  });

  test('embeddings too', async () => {
    const usage = { prompt_tokens: 1, total_tokens: 1 };
    const body = { object: 'list', data: [{ object: 'embedding', index: 0, embedding: [0.5] }], usage };
    reply = { type: 'text/plain', body: `\ufeff${JSON.stringify(body)}` };
    const { status, text } = await gateway.call('/v1/embeddings', { model: 'acme/embed', input: 'Nile' });
    expect(status).toBe(200);
    expect(text).toContain('"embedding":[0.5]');
  });
});

test('Content-Encoding: none is no coding (TracecatHQ/tracecat#1511)', async () => {
  reply = { type: 'text/event-stream', body: events, coding: 'none' };
  expect((await ask(true)).text).toContain('"content":"The Nile."');
});

test.each([
  ['data:\n\n', 'NousResearch/hermes-agent#111887'],
  ['data: \n\n', 'netease-lcap/wave-agent#1326'],
  ['event: ping\ndata:\n\n', 'anthropics/anthropic-sdk-typescript#903'],
  ['event: tool.progress\ndata: {"tool":"terminal","status":"running"}\n\n', 'janhq/jan#8280'],
])('events of no content do not end a stream: %p (%s)', async (frame) => {
  reply = { type: 'text/event-stream', body: FRAMES.map((one) => frame + one).join('') };
  const { status, text } = await ask(true);
  expect(status).toBe(200);
  expect(text).toContain('"content":"The Nile."');
  expect(text).not.toContain('terminal');
});

describe('a transcription', () => {
  const streamed = () =>
    gateway.upload('/v1/audio/transcriptions/stream', [
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wav }],
      ['model', 'acme/hear'],
    ]);
  const segment = { start: 0, end: 1, text: 'Hello World!', speaker: 'A' };
  const ofWhisperX = (text: string, segments: object[]) =>
    JSON.stringify({ text, duration: 1, segments: { segments, word_segments: [] } });

  const delta = { type: 'transcript.text.delta', delta: 'Hello World!' };
  const done = { type: 'transcript.text.done', text: 'Hello World!' };
  const spoken = [delta, done].map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  const wav = Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=', 'base64');
  const srt = '1\n00:00:00,406 --> 00:00:01,138\nHello World!\n\n';
  const transcribed = (form: string) =>
    gateway.upload('/v1/audio/transcriptions', [
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wav }],
      ['model', 'acme/hear'],
      ['response_format', form],
    ]);

  test.each([
    ['text', 'application/json', '"Hello World!"', 'Hello World!\n', 'Nyralei/whisperx-api-server#4'],
    ['srt', 'application/json', JSON.stringify(srt), srt, 'Nyralei/whisperx-api-server#4'],
    ['json', 'text/plain', '{"text":"Hello World!"}', '{"text":"Hello World!"}', 'openai-php/client#736'],
    ['text', 'text/plain', '{"text":"Hello World!"}', 'Hello World!\n', 'EricLBuehler/mistral.rs#79'],
    ['text', 'text/plain', spoken, 'Hello World!\n', 'openclaw/openclaw#97474'],
    ['text', '', 'Hello World!', 'Hello World!', 'openai-php/client#736'],
    ['srt', '', srt, srt, 'openai-php/client#736'],
    [
      'text',
      'text/html; charset=utf-8',
      ' Hello World!\n',
      ' Hello World!\n',
      'whisper.cpp server.cpp format_text',
    ],
    ['text', 'application/octet-stream', 'Hello <b> World!', 'Hello <b> World!', 'RFC 9110, section 8.3'],
    ['srt', 'application/octet-stream', srt, srt, 'RFC 9110, section 8.3'],
    ['vtt', 'text/html', 'WEBVTT\n\n', 'WEBVTT\n\n', 'whisper.cpp server.cpp'],
    ['vtt', 'application/json', ofWhisperX('', []), 'WEBVTT\n\n', 'silence of Nyralei/whisperx-api-server#4'],
    [
      'verbose_json',
      'application/json',
      ofWhisperX('', []),
      '{"task":"transcribe","language":"und","text":"","duration":1,"segments":[],"usage":{"type":"duration","seconds":1}}',
      'silence of Nyralei/whisperx-api-server#4',
    ],
    ['text', 'text/plain', '', '\n', 'silence of faster-whisper-server'],
    ['srt', 'text/plain', '', '\n', 'silence of faster-whisper-server'],
    ['vtt', 'text/vtt', '\n', 'WEBVTT\n', 'silence of faster-whisper-server'],
  ])('as %s comes as %s: %p', async (form, type, body, expected) => {
    reply = { type, body };
    const { status, text } = await transcribed(form);
    expect([status, text]).toEqual([200, expected]);
  });

  test.each([
    ['text/html', 'Please <A HREF="/login">sign in</A>. <Title>Proxy</title>'],
    ['text/html', '<!DOCTYPE html><p>Bad gateway</p>'],
    ['text/html', 'upstream connect error<br>'],
    ['application/octet-stream', Buffer.from('RIFF\u0000\u0001')],
    ['application/octet-stream', Buffer.from([0xff, 0xfe, 0x00])],
    ['image/png', 'Hello World!'],
  ])('as text does not come as %s: %p', async (type, body) => {
    reply = { type, body };
    expect((await transcribed('text')).status).toBe(502);
  });

  test.each([
    ['text/plain', 'Hello World!'],
    ['text/html', 'Hello World!'],
    ['text/plain', '{"text":"Hello World!"}'],
    ['text/plain', spoken],
    ['', spoken],
    ['', '{"text":"Hello World!"}'],
    ['application/json', spoken],
    ['application/octet-stream', spoken],
    ['application/json', ofWhisperX('Hello World!', [segment])],
  ])('in response to a request for a stream is read by what it is: %p, %p', async (type, body) => {
    reply = { type, body };
    const { status, text } = await streamed();
    expect(status).toBe(200);
    expect(text).toContain('"type":"transcript.text.done","text":"Hello World!"');
    expect(text.includes('transcript.text.segment')).toBe(body.includes('speaker'));
  });

  test.each(['', ' \n', '<html>'])('but %p is no stream', async (body) => {
    reply = { type: 'text/plain', body };
    expect((await streamed()).status).toBe(502);
  });
});

test('speech without a type is audio', async () => {
  const audio = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(400)]);
  reply = { type: '', body: audio };
  const { status, headers, body } = await gateway.call('/v1/audio/speech', {
    ...{ model: 'acme/speak', input: 'Hi', voice: 'alloy' },
  });
  expect([status, headers['content-type'], body]).toEqual([200, 'audio/mpeg', audio]);
});

test('speech in the JSON of Mistral is the audio (docs.mistral.ai/studio/audio/text-to-speech/quickstarts)', async () => {
  const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(400)]);
  reply = { type: 'application/json', body: JSON.stringify({ audio_data: mp3.toString('base64') }) };
  const request = { model: 'acme/speak', input: 'Hi', voice: 'gb_jane_neutral' };
  const plain = await gateway.call('/v1/audio/speech', request);
  expect([plain.status, plain.headers['content-type'], plain.body]).toEqual([200, 'audio/mpeg', mp3]);
  const streamed = await gateway.call('/v1/audio/speech', { ...request, stream_format: 'sse' });
  expect(streamed.text).toContain(mp3.toString('base64'));
  expect(streamed.text).toContain('speech.audio.done');
});

test('an item keeps its id where the server has another one in each event (GitHub Copilot)', async () => {
  // vercel/ai, packages/openai/src/responses/__fixtures__/github-copilot-id-rotation.1.chunks.txt
  let count = 0;
  const rotated = (name: string, value: unknown): unknown =>
    name === 'id' || name === 'item_id' ? `rotated-${(count += 1)}` : value;
  const sent = responseEvents('up').map(
    (event) =>
      `data: ${JSON.stringify('response' in event ? event : { output_index: 0, ...event }, rotated)}\n\n`,
  );
  reply = { type: 'text/event-stream', body: sent.join('') };
  const { text } = await gateway.call('/v1/responses', { model: 'acme/respond', input: 'Hi', stream: true });
  const ids = Array.from(text.matchAll(/"(?:item_)?id":"(rotated-\d+)"/g), ([, id]) => id);
  const items = text.match(/^event: response\.output_item\.added$/gm) ?? [];
  expect(text).toContain('event: response.completed');
  expect(ids.length).toBeGreaterThan(items.length * 3);
  expect(new Set(ids).size).toBe(items.length);
});
