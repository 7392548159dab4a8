import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cohereAnswer,
  cohereEvents,
  cohereRefusal,
  type CohereChatBody,
} from '../../../scripts/test-bed/replies/cohere.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import type { Behaviour } from '../../../scripts/test-bed/upstream/behaviour.ts';
import { json, named, type UpstreamResponse } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let gateway: RecordedGateway;
/** Why the server refused requests. */
const refusals: string[] = [];

function respond(fields: object): UpstreamResponse | null {
  // The server refuses what is not of this form.
  const body = fields as CohereChatBody;
  const refusal = cohereRefusal(body);
  if (refusal !== null) refusals.push(refusal);
  if (refusal !== null) return null;
  return body['stream'] === true ? named(cohereEvents(body)) : json(cohereAnswer(body));
}

beforeAll(async () => {
  upstream = await Upstream.start(0, ({ path, fields }) => (path === '/chat' ? respond(fields) : null));
  const model = (name: string, more = ''): string =>
    `  acme/${name}: { mode: chat${more}, deployments: [{ backend: co, model: command-a }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { co: { kind: cohere, base_url: '${upstream.baseUrl}', api_key: co-key } }`,
      'models:',
      model('chat', ', free: true'),
      model('plain', ', free: true, info: { supports_reasoning: false }'),
      model('some', ', free: true, info: { reasoning_efforts: [none, high] }'),
    ],
  });
});
afterEach(() => {
  expect(refusals.splice(0)).toEqual([]);
  upstream.reset();
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const CHAT = '/v1/chat/completions';
const messages = [{ role: 'user', content: 'Weather?' }];
const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const look = { name: 'look_up', description: 'Looks.' };
const CALLERS: [path: string, body: object, tools: object[], ending: RegExp][] = [
  [CHAT, { messages }, [{ type: 'function', function: { ...look, parameters } }], /data: \[DONE\]\n\n$/],
  [
    '/v1/messages',
    { messages, max_tokens: 9 },
    [{ ...look, input_schema: parameters }],
    /event: message_stop\ndata: \{"type":"message_stop"\}\n\n$/,
  ],
  [
    '/v1/responses',
    { input: 'Weather?' },
    [{ type: 'function', ...look, parameters }],
    /event: response\.completed\ndata: .*\n\n$/,
  ],
];

describe("a server of Cohere's chat serves", () => {
  test.each(CALLERS)(
    'clients of %s, streaming or not, with text and usage',
    async (path, body, _, ending) => {
      const whole = await gateway.call(path, { model: 'acme/chat', ...body });
      expect([whole.status, whole.text]).toEqual([200, expect.stringContaining('Hello')]);
      expect(jsonOf(whole)).toMatchObject({ model: 'acme/chat' });
      const streamed = await gateway.call(path, { model: 'acme/chat', stream: true, ...body });
      expect(streamed.text).toMatch(ending);
      expect(streamed.text).toMatch(/Hel.*lo/s);
      expect(whole.text + streamed.text).not.toMatch(/command-a|co-key/);
      expect(upstream.last.headers['authorization']).toBe('Bearer co-key');
    },
  );

  test.each(CALLERS)('their tools: %s', async (path, body, tools, ending) => {
    const whole = await gateway.call(path, { model: 'acme/chat', ...body, tools });
    expect([whole.status, whole.text]).toEqual([200, expect.stringContaining('Graz')]);
    expect(whole.text).toContain('I look it up.');
    const streamed = await gateway.call(path, { model: 'acme/chat', stream: true, ...body, tools });
    expect(streamed.text).toMatch(ending);
    expect(streamed.text).toContain('look_up_1');
    expect(upstream.last.fields['tools']).toEqual([{ type: 'function', function: { ...look, parameters } }]);
  });

  test('the token count of a message', async () => {
    const answer = await gateway.call('/v1/messages/count_tokens', { model: 'acme/chat', messages });
    expect(jsonOf(answer)).toEqual({ input_tokens: expect.any(Number) });
  });

  test('what Cohere bills, in the usage of each format', async () => {
    expect(jsonOf(await gateway.call(CHAT, { model: 'acme/chat', messages }))).toMatchObject({
      usage: { prompt_tokens: 10, completion_tokens: 5, prompt_tokens_details: { cached_tokens: 4 } },
    });
    const message = { model: 'acme/chat', messages, max_tokens: 9 };
    expect(jsonOf(await gateway.call('/v1/messages', message))).toMatchObject({
      usage: { input_tokens: 6, cache_read_input_tokens: 4, output_tokens: 5 },
    });
  });

  test('thinking and structured output of clients of messages', async () => {
    const thinking = { type: 'enabled', budget_tokens: 2_000 };
    const format = { type: 'json_schema', schema: { ...parameters, additionalProperties: false } };
    await gateway.call('/v1/messages', {
      model: 'acme/chat',
      messages,
      max_tokens: 4_000,
      thinking,
      output_config: { format },
      stop_sequences: ['END'],
    });
    expect(upstream.last.fields).toMatchObject({
      thinking: { type: 'enabled', token_budget: 2_000 },
      response_format: { type: 'json_object', json_schema: format.schema },
      stop_sequences: ['END'],
    });
  });

  test('an effort that the operator allows to the model', async () => {
    const sentFor = async (model: string): Promise<unknown> => {
      await gateway.call(CHAT, { model, messages, reasoning_effort: 'low' });
      return upstream.last.fields['thinking'];
    };
    expect(await sentFor('acme/chat')).toEqual({ type: 'enabled', token_budget: 1_024 });
    expect(await sentFor('acme/some')).toEqual({ type: 'disabled' });
    expect(await sentFor('acme/plain')).toBeUndefined();
  });

  test('fields of Cohere for clients of chat, and leaves out those of other servers', async () => {
    const own = { documents: [{ data: { text: 'The Mur.' } }], safety_mode: 'STRICT' };
    await gateway.call(CHAT, { model: 'acme/chat', messages, ...own, chat_template_kwargs: { a: 1 } });
    expect(upstream.last.fields).toEqual({ model: 'command-a', stream: false, messages, ...own });
  });
});

const events = cohereEvents({ messages: [] });
const streamOf = (...data: (object | string)[]): Behaviour => ({
  kind: 'body',
  contentType: 'text/event-stream',
  body: data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join(''),
});
const failed = { type: 'message-end', delta: { finish_reason: 'ERROR', error: 'secret' } };
const BROKEN_STREAMS: [name: string, behaviour: Behaviour][] = [
  ['is cut', { kind: 'end_early' }],
  ['is reset', { kind: 'reset', when: 'mid_body' }],
  ['ends with an error', streamOf(...events.slice(0, -1), failed)],
  ['has an event that is no JSON', { kind: 'malformed_event' }],
  ['ends with [DONE] alone', streamOf(...events.slice(0, -1), '[DONE]')],
];

describe('a client never gets a complete response of a stream that', () => {
  test.each(BROKEN_STREAMS)('%s', async (_name, behaviour) => {
    for (const [path, body] of CALLERS) {
      upstream.next(behaviour);
      const { text } = await gateway.call(path, { model: 'acme/chat', stream: true, ...body });
      expect(text).toContain('"error"');
      expect(text).not.toMatch(/\[DONE\]|message_stop|response\.completed/);
      expect(text).not.toContain('secret');
    }
  });
});

describe('an error of Cohere', () => {
  test('of its limits is passed on with the time to wait', async () => {
    const body = JSON.stringify({ id: 'e1', message: 'trial key limit of secret' });
    upstream.always({ kind: 'status', status: 429, headers: { 'retry-after': '7' }, body });
    const answer = await gateway.call(CHAT, { model: 'acme/chat', messages });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.text).not.toContain('secret');
  });

  test('about the request reaches the client', async () => {
    const body = JSON.stringify({ id: 'e1', message: 'too many tokens: total must be at most 4081' });
    upstream.next({ kind: 'status', status: 400, body });
    const answer = await gateway.call(CHAT, { model: 'acme/chat', messages });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('at most 4081')]);
  });

  test.each([401, 402, 403, 404, 498, 500, 501, 504])('%i is the gateway’s failure', async (status) => {
    upstream.always({ kind: 'status', status, body: JSON.stringify({ message: 'secret' }) });
    const answer = await gateway.call(CHAT, { model: 'acme/chat', messages });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toContain('secret');
  });
});
