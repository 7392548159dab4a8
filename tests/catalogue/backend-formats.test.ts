import { describe, expect, test } from '@jest/globals';
import { load, problemsOf } from './configuration-file.ts';

function file(kind: string, formats: string): string {
  const address = kind === 'embedded' ? '' : ' base_url: "http://10.0.0.5:8000",';
  return `backends:
  up: { kind: ${kind},${address} formats: ${formats} }
models:
  acme/chat-1: { mode: chat, free: true, deployments: [{ backend: up, model: x }] }
`;
}

describe('the formats of a backend', () => {
  test.each([
    ['openai', '[chat]'],
    ['openai', '[responses]'],
    ['openai', '[chat, messages, responses]'],
    ['anthropic', '[messages]'],
    ['embedded', '[chat]'],
  ])('may be, for kind %s, %s', async (kind, formats) => {
    const spoken = [...((await load(file(kind, formats))).backends.get('up')?.formats ?? [])];
    expect(`[${spoken.join(', ')}]`).toBe(formats);
  });

  test.each([
    [
      'anthropic',
      '[chat]',
      [
        "kind 'anthropic' does not support the format 'chat'; it supports messages; the other formats are translated",
      ],
    ],
    [
      'anthropic',
      '[messages, responses]',
      [
        "kind 'anthropic' does not support the format 'responses'; it supports messages; the other formats are translated",
      ],
    ],
    [
      'embedded',
      '[messages]',
      [
        "kind 'embedded' does not support the format 'messages'; it supports chat; the other formats are translated",
      ],
    ],
    ['tei', '[chat]', ["kind 'tei' has no conversations; leave out 'formats'"]],
    [
      'cohere',
      '[messages]',
      [
        "kind 'cohere' does not support the format 'messages'; it supports chat; the other formats are translated",
      ],
    ],
    ['jina', '[chat]', ["kind 'jina' has no conversations; leave out 'formats'"]],
    ['mistral', '[chat]', ["kind 'mistral' has no conversations; leave out 'formats'"]],
  ])('stop the start where kind %s has the formats %s', async (kind, formats, problems) => {
    expect(await problemsOf(file(kind, formats))).toEqual(problems.map((problem) => `2: ${problem}`));
  });

  test('that are unknown are reported once, by the schema', async () => {
    expect(await problemsOf(file('anthropic', '[morse]'))).toHaveLength(1);
    expect(await problemsOf(file('opanai', '[chat]'))).toHaveLength(1);
  });
});
