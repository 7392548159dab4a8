import { expect, test } from '@jest/globals';
import { load, problemsOf } from './configuration-file.ts';

function file(backendLine: string): string {
  return `backends:
  claude: ${backendLine}
models:
  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: claude, model: x }] }
`;
}

test('a backend of kind anthropic gets the messages format', async () => {
  const plain = await load(file('{ kind: anthropic, base_url: "https://api.anthropic.com" }'));
  const backend = plain.backends.get('claude');
  expect(backend).toMatchObject({ kind: 'anthropic', formats: new Set(['messages']) });
  expect(backend?.baseUrl?.href).toBe('https://api.anthropic.com/');
});

test.each(['https://api.anthropic.com/v1', 'https://api.anthropic.com/v1/'])(
  'the address %s of kind anthropic stops the start, since /v1 would come twice',
  async (address) => {
    expect(await problemsOf(file(`{ kind: anthropic, base_url: '${address}' }`))).toEqual([
      "2: for kind 'anthropic' the gateway adds /v1 itself; leave it out, such as https://api.anthropic.com",
    ]);
  },
);

test('a backend of kind anthropic needs an address', async () => {
  expect(await problemsOf(file('{ kind: anthropic }'))).toHaveLength(1);
});

test.each([
  ['anthropic', '{ kind: anthropic, base_url: "https://api.anthropic.com" }', 'all'],
  ['gemini', '{ kind: gemini, base_url: "https://gemini.example/v1beta" }', 'none'],
  [
    'gemini with a wish',
    '{ kind: gemini, base_url: "https://gemini.example/v1beta", messages_headers: all }',
    'none',
  ],
  [
    'bedrock',
    '{ kind: bedrock, base_url: "https://bedrock.example", aws: { region: eu-central-1 } }',
    'none',
  ],
])(
  'a backend of kind %s gets the headers of the messages format only untranslated',
  async (_kind, line, headers) => {
    expect((await load(file(line))).backends.get('claude')?.messagesHeaders).toEqual(headers);
  },
);
