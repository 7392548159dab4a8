import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { named, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

type Event = { type: string } & Record<string, unknown>;

let events: Event[] = [];
const server: Respond = () => named(events);

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  claude: { kind: anthropic, base_url: '${upstream.baseUrl.replace('/v1', '')}', api_key: k }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: claude, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const START: Event = {
  type: 'message_start',
  message: {
    ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'up', content: [] },
    ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 4, output_tokens: 1 } },
  },
};
const TEXT: Event[] = [
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'The Nile.' } },
  { type: 'content_block_stop', index: 0 },
];
const delta = (output_tokens: number): Event => ({
  type: 'message_delta',
  delta: { stop_reason: 'end_turn', stop_sequence: null },
  usage: { output_tokens },
});
const STOP: Event = { type: 'message_stop' };

const messages = [{ role: 'user', content: 'Hi' }];
const REQUESTS: readonly [client: string, path: string, fields: object, end: RegExp][] = [
  ['chat', '/v1/chat/completions', { messages }, /"finish_reason":"stop"[^]*data: \[DONE\]\n\n$/],
  ['messages', '/v1/messages', { messages, max_tokens: 9 }, /event: message_stop\ndata: .*\n\n$/],
  ['responses', '/v1/responses', { input: 'Hi' }, /event: response\.completed\ndata: .*\n\n$/],
];

describe.each(REQUESTS)(
  'a client of the %s format gets the end of a stream',
  (_client, path, fields, end) => {
    test.each<[string, Event[], string]>([
      ['without message_stop', [START, ...TEXT, delta(3)], 'tombii/better-ccflare#307'],
      ['with pings in its place', [START, ...TEXT, delta(3), { type: 'ping' }], 'tombii/better-ccflare#307'],
      [
        'with several message_delta',
        [START, ...TEXT, delta(2), delta(3), STOP],
        'platform.claude.com/docs/en/build-with-claude/streaming',
      ],
    ])('%s', async (_what, sent) => {
      events = sent;
      const { text, cut } = await gateway.call(path, { model: 'acme/chat', stream: true, ...fields });
      expect(cut).toBe(false);
      expect(text).toContain('The Nile.');
      expect(text).toMatch(end);
    });

    test('but not of one that is cut before its stop reason', async () => {
      events = [START, ...TEXT];
      const { text, cut } = await gateway.call(path, { model: 'acme/chat', stream: true, ...fields });
      expect(cut).toBe(true);
      expect(text).not.toMatch(end);
    });
  },
);
