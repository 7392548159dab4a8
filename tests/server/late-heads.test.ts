import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import type { TestRequest } from '../../scripts/test-bed/client.ts';
import { open } from '../support/open-response.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { exampleRequest } from '../../scripts/test-bed/requests.ts';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';

const CALLS = [
  ['createChatCompletion', 'acme/chat'],
  ['createMessage', 'acme/chat'],
  ['createResponse', 'acme/chat'],
  ['createChatCompletion', 'acme/claude'],
  ['createResponse', 'acme/gemini'],
  ['createSpeech', 'acme/speech'],
  ['createTranscription', 'acme/transcription'],
] as const;

/** Counts events of a stream, and not comments (docs/wire-formats/streams.md#keep-alive). */
const CODEX = 'codex_cli_rs/0.169.0 (Debian 12; x86_64) xterm';

/** Returns a request with its body, which examples of these operations have as a text or bytes. */
function withBody(request: TestRequest): TestRequest & { body: string } {
  const { body } = request;
  if (typeof body === 'string') return { ...request, body };
  if (body instanceof Uint8Array) return { ...request, body: Buffer.from(body).toString('latin1') };
  throw new Error('the example has no body');
}

describe('a stream whose server withholds its response', () => {
  let upstream: ManualUpstream;
  let gateway: RecordedGateway;

  beforeAll(async () => {
    upstream = await ManualUpstream.start();
    const { origin } = new URL(upstream.baseUrl);
    const deployed = (mode: string, backend: string): string =>
      `{ mode: ${mode}, free: true, info: { max_input_tokens: 8192, max_output_tokens: 64 }, deployments: [{ backend: ${backend}, model: m }] }`;
    gateway = await RecordedGateway.start({
      configuration: [
        'backends:',
        `  up: { kind: openai, base_url: '${upstream.baseUrl}' }`,
        `  claude: { kind: anthropic, base_url: '${origin}', api_key: key }`,
        `  gemini: { kind: gemini, base_url: '${origin}/v1beta', api_key: key }`,
        'models:',
        `  acme/chat: ${deployed('chat', 'up')}`,
        `  acme/claude: ${deployed('chat', 'claude')}`,
        `  acme/gemini: ${deployed('chat', 'gemini')}`,
        `  acme/speech: ${deployed('speech', 'up')}`,
        `  acme/transcription: ${deployed('transcription', 'up')}`,
        'discovery: false',
      ],
      firstEventMs: 20,
      keepAliveMs: 20,
    });
  });
  afterAll(async () => {
    await upstream.close();
    await gateway.close();
  });

  test.each(CALLS)('of %s by %s begins with comments, and shows a late failure', async (operation, model) => {
    const fields = operation === 'createSpeech' ? { stream_format: 'sse' } : { stream: true };
    const request = exampleRequest(operation, { key: gateway.headers['x-api-key'], model, fields });
    const sent = open(gateway.address, withBody(request));
    const atUpstream = await upstream.next();
    const response = await sent.response;
    expect(response.status).toBe(200);
    await response.has(': keep-alive\n\n: keep-alive\n\n');
    atUpstream.response.writeHead(500).end();
    expect(await response.ended()).toEqual({ cut: true });
    const kinds = eventsOf(response.text).map(({ kind }) => kind);
    const started = ['response.created', 'response.in_progress', 'error', 'response.failed'];
    expect(kinds).toEqual(operation === 'createResponse' ? started : ['error']);
  });

  test('continues with the events of the server', async () => {
    const fields = { stream: true };
    const request = exampleRequest('createChatCompletion', {
      key: gateway.headers['x-api-key'],
      model: 'acme/chat',
      fields,
    });
    const sent = open(gateway.address, withBody(request));
    const atUpstream = await upstream.next();
    const response = await sent.response;
    const choice = { index: 0, delta: { role: 'assistant', content: 'late' }, finish_reason: 'stop' };
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] };
    atUpstream.response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    expect(await response.ended()).toEqual({ cut: false });
    expect(response.text).toContain('late');
  });

  test('of responses has one opening, and events for Codex', async () => {
    const fields = { stream: true };
    const model = 'acme/chat';
    const request = exampleRequest('createResponse', { key: gateway.headers['x-api-key'], model, fields });
    const headers = { ...request.headers, 'user-agent': CODEX };
    const sent = open(gateway.address, withBody({ ...request, headers }));
    const atUpstream = await upstream.next();
    const response = await sent.response;
    await response.has('event: keepalive\ndata: {"type":"keepalive"}\n\n');
    const choice = { index: 0, delta: { role: 'assistant', content: 'late' }, finish_reason: 'stop' };
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] };
    atUpstream.response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    expect(await response.ended()).toEqual({ cut: false });
    const events = eventsOf(response.text).filter(({ kind }) => kind !== 'keepalive');
    const numbered = events.map((_, number) => ({ sequence_number: number }));
    expect(events.map(({ value }) => value)).toMatchObject(numbered);
    expect(events.at(0)?.kind).toBe('response.created');
    expect(events.at(-1)?.kind).toBe('response.completed');
  });

  test('gets a status while nothing has been sent to a server', async () => {
    const fields = { stream: true, model: 'acme/none' };
    const request = exampleRequest('createChatCompletion', {
      key: gateway.headers['x-api-key'],
      model: 'acme/none',
      fields,
    });
    const response = await open(gateway.address, withBody(request)).response;
    expect(response.status).toBe(404);
  });
});
