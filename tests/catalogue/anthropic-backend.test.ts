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
