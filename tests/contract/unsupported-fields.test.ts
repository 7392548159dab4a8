import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { FORMATS, PATHS, startFormatGateway, type Format } from '../support/format-gateway.ts';
import type { RecordedGateway } from '../support/recorded-gateway.ts';
import type { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  ({ upstream, gateway } = await startFormatGateway());
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const user = { role: 'user', content: 'Hello' };
const bodies = {
  chat: { messages: [user] },
  messages: { messages: [user], max_tokens: 64 },
  responses: { input: 'Hello' },
};

function ask(format: Format, backend: Format, fields: object): Promise<TestAnswer> {
  return gateway.call(PATHS[format], { model: `only/${backend}`, ...bodies[format], ...fields });
}

const everywhere: readonly Format[] = FORMATS;
const withPart = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
const withInput = (part: object) => ({ input: [{ role: 'user', content: [part] }] });

const MANY_STOPS = Array.from({ length: 33 }, (_unused, index) => `stop ${index}`);

/** A client's format, fields of its request, the backends that refuse them, and the `param` of the error. */
const REFUSED: readonly [Format, object, readonly Format[], string][] = [
  ['chat', { web_search_options: {} }, ['messages', 'responses'], 'web_search_options'],
  ['chat', { n: 2 }, ['messages', 'responses'], 'n'],
  ['chat', { stop: MANY_STOPS }, ['responses'], 'stop'],
  ['chat', { modalities: ['text', 'audio'] }, ['messages', 'responses'], 'modalities'],
  [
    'chat',
    withPart({ type: 'file', file: { file_id: 'file-1' } }),
    ['chat'],
    'messages[0].content[0].file.file_id',
  ],
  ['chat', { preset: 'large' }, everywhere, 'preset'],
  ['responses', { tools: [{ type: 'image_generation', model: 'other' }] }, everywhere, 'tools[0].model'],
  ['messages', { thread: { id: 'thread_1' } }, everywhere, 'thread'],
  ['messages', { thread: 'thread_1' }, everywhere, 'thread'],
  ['messages', { container: 'container_1' }, everywhere, 'container'],
  ['messages', { container: { skills: [] } }, everywhere, 'container'],
  [
    'messages',
    { mcp_servers: [{ type: 'url', url: 'https://mcp.example', name: 'a' }] },
    ['chat', 'responses'],
    'mcp_servers',
  ],
  ['messages', { inference_geo: 'eu' }, ['chat', 'responses'], 'inference_geo'],
  ['messages', { stop_sequences: MANY_STOPS }, ['responses'], 'stop_sequences'],
  [
    'messages',
    withPart({ type: 'image', source: { type: 'file', file_id: 'file_1' } }),
    ['messages'],
    'messages[0].content[0].source.file_id',
  ],
  [
    'messages',
    withPart({ type: 'container_upload', file_id: 'file_1' }),
    ['messages'],
    'messages[0].content[0].file_id',
  ],
  ['responses', { background: true }, everywhere, 'background'],
  ['responses', { conversation: 'conv_1' }, everywhere, 'conversation'],
  ['responses', { conversation: { id: 'conv_1' } }, everywhere, 'conversation'],
  ['responses', { prompt: { id: 'pmpt_1' } }, everywhere, 'prompt'],
  [
    'responses',
    withInput({ type: 'input_file', file_id: 'file-1' }),
    ['responses'],
    'input[0].content[0].file_id',
  ],
  [
    'responses',
    withInput({ type: 'input_image', file_id: 'file-1', detail: 'auto' }),
    ['responses'],
    'input[0].content[0].file_id',
  ],
  [
    'responses',
    { tools: [{ type: 'file_search', vector_store_ids: ['vs_1'] }] },
    ['responses'],
    'tools[0].vector_store_ids',
  ],
  [
    'responses',
    { tools: [{ type: 'code_interpreter', container: 'cntr_1' }] },
    ['responses'],
    'tools[0].container',
  ],
  [
    'responses',
    { tools: [{ type: 'code_interpreter', container: { type: 'auto', file_ids: ['file-1'] } }] },
    ['responses'],
    'tools[0].container',
  ],
];

/** Similar fields that are accepted. */
const ACCEPTED: readonly [Format, object][] = [
  ['chat', { web_search_options: null, n: 1, stop: null, modalities: ['text'] }],
  ['messages', { thread: null, container: null, mcp_servers: [], inference_geo: null }],
  ['responses', { background: false, conversation: null, prompt: null, previous_response_id: null }],
];

const rows = REFUSED.flatMap(([format, fields, backends, param]) =>
  backends.map((backend) => ({ format, fields, backend, param })),
);

describe('a request that a backend does not support', () => {
  test.each(rows)('of $format to a $backend backend is 400, naming $param: $fields', async (row) => {
    const response = await ask(row.format, row.backend, row.fields);
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({
      error: { type: 'invalid_request_error', param: row.param, message: expect.stringContaining(row.param) },
    });
    expect(upstream.requests).toHaveLength(0);
  });

  test.each(ACCEPTED.flatMap(([format, fields]) => FORMATS.map((backend) => ({ format, fields, backend }))))(
    'may have the field with a neutral value: $format to a $backend backend',
    async ({ format, fields, backend }) => {
      expect((await ask(format, backend, fields)).status).toBe(200);
    },
  );
});

describe('a thread', () => {
  test.each(['/v1/messages', '/v1/messages/count_tokens'])(
    'is refused at %s so that the tool runner of @anthropic-ai/sdk continues without it',
    async (path) => {
      const body = { model: 'only/messages', messages: [user], thread: { id: 't' } };
      const response = await gateway.call(
        path,
        path.endsWith('tokens') ? body : { ...body, max_tokens: 64, stream: true },
      );
      expect(response.status).toBe(400);
      expect(jsonOf(response)).toEqual({
        type: 'error',
        error: {
          type: 'invalid_request_error',
          message: expect.stringMatching(/./),
          param: 'thread',
          code: null,
          details: { error_code: 'thread_unsupported_request', unsupported: ['model'] },
        },
      });
    },
  );
});

test('deeply nested parts are forwarded', async () => {
  let nested: object = { type: 'text', text: 'a' };
  for (let depth = 0; depth < 60; depth += 1) nested = { type: 'x', content: [nested] };
  expect((await ask('messages', 'messages', withPart(nested))).status).toBe(200);
});

// `fallbacks: 'default'` is what clients of Anthropic send with the beta server-side-fallback-2026-07-01.
test.each<[Format, object]>([
  [
    'chat',
    { models: ['vendor/large'], context_window_fallbacks: [{ a: ['b'] }], content_policy_fallbacks: [{}] },
  ],
  ['messages', { fallbacks: 'default' }],
  ['messages', { fallbacks: [{ model: 'claude-large' }] }],
  ['responses', { models: ['vendor/large'] }],
])('models to fall back to reach no server: %s, %j', async (format, fields) => {
  expect((await ask(format, format, fields)).status).toBe(200);
  const text = String(upstream.requests[0]?.body);
  expect(text).toContain('"model":"up-chat"');
  expect(text).not.toMatch(/large|fallbacks|models/);
});
