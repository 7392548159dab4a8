import { describe, expect, test } from '@jest/globals';
import { errorOf, load, problemsOf } from './configuration-file.ts';

const PLACES = {
  api_key: (value: string) => `{ kind: openai, base_url: 'http://127.0.0.1:1/v1', api_key: ${value} }`,
  access_key_id: (value: string) => aws(`access_key_id: ${value}, secret_access_key: two`),
  secret_access_key: (value: string) => aws(`access_key_id: one, secret_access_key: ${value}`),
  session_token: (value: string) =>
    aws(`access_key_id: one, secret_access_key: two, session_token: ${value}`),
  header: (value: string) =>
    `{ kind: openai, base_url: 'http://127.0.0.1:1/v1', headers: { x-key: ${value} } }`,
};

function aws(credentials: string): string {
  return `{ kind: bedrock, base_url: 'https://bedrock-runtime.eu-central-1.amazonaws.com', aws: { region: eu-central-1, ${credentials} } }`;
}

const file = (backend: string): string => `backends:\n  up: ${backend}\ndiscovery: true`;

describe.each(Object.entries(PLACES))('a key from a file of a secret, as %s', (_place, backendWith) => {
  test.each(['sk-abcdef\n', 'sk-abcdef\r\n', 'sk-abcdef\n\n'])(
    'loses the line end of its file: %j',
    async (value) => {
      const { backends } = await load(file(backendWith('"${KEY}"')), { KEY: value });
      const up = backends.get('up');
      const secrets = [
        up?.apiKey,
        up?.aws?.credentials?.accessKeyId,
        up?.aws?.credentials?.secretAccessKey,
        up?.aws?.credentials?.sessionToken,
        up?.headers['x-key'],
      ].map((one) => (typeof one === 'string' ? one : one?.reveal()));
      expect(secrets).toContain('sk-abcdef');
    },
  );

  test.each(['sk-abc\ndef', 'sk-abc\rdef', 'sk-abc\0def', '\ufeffsk-abcdef', 'sk-\u20ac'])(
    'that no header can have is named, and not shown: %j',
    async (value) => {
      const text = file(backendWith('"${KEY}"'));
      expect(await problemsOf(text, { KEY: value })).toEqual([expect.stringMatching(/^2: .*one line of/)]);
      expect(JSON.stringify((await errorOf(text, { KEY: value })).problems)).not.toContain('abc');
    },
  );

  test('that is only a line end counts as not set', async () => {
    expect(await problemsOf(file(backendWith('"${KEY}"')), { KEY: '\n' })).toEqual([
      expect.stringContaining('KEY is not set'),
    ]);
  });
});

test('a key that is written in several lines is named', async () => {
  const text =
    'backends:\n  up:\n    kind: openai\n    base_url: http://127.0.0.1:1/v1\n    api_key: |\n      sk-a\ndiscovery: true';
  expect(await problemsOf(text)).toEqual([
    expect.stringMatching(/^5: a key is one line of ASCII characters/),
  ]);
});
