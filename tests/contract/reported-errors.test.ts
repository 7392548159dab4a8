import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  json,
  named,
  unnamed,
  type UpstreamResponse,
} from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let reply: UpstreamResponse = json({});
let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, () => reply);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up }] }',
      '  acme/responses: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hi' }];
const error = { code: 'server_is_overloaded', message: 'Our servers are currently overloaded.' };
const created = { type: 'response.created', response: { id: 'r', status: 'in_progress', output: [] } };

/** The first one gets a response that was created before it failed as events, since it has its 200 then. */
const CLIENTS: [path: string, fields: object][] = [
  ['/v1/responses', { input: 'Hi' }],
  ['/v1/chat/completions', { messages }],
  ['/v1/messages', { messages, max_tokens: 9 }],
];

describe('an overload that a server of responses reports within its stream (zyycn/codex-proxy-rs#90)', () => {
  test.each<[string, { type: string }[]]>([
    ['a flat event', [{ type: 'error', ...error }]],
    ['an event with an error', [{ type: 'error', ...{ error: { type: 'server_error', ...error } } }]],
    [
      'a failed response',
      [created, { type: 'response.failed', ...{ response: { id: 'r', status: 'failed', error } } }],
    ],
  ])('as %s is 503 and may be retried', async (_form, events) => {
    reply = named(events);
    for (const [path, fields] of CLIENTS.slice(events.includes(created) ? 1 : 0)) {
      const { status, headers } = await gateway.call(path, {
        ...{ model: 'acme/responses', stream: true },
        ...fields,
      });
      expect([path, status]).toEqual([path, 503]);
      expect(headers['retry-after']).toBeDefined();
    }
  });
});

test.each(['error', 'network_error'])(
  'OpenRouter has failed where it says stop without content, and %s beside it (OleksandrChekhovskyi/hax#15)',
  async (native) => {
    const choice = (text: string): object => ({
      ...{ index: 0, message: { content: text }, finish_reason: 'stop', native_finish_reason: native },
    });
    const statusOf = async (of: UpstreamResponse, stream: boolean): Promise<number> => {
      reply = of;
      const { status } = await gateway.call('/v1/chat/completions', { model: 'acme/chat', messages, stream });
      return status;
    };
    expect(await statusOf(json({ id: 'c1', choices: [choice('')] }), false)).toBe(502);
    expect(await statusOf(unnamed([{ id: 'c1', choices: [choice('')] }, '[DONE]']), true)).toBe(502);
    expect(await statusOf(json({ id: 'c1', choices: [choice('The Nile.')] }), false)).toBe(200);
  },
);

describe.each(['invalid_prompt', 'invalid_image_url', 'bio_policy'])(
  'a response that failed for the request, with %s (openai/codex#9400, mcheemaa/mistri#23)',
  (code) => {
    const failed = { id: 'r', status: 'failed', output: [], error: { code, message: 'Not this.' } };
    const end = { type: 'response.failed', response: failed };

    test('is the error of the client, which must not repeat it', async () => {
      for (const [path, fields] of CLIENTS)
        for (const stream of [false, true]) {
          reply = stream ? named([end]) : json(failed);
          const call = { model: 'acme/responses', stream, ...fields };
          const { status, headers, text } = await gateway.call(path, call);
          expect([status, headers['retry-after']]).toEqual([400, undefined]);
          expect(text).toContain(`"code":"${code}"`);
        }
    });

    test('keeps its code within the stream', async () => {
      reply = named([created, end]);
      const { text } = await gateway.call('/v1/responses', {
        ...{ model: 'acme/responses', input: 'Hi', stream: true },
      });
      expect(text).toMatch(new RegExp(`"status":"failed"[^]*"code":"${code}"`));
    });
  },
);

test.each([
  [1002, 'rate limit', 503],
  [1008, 'insufficient balance', 502],
  [1026, 'input new_sensitive', 502],
])(
  'the status %i of MiniMax in place of choices (%s) is %i (platform.minimax.io/docs/api-reference/errorcode)',
  async (code, text, expected) => {
    const body = { id: 'c1', choices: null, base_resp: { status_code: code, status_msg: text } };
    for (const stream of [false, true]) {
      reply = stream ? unnamed([body]) : json(body);
      const call = { model: 'acme/chat', messages, stream };
      expect((await gateway.call('/v1/chat/completions', call)).status).toBe(expected);
    }
  },
);
