import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JsonServer } from '../backends/json-server.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const KINDS: Readonly<Record<string, string>> = {
  chat: 'kind: openai',
  responses: 'kind: openai, formats: [responses]',
  messages: 'kind: openai, formats: [messages]',
  gemini: 'kind: gemini',
  bedrock: 'kind: bedrock, aws: { region: eu-central-1 }',
  anthropic: 'kind: anthropic',
};

let upstream: JsonServer;
let gateway: RecordedGateway;

beforeAll(async () => {
  // What is asked counts here, and not what is answered.
  upstream = await JsonServer.start(() => ({ status: 400, body: {} }));
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      ...Object.entries(KINDS).map(
        ([name, kind]) => `  ${name}: { ${kind}, base_url: '${upstream.address.href}', api_key: k }`,
      ),
      'models:',
      ...Object.keys(KINDS).map(
        (name) =>
          `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** What the upstream receives of a turn of Claude Code. */
async function sent(name: string, turn: string): Promise<string> {
  const line = `x-anthropic-billing-header: cc_version=2.1.332.f7a; cc_entrypoint=cli; cch=${turn};`;
  await gateway.call('/v1/messages', {
    model: `acme/${name}`,
    max_tokens: 100,
    system: [
      { type: 'text', text: line },
      { type: 'text', text: 'Be brief.' },
    ],
    messages: [{ role: 'user', content: 'Which river is the longest?' }],
  });
  return upstream.requests.at(-1)?.text ?? '';
}

test.each(Object.keys(KINDS).filter((name) => name !== 'anthropic'))(
  'two turns of Claude Code begin alike for a backend of %s',
  async (name) => {
    const first = await sent(name, 'aaaaa');
    expect(first).toContain('Be brief.');
    expect(first).not.toContain('x-anthropic-billing-header');
    expect(await sent(name, 'bbbbb')).toBe(first);
  },
);

test('Anthropic gets its billing line', async () => {
  expect(await sent('anthropic', 'aaaaa')).toContain('cch=aaaaa;');
});
