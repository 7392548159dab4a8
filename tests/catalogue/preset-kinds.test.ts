import { describe, expect, test } from '@jest/globals';
import { load, problemsOf } from './configuration-file.ts';

const file = (backend: string): string => `backends:
  up: ${backend}
models:
  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: up, model: x }] }
`;

describe('a vendor whose server is of kind openai', () => {
  test.each([
    ['groq', 'https://api.groq.com/openai/v1/', ['json', 'verbose_json', 'text']],
    ['openrouter', 'https://openrouter.ai/api/v1/', ['json', 'verbose_json']],
  ])('needs no address: %s', async (kind, address, transcriptionFormats) => {
    const up = (await load(file(`{ kind: ${kind}, api_key: k }`))).backends.get('up');
    expect(up?.baseUrl?.href).toBe(address);
    expect([...(up?.formats ?? [])]).toEqual(['chat']);
    expect([...(up?.transcriptionFormats ?? [])]).toEqual(transcriptionFormats);
  });

  test('may have another address, such as that of a proxy', async () => {
    const { backends } = await load(file("{ kind: groq, base_url: 'http://10.0.0.9/v1' }"));
    expect(backends.get('up')?.baseUrl?.href).toBe('http://10.0.0.9/v1/');
  });

  test('of another kind still needs its address', async () => {
    expect(await problemsOf(file('{ kind: openai, api_key: k }'))).toEqual([
      "2: the key 'base_url' is missing",
    ]);
  });
});
