import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { JsonParser } from '../../bodies/json-parser.ts';
import type { MultipartBody } from '../../bodies/multipart-body.ts';
import type { SharedBodyResources } from '../../bodies/read-json-body.ts';
import { Spool } from '../../bodies/spool.ts';
import type { GatewayError } from '../../errors/gateway-error.ts';
import { openMultipartBody } from '../../middleware/multipart.ts';
import { MULTIPART_TYPE, multipartBody, type FilePart, type Part } from '../../scripts/test-bed/multipart.ts';

const DEFINITIONS = { binaryParts: ['file', 'image'], arrayParts: [], textParts: [] };
const BYTES = 'x'.repeat(100_000);
const FILE: FilePart = { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from(BYTES) };

let folder = '';
let rooms: SharedBodyResources;
let releases: (() => void)[] = [];
let aborted: GatewayError[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-upload-'));
  const parser = new JsonParser();
  const disk = new ByteBound('spool', 1_000_000);
  rooms = {
    bounds: { limitBytes: 10_000_000, stallMs: 10_000 },
    memory: new ByteBound('memory', 1_000_000),
    disk,
    spool: await Spool.open(folder, disk),
    parsers: { memory: parser, disk: parser },
  };
  releases = [];
  aborted = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An upload that arrives as the test says. */
function upload() {
  const arriving = new PassThrough();
  // All that is read of a request: its bytes, its headers, whether it is complete, and its socket.
  const request = Object.assign(arriving, {
    headers: { 'content-type': MULTIPART_TYPE, 'transfer-encoding': 'chunked' },
    complete: false,
    socket: new PassThrough(),
  }) as unknown as IncomingMessage;
  const live = {
    request,
    onRelease: (release: () => void): void => void releases.push(release),
    abort: (reason: GatewayError): void => void aborted.push(reason),
  };
  const opened = openMultipartBody(live, { ...rooms, owner: null }, 'file', DEFINITIONS);
  opened.catch(() => undefined);
  return {
    opened,
    /** All of it is there. */
    end: (bytes: Buffer): void => {
      Object.assign(request, { complete: true });
      arriving.end(bytes);
    },
    write: (bytes: Buffer): void => void arriving.write(bytes),
    /** Its client disconnects. */
    disconnect: (): void => void arriving.destroy(),
  };
}

/** The parts of a form cut in the middle of its first large file. */
function halves(...parts: Part[]): [Buffer, Buffer] {
  const whole = multipartBody(parts);
  const at = whole.indexOf('xxxx') + 50_000;
  return [whole.subarray(0, at), whole.subarray(at)];
}

const arrivalOf = (body: MultipartBody) => {
  if (body.arriving === undefined) throw new Error('nothing is on its way');
  return body.arriving;
};

describe('a file whose model is named before it', () => {
  test('is forwarded while it is received, and is on disk when it is complete', async () => {
    const { opened, write, end } = upload();
    const [begin, rest] = halves(['model', 'acme/sound'], ['language', 'en'], ['file', FILE]);
    write(begin);
    const body = await opened;
    expect(body.value).toEqual({ model: 'acme/sound', language: 'en' });
    expect(body.files).toEqual([]);
    const arrival = arrivalOf(body);
    expect(arrival.head).toEqual({ fieldName: 'file', filename: 'a.wav', mediaType: 'audio/wav' });
    const passed = buffer(arrival.content());
    end(rest);
    expect((await passed).toString()).toBe(BYTES);
    const whole = await arrival.completeBody();
    expect(whole).toBe(body);
    expect(body.arriving).toBeUndefined();
    expect(await readFile(body.files[0]?.path ?? '', 'utf8')).toBe(BYTES);
    expect(aborted).toEqual([]);
  });

  test('is not forwarded while a file before it is still written to disk', async () => {
    const { spool } = rooms;
    const write = spool.write.bind(spool);
    const held = Promise.withResolvers<void>();
    spool.write = async (...given) => {
      const entry = await write(...given);
      if (entry.sizeBytes < BYTES.length) await held.promise;
      return entry;
    };
    const { opened, end } = upload();
    const early: Part = ['image', { ...FILE, bytes: Buffer.from('early') }];
    end(multipartBody([['model', 'acme/sound'], early, ['file', FILE]]));
    setTimeout(() => held.resolve(), 20);
    const body = await opened;
    expect(body.arriving).toBeUndefined();
    expect(body.files.map(({ fieldName }) => fieldName)).toEqual(['image', 'file']);
  });

  test.each<[string, Part]>([
    ['prompt', ['prompt', 'late']],
    ['image', ['image', { ...FILE, bytes: Buffer.from('late') }]],
  ])('is superseded by a part %s after it', async (name, late) => {
    const { opened, write, end } = upload();
    const [begin, rest] = halves(['model', 'acme/sound'], ['file', FILE], late);
    write(begin);
    const arrival = arrivalOf(await opened);
    const passed = buffer(arrival.content());
    end(rest);
    await expect(passed).rejects.toMatchObject({ code: 'invalid_parameter', param: name });
    expect(arrival.superseded.reason).toMatchObject({
      param: name,
      publicMessage: expect.stringContaining("after 'file'"),
    });
    const whole = await arrival.completeBody();
    expect(whole.files.map(({ fieldName }) => fieldName)).toEqual(
      name === 'image' ? ['file', 'image'] : ['file'],
    );
    expect(whole.value).toEqual(
      name === 'image' ? { model: 'acme/sound' } : { model: 'acme/sound', prompt: 'late' },
    );
  });

  test('that breaks off aborts its request, and the reader that takes its bytes', async () => {
    const { opened, write, disconnect } = upload();
    const [begin] = halves(['model', 'acme/sound'], ['file', FILE]);
    write(begin);
    const arrival = arrivalOf(await opened);
    const passed = buffer(arrival.content());
    disconnect();
    await expect(passed).rejects.toMatchObject({ code: 'client_closed' });
    expect(aborted).toMatchObject([{ code: 'client_closed' }]);
  });

  test('is abandoned when its request is over', async () => {
    const { opened, write } = upload();
    const [begin] = halves(['model', 'acme/sound'], ['file', FILE]);
    write(begin);
    const arrival = arrivalOf(await opened);
    const passed = buffer(arrival.content());
    for (const release of releases.toReversed()) release();
    await expect(passed).rejects.toMatchObject({ code: 'client_closed' });
  });
});

describe('a form is read completely before its call', () => {
  test.each<[string, Part[]]>([
    [
      'whose model comes after the file',
      [
        ['file', FILE],
        ['model', 'acme/sound'],
      ],
    ],
    ['without a model', [['file', FILE]]],
    [
      'whose file is another one',
      [
        ['model', 'acme/sound'],
        ['image', FILE],
      ],
    ],
    ['without a file', [['model', 'acme/sound']]],
    [
      'whose file is empty',
      [
        ['model', 'acme/sound'],
        ['file', { ...FILE, bytes: Buffer.alloc(0) }],
      ],
    ],
  ])('%s', async (_what, parts) => {
    const { opened, end } = upload();
    end(multipartBody(parts));
    const body = await opened;
    expect(body.arriving).toBeUndefined();
    const files = parts.flatMap(([name, value]) => (typeof value === 'string' ? [] : [name]));
    expect(body.files.map(({ fieldName }) => fieldName)).toEqual(files);
    expect(aborted).toEqual([]);
  });
});

test('a form that is refused before its file begins is refused, and nothing is aborted', async () => {
  const { opened, end } = upload();
  end(
    multipartBody([
      ['model', 'a'],
      ['model', 'b'],
      ['file', FILE],
    ]),
  );
  await expect(opened).rejects.toMatchObject({ code: 'invalid_parameter', param: 'model' });
  expect(aborted).toEqual([]);
});
