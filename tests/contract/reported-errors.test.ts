import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { json, named, type UpstreamResponse } from '../../scripts/test-bed/upstream/good-response.ts';
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
      'models:',
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
