import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { JsonParser } from '../../bodies/json-parser.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import type { SharedBodyResources } from '../../bodies/read-json-body.ts';
import { Spool } from '../../bodies/spool.ts';
import { readMultipartBody } from '../../middleware/multipart.ts';
import { MULTIPART_TYPE, multipartBody, type FilePart, type Part } from '../../scripts/test-bed/multipart.ts';

const DEFINITIONS = { binaryParts: ['file', 'image'], arrayParts: ['include[]'], textParts: [] };

let folder = '';
let rooms: SharedBodyResources;
let releases: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-'));
  const parser = new JsonParser();
  const disk = new ByteBound('spool', 1_000);
  rooms = {
    bounds: { limitBytes: 10_000_000, stallMs: 10_000 },
    memory: new ByteBound('memory', 1_000),
    disk,
    spool: await Spool.open(folder, disk),
    parsers: { memory: parser, disk: parser },
  };
  releases = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function read(body: Buffer, headers: Record<string, string> = {}): Promise<MultipartBody> {
  return readPieces([body], { 'content-length': String(body.length), ...headers });
}

function readPieces(
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
  headers: Record<string, string> = {},
): Promise<MultipartBody> {
  // All that is read of a request: its bytes, its headers, and whether it is complete.
  const request = Object.assign(Readable.from(pieces, { objectMode: false }), {
    headers: { 'content-type': MULTIPART_TYPE, ...headers },
    complete: true,
  }) as unknown as IncomingMessage;
  return readMultipartBody(
    request,
    { ...rooms, owner: null },
    (release) => releases.push(release),
    DEFINITIONS,
  );
}

const file = (text: string, more: Partial<FilePart> = {}): FilePart => ({
  filename: 'a.wav',
  contentType: 'audio/wav',
  bytes: Buffer.from(text),
  ...more,
});
const readParts = (...parts: Part[]): Promise<MultipartBody> => read(multipartBody(parts));

describe('the parts of a form', () => {
  test('are its texts by name, and its files on disk', async () => {
    const body = await readParts(['model', 'acme/sound'], ['file', file('bytes')], ['prompt', '']);
    expect(body.value).toEqual({ model: 'acme/sound', prompt: '' });
    expect(body.files).toMatchObject([
      { fieldName: 'file', filename: 'a.wav', mediaType: 'audio/wav', sizeBytes: 5 },
    ]);
    expect(await readFile(body.files[0]?.path ?? '', 'utf8')).toBe('bytes');
  });

  test('that are lists are lists, also with one value', async () => {
    const one = await readParts(['include[]', 'a']);
    expect(one.value).toEqual({ 'include[]': ['a'] });
    const both = await readParts(['include[]', 'a'], ['include[]', 'b'], ['include', 'c'], ['include', 'd']);
    expect(both.value).toEqual({ 'include[]': ['a', 'b'], include: ['c', 'd'] });
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\folder\\sound.wav', 'sound.wav'],
    [`${'x'.repeat(300)}`, 'x'.repeat(255)],
    [`${'x'.repeat(300)}.wav`, `${'x'.repeat(251)}.wav`],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
    [`${'x'.repeat(250)}${'😀'.repeat(9)}.wav`, `${'x'.repeat(250)}.wav`],
    ['Fluß ä 日本 😀.wav', 'Fluß ä 日本 😀.wav'],
    ['Prüfung.txt', 'Prüfung.txt'],
  ])('keep only the safe part of the file name %j', async (filename, kept) => {
    const body = await readParts(['file', file('x', { filename })]);
    expect(body.files[0]?.filename).toBe(kept);
  });
});

