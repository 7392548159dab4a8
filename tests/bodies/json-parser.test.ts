import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JsonParser } from '../../bodies/json-parser.ts';

let folder = '';
let parser: JsonParser;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'json-parser-'));
});

afterEach(async () => {
  await parser.close();
  await rm(folder, { recursive: true, force: true });
});

const anyBody = (): void => undefined;

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe('the parser of large bodies', () => {
  test('gives long texts back as they were, wherever they stand', async () => {
    parser = new JsonParser();
    const long = 'grün 世界 '.repeat(2_000_000);
    const value = { a: [{ text: long }, 'short'], b: `${long}!` };
    const parsed = await parser.parse({ path: await file('long', JSON.stringify(value)) }, anyBody);
    expect(parsed.value).toEqual(value);
    expect(parsed.scan.keys).toEqual(['a', 'b']);
  });

  test('refuses what does not fit into memory, and parses what waits behind it', async () => {
    parser = new JsonParser({ heapMegabytes: 24 });
    const tooLarge = await file('large', `{"a":[${'"a text of its own",'.repeat(900_000)}0]}`);
    const small = await file('small', '{"model":"acme/chat"}');
    const waiting = [tooLarge, small, small].map((path) => parser.parse({ path }, anyBody));
    const [first, ...others] = await Promise.allSettled(waiting);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'unparsable_body' } });
    for (const other of others)
      expect(other).toMatchObject({ status: 'fulfilled', value: { value: { model: 'acme/chat' } } });
  });
});
