import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenizerFile } from '../support/onnx/models.ts';
import { load, problemsOf, smallFile } from './configuration-file.ts';

const file = (tokenizer: string): string => smallFile(`    free: true\n    tokenizer: ${tokenizer}`);

test.each(['o200k_base', 'o200k_harmony', 'cl100k_base'])('the encoding %s is known', async (tokenizer) => {
  const { models } = await load(file(tokenizer));
  expect(models.get('acme/chat-1')?.tokenizer).toBe(tokenizer);
});

test('a tokenizer.json is named by its path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-tokenizer-'));
  try {
    const path = join(folder, 'tokenizer.json');
    await writeFile(path, JSON.stringify(tokenizerFile()));
    const { models } = await load(file(path));
    expect(models.get('acme/chat-1')?.tokenizer).toBe(path);
    await writeFile(path, '{"not": "a tokenizer"}');
    expect(await problemsOf(file(path))).toEqual([
      '8: this file does not describe a tokenizer; it is the tokenizer.json of the model',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [
    'cl200k',
    '8: this is not a tokenizer; o200k_base, o200k_harmony, cl100k_base, or the path of a tokenizer.json',
  ],
  ['nothing.json', '8: this file does not exist; copy it from the repository of the model'],
])('%s is refused with a reason', async (tokenizer, problem) => {
  expect(await problemsOf(file(tokenizer))).toEqual([problem]);
});
