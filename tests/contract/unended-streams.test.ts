import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chatChunks } from '../../scripts/test-bed/replies/chat.ts';
import { messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

let upstream: ManualUpstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      `  native: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat, messages, responses] }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up-chat }] }',
      '  acme/native: { mode: chat, free: true, deployments: [{ backend: native, model: up-chat }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hello' }];
const CLIENTS: readonly (readonly [path: string, body: object, last: string])[] = [
  ['/v1/chat/completions', { messages }, '[DONE]'],
  ['/v1/messages', { messages, max_tokens: 100 }, 'message_stop'],
  ['/v1/responses', { input: 'Hello' }, 'response.completed'],
];

/** Sends the events as the response to the next request, and leaves the stream open. */
async function respondAndStayOpen(
  events: readonly object[],
  headers: Record<string, string> = { 'content-type': 'text/event-stream' },
): Promise<{ abandoned: Promise<void> }> {
  const { response, abandoned } = await upstream.next();
  response.writeHead(200, headers);
  const coder = headers['content-encoding'] === 'gzip' ? createGzip() : null;
  coder?.pipe(response);
  for (const event of events) {
    const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
    (coder ?? response).write(`${name}data: ${JSON.stringify(event)}\n\n`);
  }
  coder?.flush();
  return { abandoned };
}

test('a chat server that neither says [DONE] nor ends is left when all has come', async () => {
  const answers = CLIENTS.map(([path, body]) =>
    gateway.call(path, { model: 'acme/chat', stream: true, ...body }),
  );
  const chunks = chatChunks({ model: 'up-chat', tools: false, reasoning: false, includeUsage: true }).filter(
    (chunk) => chunk !== '[DONE]',
  );
  const opened = [];
  for (const _answer of answers) opened.push(await respondAndStayOpen(chunks));
  for (const [index, answer] of (await Promise.all(answers)).entries()) {
    expect(answer).toMatchObject({ status: 200, cut: false });
    expect(answer.text.trimEnd().split('\n').at(-1)).toContain(CLIENTS[index]?.[2]);
  }
  await Promise.all(opened.map(({ abandoned }) => abandoned));
});

test.each([
  ['no type', {}],
  ['the type of JSON', { 'content-type': 'application/json' }],
  ['a coding', { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }],
])('so is one whose events have %s', async (_what, headers) => {
  const answer = gateway.call('/v1/chat/completions', { model: 'acme/chat', stream: true, messages });
  const chunks = chatChunks({ model: 'up-chat', tools: false, reasoning: false, includeUsage: true });
  const { abandoned } = await respondAndStayOpen(
    chunks.filter((chunk) => chunk !== '[DONE]'),
    headers,
  );
  const { status, cut, text } = await answer;
  expect([status, cut]).toEqual([200, false]);
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  await abandoned;
});

test.each([
  ['/v1/messages', { messages, max_tokens: 100 }, messageEvents('up-chat')],
  ['/v1/responses', { input: 'Hello' }, responseEvents('up-chat')],
])('a native server of %s that does not end is left at the terminal event', async (path, body, frames) => {
  const answer = gateway.call(path, { model: 'acme/native', stream: true, ...body });
  const { abandoned } = await respondAndStayOpen(frames);
  expect(await answer).toMatchObject({ status: 200, cut: false });
  await abandoned;
});