describe('files that are written at the same time', () => {
  /** Holds the file that arrives first back until the other is on disk. */
  function delayFirstFile(): void {
    const { spool } = rooms;
    const write = spool.write.bind(spool);
    let files = 0;
    spool.write = async (...given) => {
      const isFirst = files === 0;
      files += 1;
      const entry = await write(...given);
      if (isFirst) await wait(50);
      return entry;
    };
  }

  test('keep the order of the form', async () => {
    delayFirstFile();
    const body = await readParts(['image', file('first')], ['file', file('second')]);
    expect(body.files.map(({ fieldName }) => fieldName)).toEqual(['image', 'file']);
  });

  test('count together', async () => {
    delayFirstFile();
    const half = file('x'.repeat(600));
    await expect(readParts(['image', half], ['file', half])).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });
});

describe('a form is refused', () => {
  test.each<[string, Part[], string]>([
    [
      'with a second file of a name',
      [
        ['file', file('a')],
        ['file', file('b')],
      ],
      'file',
    ],
    ['with a text part that is a file', [['prompt', file('a')]], 'prompt'],
    ['with a file part that is a text', [['file', 'a']], 'file'],
    [
      'with a text twice',
      [
        ['model', 'a'],
        ['model', 'b'],
      ],
      'model',
    ],
  ])('%s', async (_what, parts, param) => {
    await expect(readParts(...parts)).rejects.toMatchObject({ code: 'invalid_parameter', param });
  });

  test('beyond 150 texts, and not with 150', async () => {
    const texts = (count: number): Part[] =>
      Array.from({ length: count }, (_value, index): Part => [`p${index}`, '']);
    expect(Object.keys((await readParts(...texts(150))).value)).toHaveLength(150);
    await expect(readParts(...texts(151))).rejects.toMatchObject({ code: 'invalid_multipart' });
  });

  test('with a name of more than 200 bytes', async () => {
    await expect(readParts(['n'.repeat(201), ''])).rejects.toMatchObject({ code: 'invalid_multipart' });
  });

  test('that is cut off', async () => {
    const whole = multipartBody([['file', file('bytes')]]);
    await expect(read(whole.subarray(0, whole.length - 20))).rejects.toMatchObject({
      code: 'unparsable_body',
    });
  });

  test('that declares too large a size', async () => {
    const declared = { 'content-length': '10000001' };
    await expect(read(multipartBody([]), declared)).rejects.toMatchObject({ code: 'body_too_large' });
  });

  test('whose texts or files are beyond the bounds of the process', async () => {
    await expect(readParts(['prompt', 'x'.repeat(995)])).rejects.toMatchObject({ code: 'body_too_large' });
    await expect(readParts(['file', file('x'.repeat(1_001))])).rejects.toMatchObject({
      code: 'body_too_large',
    });
  });
});

const CHUNKED = { 'transfer-encoding': 'chunked' };

test('a text counts while it is received, also one that never ends', async () => {
  rooms.memory = new ByteBound('memory', 400_000);
  const form = multipartBody([['prompt', 'x'.repeat(300_000)]]);
  const { promise: more, resolve: sendMore } = Promise.withResolvers<undefined>();
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < form.length; at += 50_000) {
      if (at === 250_000) await more;
      yield form.subarray(at, at + 50_000);
    }
  }
  const reading = readPieces(pieces(), CHUNKED);
  while (rooms.memory.heldBytes < 180_000) await wait(1);
  sendMore(undefined);
  await reading;
  expect(rooms.memory.heldBytes).toBe('prompt'.length + 300_000);
  for (const release of releases) release();
  const long = multipartBody([['prompt', 'x'.repeat(500_000)]]);
  const longPieces = [0, 1, 2, 3, 4, 5].map((at) => long.subarray(at * 90_000, (at + 1) * 90_000));
  await expect(readPieces(longPieces, CHUNKED)).rejects.toMatchObject({ code: 'body_too_large' });
});

test('what a form holds is released when its request is over', async () => {
  await readParts(['prompt', 'four'], ['file', file('bytes')]);
  expect([rooms.memory.heldBytes, rooms.disk.heldBytes]).toEqual([10, 5]);
  for (const release of releases) release();
  expect([rooms.memory.heldBytes, rooms.disk.heldBytes]).toEqual([0, 0]);
});
