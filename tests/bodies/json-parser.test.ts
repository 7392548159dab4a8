import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JsonParser, type BodyPlace, type ParseJob } from '../../bodies/json-parser.ts';

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

/** A body in a file. */
const at = (path: string): ParseJob => job(() => ({ path }));

function job(place: () => BodyPlace, owner = 'one', sizeBytes = 100): ParseJob {
  return { owner, sizeBytes, place, accept: anyBody };
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe('the parser of large bodies', () => {
  test('returns long texts unchanged, wherever they are', async () => {
    parser = new JsonParser();
    const long = 'grün 世界 '.repeat(2_000_000);
    const value = { a: [{ text: long }, 'short'], b: `${long}!` };
    const parsed = await parser.parse(at(await file('long', JSON.stringify(value))));
    expect(parsed.value).toEqual(value);
    expect(parsed.scan.keys).toEqual(['a', 'b']);
  });

  test('refuses a body that does not fit into memory, and parses the next one', async () => {
    parser = new JsonParser({ heapMegabytes: 24 });
    const tooLarge = await file('large', `{"a":[${'"a text of its own",'.repeat(900_000)}0]}`);
    const small = await file('small', '{"model":"acme/chat"}');
    const waiting = [tooLarge, small, small].map((path) => parser.parse(at(path)));
    const [first, ...others] = await Promise.allSettled(waiting);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'unparsable_body' } });
    for (const other of others)
      expect(other).toMatchObject({ status: 'fulfilled', value: { value: { model: 'acme/chat' } } });
  });

  test('copies a body only when those before it are parsed', async () => {
    parser = new JsonParser();
    const happened: string[] = [];
    const bodies = [1, 2, 3].map(async (number) => {
      const place = (): BodyPlace => {
        happened.push(`copied ${number}`);
        return { bytes: new Uint8Array(Buffer.from(`{"number":${number}}`)) };
      };
      await parser.parse(job(place));
      happened.push(`parsed ${number}`);
    });
    expect(happened).toEqual([]);
    await Promise.all(bodies);
    expect(happened).toEqual(['copied 1', 'parsed 1', 'copied 2', 'parsed 2', 'copied 3', 'parsed 3']);
  });

  test('continues after a body that could not be copied', async () => {
    parser = new JsonParser();
    const lost = parser.parse(
      job(() => {
        throw new Error('the client has gone');
      }),
    );
    const next = parser.parse(job(() => ({ bytes: new Uint8Array(Buffer.from('{"a":1}')) })));
    await expect(lost).rejects.toThrow('the client has gone');
    expect((await next).value).toEqual({ a: 1 });
  });

  test('lets projects take turns by the size of their bodies, whatever becomes of these', async () => {
    parser = new JsonParser();
    const order: string[] = [];
    const parse = (name: string, owner: string, sizeBytes: number, text = '{}'): Promise<void> =>
      parser
        .parse(job(() => ({ bytes: new Uint8Array(Buffer.from(text)) }), owner, sizeBytes))
        .then(
          () => order.push(name),
          () => order.push(`${name} refused`),
        )
        .then(() => undefined);
    const many = ['a1', 'a2', 'a3', 'a4'].map((name) => parse(name, 'a', 7_000_000, '[]'));
    const few = ['b1', 'b2'].map((name) => parse(name, 'b', 1_200_000));
    await Promise.all([...many, ...few]);
    expect(order).toEqual(['a1 refused', 'b1', 'b2', 'a2 refused', 'a3 refused', 'a4 refused']);
  });
});
