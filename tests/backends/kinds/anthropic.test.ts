import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AnthropicBackend } from '../../../backends/kinds/anthropic.ts';
import type { Backend, BackendRequest } from '../../../backends/backend.ts';
import type { JsonObject } from '../../../bodies/json-body.ts';
import { Secret } from '../../../catalogue/secret.ts';
import { noUsage } from '../../../calls/usage.ts';
import { chatToMessages } from '../../../dialects/chat-to-messages/dialect.ts';
import type { GatewayError } from '../../../errors/gateway-error.ts';
import { writeEvents } from '../../../streaming/event-writer.ts';
import { allPieces } from '../../support/all-pieces.ts';
import {
  anthropicError,
  anthropicEvents,
  anthropicMessage,
  anthropicTokenCount,
} from '../../../scripts/test-bed/replies/anthropic.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer, type JsonResponse, type JsonRequest } from '../json-server.ts';
import { failureOf, valueOf } from '../list-behaviour.ts';

const CHAT = { model: 'acme/model-1', messages: [{ role: 'user', content: 'Hi' }] };
const MESSAGES = { ...CHAT, max_tokens: 9 };

/** Like the API, it requires a key, a version and the required fields. */
function anthropic({ path, headers, body }: JsonRequest): JsonResponse {
  if (headers['x-api-key'] !== 'sk-of-the-gateway')
    return { status: 401, body: anthropicError('authentication_error', 'invalid x-api-key') };
  if (headers['anthropic-version'] === undefined)
    return { status: 400, body: anthropicError('invalid_request_error', 'anthropic-version is required') };
  const model = String(body['model']);
  if (path === '/base/v1/messages/count_tokens') return { body: anthropicTokenCount };
  if (path !== '/base/v1/messages') return { status: 404, body: anthropicError('not_found_error', path) };
  if (typeof body['max_tokens'] !== 'number') {
    const message = `max_tokens: Field required for ${model}`;
    return { status: 400, body: anthropicError('invalid_request_error', message) };
  }
  if (body['stream'] !== true) return { body: anthropicMessage(model) };
  const events = anthropicEvents(model).map(
    (event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  );
  return { headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: events.join('') };
}

function streamed(body: JsonObject): BackendRequest {
  return { ...backendRequest('createMessage', { ...body, stream: true }), stream: true };
}

async function framesOf(backend: Backend, request: BackendRequest): Promise<AsyncIterable<string[]>> {
  const answer = await backend.send(request);
  if (answer.kind !== 'frames') throw new Error(`an answer of ${answer.kind}`);
  return answer.frames;
}

let server: JsonServer;
let backend: Backend;

beforeEach(async () => {
  server = await JsonServer.start(anthropic);
  backend = new AnthropicBackend(backendSettings('anthropic', server.address));
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

describe('an anthropic backend', () => {
  test('sends its key as x-api-key, with the version and with no bearer token', async () => {
    await valueOf(backend, backendRequest('createMessage', MESSAGES));
    const [{ headers, path, body } = { headers: {}, path: '', body: {} }] = server.requests;
    expect(path).toBe('/base/v1/messages');
    expect(headers).toMatchObject({
      'x-api-key': 'sk-of-the-gateway',
      'anthropic-version': '2023-06-01',
      'x-request-id': 'r1',
    });
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toEqual({ ...MESSAGES, model: 'upstream-model' });
  });

  test("prefers the operator's headers, such as another version", async () => {
    const headers = { 'anthropic-version': '2026-10-21', 'x-team': new Secret('blue') };
    const other = new AnthropicBackend(backendSettings('anthropic', server.address, { headers }));
    await valueOf(other, backendRequest('createMessage', MESSAGES));
    await other.close();
    expect(server.requests[0]?.headers).toMatchObject({
      'anthropic-version': '2026-10-21',
      'x-team': 'blue',
    });
  });

  test('sends no key where the operator has none', async () => {
    const other = new AnthropicBackend(backendSettings('anthropic', server.address, { apiKey: null }));
    expect((await failureOf(other, backendRequest('createMessage', MESSAGES))).code).toBe('bad_gateway');
    await other.close();
    expect(server.requests[0]?.headers).not.toHaveProperty('x-api-key');
  });

  test('counts tokens at its own path', async () => {
    const request = backendRequest('countMessageTokens', { ...CHAT, system: 'Be brief.' });
    expect(await valueOf(backend, request)).toEqual({ input_tokens: 21 });
    expect(server.requests[0]?.path).toBe('/base/v1/messages/count_tokens');
  });

  test('omits nulls and fields that only the gateway reads', async () => {
    const body = { ...MESSAGES, temperature: null, tools: null, guardrails: ['pii'] };
    await valueOf(backend, backendRequest('createMessage', body));
    expect(server.requests[0]?.body).toEqual({ ...MESSAGES, model: 'upstream-model' });
  });

  test('serves a chat client through the dialect', async () => {
    const translated = chatToMessages.request(CHAT);
    const answer = await valueOf(backend, backendRequest('createMessage', translated));
    const context = { model: 'acme/model-1', requestId: 'r1', request: CHAT, usage: noUsage() };
    expect(chatToMessages.response(answer, context)).toMatchObject({
      model: 'acme/model-1',
      choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 5 },
    });
  });

  test('streams to a chat client through the dialect', async () => {
    const request = { ...CHAT, stream: true };
    const context = { model: 'acme/model-1', requestId: 'r1', request, usage: noUsage() };
    const frames = await framesOf(backend, streamed(chatToMessages.request(request)));
    let written = '';
    for await (const piece of allPieces(writeEvents(frames, chatToMessages.stream(context))))
      written += piece;
    expect(written).toContain('"content":"Hel"');
    expect(written.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(written).not.toContain('upstream-model');
    expect(context.usage).toMatchObject({ inputTokens: 100, cachedInputTokens: 60, reasoningTokens: 2 });
  });

  test('serves no operation of another format', async () => {
    const failed = await failureOf(backend, backendRequest('createChatCompletion', CHAT));
    expect(failed).toMatchObject({ code: 'invalid_parameter', param: 'model' });
    expect(server.requests).toHaveLength(0);
  });

  test("tells the client why a request was refused, without the upstream's model name", async () => {
    const failed = await failureOf(backend, backendRequest('createMessage', CHAT));
    expect(failed.code).toBe('upstream_rejected');
    expect(failed.publicMessage).toBe('max_tokens: Field required for acme/model-1');
  });
});

describe('an anthropic backend that fails', () => {
  const failures: [status: number, type: Parameters<typeof anthropicError>[0], code: GatewayError['code']][] =
    [
      [401, 'authentication_error', 'bad_gateway'],
      [402, 'billing_error', 'bad_gateway'],
      [403, 'permission_error', 'bad_gateway'],
      [404, 'not_found_error', 'bad_gateway'],
      [429, 'rate_limit_error', 'model_overloaded'],
      [500, 'api_error', 'bad_gateway'],
      [504, 'timeout_error', 'gateway_timeout'],
      [529, 'overloaded_error', 'model_overloaded'],
    ];

  test.each(failures)(
    "with %i %s is %s for the client, without the upstream's text",
    async (status, type, code) => {
      server.answering = () => ({ status, body: anthropicError(type, 'org-secret'), headers: retryAfter });
      const failed = await failureOf(backend, backendRequest('createMessage', MESSAGES));
      expect(failed.code).toBe(code);
      expect(failed.publicMessage).not.toContain('org-secret');
      expect(failed.headers).toEqual(code === 'model_overloaded' ? retryAfter : {});
    },
  );
  const retryAfter = { 'retry-after': '7' };

  test('with 413 means that the conversation is too long, for the reason that it gives', async () => {
    server.answering = () => ({ status: 413, body: anthropicError('invalid_request_error', 'over 32 MB') });
    expect(await failureOf(backend, backendRequest('createMessage', MESSAGES))).toMatchObject({
      code: 'upstream_rejected',
      rejection: 'context_length',
      publicMessage: 'over 32 MB',
    });
  });

  test('with a page in response to a request for a stream is 502', async () => {
    server.answering = () => ({ body: '<html>' });
    expect((await failureOf(backend, streamed(MESSAGES))).code).toBe('bad_gateway');
  });

  test('with a response that is not JSON is 502', async () => {
    server.answering = () => ({ body: '<html>' });
    expect((await failureOf(backend, backendRequest('createMessage', MESSAGES))).code).toBe('bad_gateway');
  });

  test('is disconnected at once when the client disconnects', async () => {
    server.answering = () => null;
    const caller = new AbortController();
    const failed = failureOf(backend, backendRequest('createMessage', MESSAGES, { signal: caller.signal }));
    while (server.requests.length === 0) await new Promise(setImmediate);
    caller.abort();
    expect((await failed).code).toBe('client_closed');
    await server.untilLeft(1);
  });
});

describe('a stream of an anthropic backend', () => {
  test('whose client disconnects is ended upstream', async () => {
    let left: Promise<unknown> = Promise.resolve();
    const endless = createServer((request, response) => {
      left = once(response, 'close');
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: ping\ndata: {"type":"ping"}\n\n');
    });
    endless.listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    const other = new AnthropicBackend(backendSettings('anthropic', new URL(`http://127.0.0.1:${port}/`)));
    for await (const frames of await framesOf(other, streamed(MESSAGES))) {
      expect(frames).toEqual(['event: ping\ndata: {"type":"ping"}']);
      break;
    }
    await left;
    await other.close();
    endless.close();
  });

  test('that is cut never looks finished', async () => {
    const text = anthropicEvents('m')
      .slice(0, -2)
      .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      .join('');
    server.answering = () => ({ headers: { 'content-type': 'text/event-stream' }, body: text });
    const context = { model: 'acme/model-1', requestId: 'r1', request: CHAT, usage: noUsage() };
    const frames = await framesOf(backend, streamed(chatToMessages.request(CHAT)));
    let written = '';
    const reading = async (): Promise<void> => {
      for await (const piece of allPieces(writeEvents(frames, chatToMessages.stream(context))))
        written += piece;
    };
    await expect(reading()).rejects.toMatchObject({ code: 'bad_gateway' });
    expect(written).toContain('"content":"lo"');
    expect(written).not.toContain('[DONE]');
    expect(written).toContain('"finish_reason":null');
    expect(written).not.toContain('"finish_reason":"');
  });
});
