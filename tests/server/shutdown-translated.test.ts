import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { messageEvents } from '../../scripts/test-bed/replies/messages.ts';
import { responseEvents } from '../../scripts/test-bed/replies/responses.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import { open } from '../support/open-response.ts';
import { beginEvents, chatFrame, post } from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
});

afterAll(async () => {
  await upstream.close();
});

beforeEach(async () => {
  folder = await gatewayFolder(configuration());
});

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

/** A model for each format, whose server speaks nothing else: `acme/<format>`. */
function configuration(): string {
  const root = upstream.baseUrl.replace(/\/v1$/, '');
  const model = (format: string): string =>
    `  acme/${format}: { mode: chat, free: true, deployments: [{ backend: ${format}, model: up }] }`;
  return [
    'backends:',
    `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
    `  messages: { kind: anthropic, base_url: '${root}' }`,
    `  responses: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
    'models:',
    ...['chat', 'messages', 'responses'].map(model),
    'discovery: false',
    '',
  ].join('\n');
}

function framesOf(events: readonly { type: string }[]): string[] {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
}

/** The beginning of a response, with its first text. */
const BEGINNINGS = {
  chat: [chatFrame('one')],
  messages: framesOf(messageEvents('up').slice(0, 4)),
  responses: framesOf(responseEvents('up').slice(0, 5)),
};

const conversation = { stream: true, messages: [{ role: 'user', content: 'Hello' }] };

const CALLERS = {
  chat: {
    path: '/v1/chat/completions',
    body: conversation,
    begun: '"content":"',
    ending: /\n\ndata: \{"error":\{[^\n]*"code":"service_unavailable"\}\}\n\n$/,
    success: '[DONE]',
    marks: 1,
  },
  messages: {
    path: '/v1/messages',
    body: { ...conversation, max_tokens: 9 },
    begun: 'text_delta',
    ending: /\n\nevent: error\ndata: \{"type":"error","error":\{[^\n]*\}\}\n\n$/,
    success: 'message_stop',
    marks: 2,
  },
  responses: {
    path: '/v1/responses',
    body: { stream: true, input: 'Hello' },
    begun: 'response.output_text.delta',
    ending:
      /\n\nevent: error\n[^\n]+\n\nevent: response\.failed\ndata: \{[^\n]*"status":"failed"[^\n]*\}\n\n$/,
    success: 'response.completed',
    // The `error` event holds an error object too.
    marks: 3,
  },
};

describe("a translated stream that outlasts the time to drain ends with the error event of the client's format", () => {
  test.each<[keyof typeof CALLERS, keyof typeof BEGINNINGS]>([
    ['chat', 'messages'],
    ['chat', 'responses'],
    ['messages', 'chat'],
    ['messages', 'responses'],
    ['responses', 'chat'],
    ['responses', 'messages'],
  ])('%s on a server of %s', async (caller, server) => {
    const { path, body, begun, ending, success, marks } = CALLERS[caller];
    gateway = await GatewayProcess.start({ folder, environment: { GATEWAY_DRAIN_MS: '150' } });
    const request = post(path, gateway.key, { ...body, model: `acme/${server}` });
    const sent = open(gateway.address, request).response;
    const atUpstream = await upstream.next();
    beginEvents(atUpstream, ...BEGINNINGS[server]);
    const response = await sent;
    await response.has(begun);
    gateway.signal('SIGTERM');
    await response.ended();
    await atUpstream.abandoned;
    expect(response.text).toMatch(ending);
    expect(response.text).not.toContain(success);
    expect(response.text.match(/"error":\{|event: error/g)).toHaveLength(marks);
    expect(await gateway.exited).toBe(0);
    expect(gateway.errors).toBe('');
  });
});
