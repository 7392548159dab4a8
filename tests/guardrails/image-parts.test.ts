import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { jsonBodyFromValue, type JsonObject } from '../../bodies/json-body.ts';
import type { RequestBody } from '../../calls/call.ts';
import { collectImages } from '../../guardrails/collect-images.ts';
import { imageBounds, type FoundImage } from '../../guardrails/image-list.ts';
import { ImageTexts, type ImageReader } from '../../guardrails/image-texts.ts';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40, 7)]);
const BASE64 = PNG.toString('base64');
const DATA = `data:image/png;base64,${BASE64}`;

const json = (value: JsonObject): RequestBody => jsonBodyFromValue(value);

function inContent(content: unknown): RequestBody {
  return json({ messages: [{ role: 'user', content: [{ type: 'text', text: 'Look' }, content] }] });
}

/** The parameters of the images and their base64. */
async function found(body: RequestBody, notPrompts: string[] = []): Promise<[string, unknown][]> {
  const images = await collectImages(body, notPrompts);
  return images.map(({ param, content }) => [param, 'base64' in content ? content.base64 : content.path]);
}

const refusal = (param: string, text: string) =>
  expect.objectContaining({ code: 'invalid_parameter', param, publicMessage: expect.stringContaining(text) });

describe('an image is found', () => {
  const place = 'messages[0].content[1]';
  test.each<[string, unknown, string]>([
    ['a part of chat completions', { type: 'image_url', image_url: { url: DATA } }, `${place}.image_url.url`],
    ['a part of responses', { type: 'input_image', image_url: DATA }, `${place}.image_url`],
    [
      'a part of messages',
      { type: 'image', source: { type: 'base64', data: BASE64 } },
      `${place}.source.data`,
    ],
    ['a screenshot', { type: 'computer_screenshot', image_url: DATA }, `${place}.image_url`],
    ['a generated image', { type: 'image_generation_call', result: BASE64 }, `${place}.result`],
    ['an unknown part', { type: 'new', deep: [{ pixels: BASE64 }] }, `${place}.deep[0].pixels`],
  ])('in %s', async (_name, part, param) => {
    expect(await found(inContent(part))).toEqual([[param, BASE64]]);
  });

  test.each([
    ['white space before it', `\n ${DATA}`],
    ['white space in its head', `data:image/png; base64 ,${BASE64}`],
    ['another name than it has', `data:text/plain;base64,${BASE64}`],
    ['no name', `data:;base64,${BASE64}`],
  ])('with %s', async (_name, url) => {
    expect(await found(inContent({ type: 'image_url', image_url: { url } }))).toEqual([
      ['messages[0].content[1].image_url.url', BASE64],
    ]);
  });

  test('in order, with their size', async () => {
    const images = await collectImages(json({ one: [DATA, DATA], two: DATA, three: DATA }), ['two']);
    expect(images.map(({ param }) => param)).toEqual(['one[0]', 'one[1]', 'three']);
    expect(images[0]?.sizeBytes).toBe(PNG.length);
  });

  test('not in texts without images, nor in fields that contain no prompt', async () => {
    const texts = ['', 'a text', 'iVBORw0KGgo', 'data:text/plain,hello', 'x'.repeat(100)];
    expect(await found(json({ texts, number: 1, nothing: null, image: DATA }), ['image'])).toEqual([]);
  });
});

describe('an invalid value in the place of an image is refused', () => {
  const place = 'messages[0].content[1]';
  test.each<[string, unknown, string, string]>([
    [
      'an address',
      { type: 'image_url', image_url: { url: 'https://a.example/i.png' } },
      `${place}.image_url.url`,
      'an address instead of an image in base64',
    ],
    [
      'the id of a file',
      { type: 'input_image', file_id: 'file-1' },
      `${place}.file_id`,
      'the id of a file instead of an image in base64',
    ],
    [
      'no image',
      { type: 'image', source: { data: 'aGVsbG8=' } },
      `${place}.source.data`,
      'no image in base64',
    ],
    [
      'an object without one',
      { type: 'image_url', image_url: { detail: 'low' } },
      `${place}.image_url`,
      'no image in base64',
    ],
    [
      'an object with a number for one',
      { type: 'image_url', image_url: { url: 5 } },
      `${place}.image_url`,
      'no image',
    ],
    [
      'an image that is not in base64',
      { type: 'x', y: 'data:image/svg+xml,<svg>hello, hello, hello</svg>' },
      `${place}.y`,
      'no image',
    ],
  ])('%s', async (_name, part, param, text) => {
    await expect(collectImages(inContent(part), [])).rejects.toEqual(refusal(param, text));
  });

  test('except for an empty text', async () => {
    expect(await found(inContent({ type: 'input_image', image_url: '' }))).toEqual([]);
  });
});

