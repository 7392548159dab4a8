import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ManualUpstream } from '../../scripts/test-bed/upstream/manual-upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let upstream: ManualUpstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await ManualUpstream.start();
  const root = upstream.baseUrl.replace(/\/v1$/, '');
  const model = (name: string): string =>
    `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  anthropic: { kind: anthropic, base_url: '${root}', api_key: k }`,
      `  gemini: { kind: gemini, base_url: '${root}/v1beta', api_key: k }`,
      `  bedrock: { kind: bedrock, base_url: '${root}', api_key: k, aws: { region: eu-central-1 } }`,
      'models:',
      model('anthropic'),
      model('gemini'),
      model('bedrock'),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const content = [{ type: 'text', text: 'The Nile is the longest river.' }];
const ANTHROPIC = { id: 'msg_1', type: 'message', role: 'assistant', content, stop_reason: 'end_turn' };
const parts = [{ text: 'The Nile is the longest river.' }];
const GEMINI = { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] };
const BEDROCK = {
  output: { message: { role: 'assistant', content: [{ text: 'The Nile is the longest river.' }] } },
  stopReason: 'end_turn',
};
const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const CLIENTS: [string, object, RegExp][] = [
  ['/v1/chat/completions', { messages }, /"completion_tokens":[1-9]/],
  ['/v1/messages', { messages, max_tokens: 100 }, /"output_tokens":[1-9]/],
  ['/v1/responses', { input: 'Which river is the longest?' }, /"output_tokens":[1-9]/],
];

describe.each(CLIENTS)(
  'a complete response without usage reaches clients of %s, estimated',
  (path, body, tokens) => {
    test.each<[string, object]>([
      ['anthropic', ANTHROPIC],
      ['gemini', GEMINI],
      ['bedrock', BEDROCK],
    ])('of %s', async (kind, reply) => {
      const answer = gateway.call(path, { model: `acme/${kind}`, ...body });
      const { response } = await upstream.next();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
      const { status, text } = await answer;
      expect(status).toBe(200);
      expect(text).toContain('The Nile is the longest river.');
      expect(text).toMatch(tokens);
    });
  },
);