describe('the images of a request', () => {
  test('are at most 20', async () => {
    const many = (count: number) => json({ images: Array.from({ length: count }, () => BASE64) });
    expect(await found(many(imageBounds.images))).toHaveLength(20);
    await expect(collectImages(many(21), [])).rejects.toEqual(
      refusal('images[20]', 'an image beyond the first 20'),
    );
  });

  test('have at most 20 MiB each and 64 MiB together', async () => {
    const sized = (bytes: number): string => BASE64.padEnd((bytes / 3) * 4, 'A');
    const most = imageBounds.imageBytes - (imageBounds.imageBytes % 3);
    await expect(collectImages(json({ image: sized(most) }), [])).resolves.toHaveLength(1);
    await expect(collectImages(json({ image: sized(most + 3) }), [])).rejects.toEqual(
      refusal('image', `an image of more than ${String(imageBounds.imageBytes)} bytes`),
    );
    const image = sized(most);
    await expect(collectImages(json({ images: [image, image, image] }), [])).resolves.toHaveLength(3);
    await expect(collectImages(json({ images: [image, image, image, image] }), [])).rejects.toEqual(
      refusal('images[3]', 'an image beyond the first'),
    );
  });

  test('of a form are files recognised by their bytes, and images in JSON fields', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gateway-images-'));
    try {
      const paths = [join(folder, 'one'), join(folder, 'two')] as const;
      await writeFile(paths[0], PNG);
      await writeFile(paths[1], 'a text that is no image');
      const files = paths.map((path) => ({ fieldName: 'document', filename: 'f', path, sizeBytes: 48 }));
      const value = { field: JSON.stringify({ image_url: DATA }), text: '{ no JSON', other: ' plain' };
      // Only the members of a form that are read.
      const body = { kind: 'multipart', value, files } as unknown as RequestBody;
      expect(await found(body)).toEqual([
        ['field.image_url', BASE64],
        ['document', paths[0]],
      ]);
      const long = {
        ...body,
        value: { field: `{"a":"${'x'.repeat(1_000_000)}"}` },
      } as unknown as RequestBody;
      await expect(collectImages(long, [])).rejects.toEqual(refusal('field', 'a long JSON text'));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('the texts in images', () => {
  const image = (base64: string): FoundImage => ({ param: 'image', sizeBytes: 9, content: { base64 } });
  const never = (): AbortSignal => new AbortController().signal;

  class Reader implements ImageReader {
    readonly read = async (
      source: { bytes: Uint8Array } | { path: string },
      sizeBytes: number,
      signal: AbortSignal,
    ) => {
      this.calls.push({
        source: 'path' in source ? source.path : Buffer.from(source.bytes).toString(),
        sizeBytes,
        signal,
      });
      await this.hold;
      return this.result;
    };
    calls: { source: string; sizeBytes: number; signal: AbortSignal }[] = [];
    hold: Promise<void> = Promise.resolve();
    result: readonly string[] | { refused: string } = ['one', 'two'];
  }

  test('are read once for all checks, from base64 and from files', async () => {
    const reader = new Reader();
    const file: FoundImage = { param: 'file', sizeBytes: 4, content: { path: '/tmp/f' } };
    const long = 'x'.repeat(3 * 1024 * 1024);
    const texts = new ImageTexts(
      [image(Buffer.from('hello').toString('base64')), image(Buffer.from(long).toString('base64')), file],
      reader,
    );
    expect(await texts.read(never())).toEqual(['one', 'two', 'one', 'two', 'one', 'two']);
    await texts.read(never());
    expect(reader.calls).toMatchObject([
      { source: 'hello', sizeBytes: 9 },
      { sizeBytes: 9 },
      { source: '/tmp/f', sizeBytes: 4 },
    ]);
    expect(reader.calls[1]?.source === long).toBe(true);
  });

  test('are read from base64 with line breaks, but not from invalid base64', async () => {
    const reader = new Reader();
    expect(await new ImageTexts([image(' aGVs\r\n\r\nbG8= ')], reader).read(never())).toEqual(['one', 'two']);
    expect(reader.calls[0]?.source).toBe('hello');
    for (const invalid of ['aGVsbG8=!', 'aGVs*bG8', 'aGVsb'])
      await expect(new ImageTexts([image(invalid)], reader).read(never())).rejects.toEqual(
        refusal('image', 'an image that is not valid base64'),
      );
    expect(reader.calls).toHaveLength(1);
  });

  test('that the reader refuses cause an error that names the image', async () => {
    const reader = new Reader();
    reader.result = { refused: 'has too many pixels' };
    await expect(new ImageTexts([image('aGVsbG8=')], reader).read(never())).rejects.toEqual(
      refusal('image', 'an image that has too many pixels'),
    );
  });

  test('are read while any check waits for them', async () => {
    const reader = new Reader();
    const { promise, resolve } = Promise.withResolvers<void>();
    reader.hold = promise;
    const texts = new ImageTexts([image('aGVsbG8=')], reader);
    const [one, other] = [new AbortController(), new AbortController()];
    const results = [one, other].map(({ signal }) => texts.read(signal).catch((error: unknown) => error));
    await new Promise((turn) => setImmediate(turn));
    one.abort('one');
    expect(await results[0]).toBe('one');
    expect(reader.calls[0]?.signal.aborted).toBe(false);
    other.abort('other');
    expect(await results[1]).toBe('other');
    expect(reader.calls[0]?.signal.aborted).toBe(true);
    await expect(texts.read(AbortSignal.abort('late'))).rejects.toBe('late');
    resolve();
  });
});
