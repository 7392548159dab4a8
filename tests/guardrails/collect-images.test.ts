import { describe, expect, test } from '@jest/globals';
import { jsonBodyFromValue } from '../../bodies/json-body.ts';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { collectImages } from '../../guardrails/collect-images.ts';

const HEAD = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG = Buffer.concat([HEAD, Buffer.alloc(40)]).toString('base64');

/** The parameters of the images in a body, or the message of its refusal. */
async function foundIn(value: Record<string, unknown>): Promise<string[] | string> {
  try {
    const images = await collectImages(jsonBodyFromValue(value), ['metadata']);
    return images.map(({ param }) => param);
  } catch (error) {
    return String((error as { publicMessage?: string }).publicMessage);
  }
}

describe('images are found', () => {
  test('in lists with as many values as a body may have', async () => {
    const values: unknown[] = Array.from({ length: 400_000 }, (_, index) => index);
    expect(await foundIn({ a: [...values, { b: [PNG] }] })).toEqual(['a[400000].b[0]']);
  });

  test.each([
    [
      'an address with its data',
      { a: [{ image_url: { url: `data:image/png;base64,${PNG}` } }] },
      'a[0].image_url.url',
    ],
    ['an address of any case and with spaces', { a: ` DATA:image/PNG;charset=x; Base64 ,${PNG}` }, 'a'],
    ['an address that declares text', { a: `data:text/plain;base64,${PNG}` }, 'a'],
    ['2,000 line feeds', { a: `${'\n'.repeat(2_000)}${PNG}` }, 'a'],
    ['2,000 line feeds before a head', { a: `${'\n'.repeat(2_000)}data:;base64,${PNG}` }, 'a'],
    ['a long parameter', { a: `data:image/png;a=${'b'.repeat(1_500)};base64,${PNG}` }, 'a'],
    ['base64 before another parameter', { a: `data:image/png;base64;a=b,${PNG}` }, 'a'],
    ['a head of 100,000 characters', { a: `data:${'a;'.repeat(50_000)}base64,${PNG}` }, 'a'],
    ['300,000 line feeds', { a: `${'\n'.repeat(300_000)}${PNG}` }, 'a'],
    ['control characters', { a: `\0\u0001data:;base64,${PNG}` }, 'a'],
    ['a line break in the head', { a: `data:image/png;bas\ne64,${PNG}` }, 'a'],
    ['padding before the image', { a: `data:;base64,${'='.repeat(300)}${PNG}` }, 'a'],
    ['base64 in a place for images', { image_url: PNG }, 'image_url'],
    ['base64 broken into lines', { a: `\n${PNG.slice(0, 5)}\n${PNG.slice(5)}` }, 'a'],
    [
      'a source of messages',
      { a: { type: 'image', source: { type: 'base64', data: PNG } } },
      'a.source.data',
    ],
    ['the data of a file', { a: { type: 'file', file: { file_data: PNG } } }, 'a.file.file_data'],
    ['a generated image', { a: { type: 'image_generation_call', result: PNG } }, 'a.result'],
    ['an unknown field', { a: { b: [[PNG]] } }, 'a.b[0][0]'],
    ['an image of a tool', { a: { type: 'image', data: PNG, mimeType: 'image/png' } }, 'a.data'],
  ])('%s', async (_what, value, param) => expect(await foundIn(value)).toEqual([param]));

  test('in their order, in any number of places', async () => {
    const part = { type: 'input_image', image_url: PNG };
    expect(await foundIn({ a: [part, { b: part }], c: PNG })).toEqual([
      'a[0].image_url',
      'a[1].b.image_url',
      'c',
    ]);
  });

  test('in any format, recognised by their first bytes', async () => {
    const heads = [
      '\xff\xd8\xff',
      'GIF89a',
      'RIFF1234WEBP',
      'II*\0',
      '\0\0\0\x1cftypavif',
      '\0\0\0\x18ftypheic',
      '\0\0\x01\0\x01\0',
    ];
    for (const head of heads)
      expect(await foundIn({ a: Buffer.from(head.padEnd(60, '\x80'), 'latin1').toString('base64') })).toEqual(
        ['a'],
      );
  });

  test('nowhere else', async () => {
    expect(
      await foundIn({ metadata: PNG, a: 'iVBORw0KGgo is how they begin', b: 'x'.repeat(99), c: [1, null] }),
    ).toEqual([]);
    const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.4').toString('base64')}`;
    expect(
      await foundIn({ a: { type: 'file', file: { file_data: pdf, file_id: 'file-1' } }, b: pdf }),
    ).toEqual([]);
    expect(
      await foundIn({ a: { type: 'input_image', image_url: null, file_id: null, detail: 'low' } }),
    ).toEqual([]);
    expect(
      await foundIn({ a: { type: 'document', source: { type: 'url', url: 'https://a.example/b.pdf' } } }),
    ).toEqual([]);
  });
});

describe('an invalid value in the place of an image is refused', () => {
  test.each([
    [
      'an address',
      { a: { image_url: { url: 'https://a.example/b.png' } } },
      'a.image_url.url contains an address instead of an image',
    ],
    [
      'a source by address',
      { a: { type: 'image', source: { type: 'url', url: 'http://a.example' } } },
      'a.source.url',
    ],
    [
      'a source of another kind',
      { a: { type: 'image', source: { type: 'bucket', name: 'b' } } },
      'a.source contains no image',
    ],
    [
      'the id of a file',
      { a: { type: 'input_image', file_id: 'file-1' } },
      'a.file_id contains the id of a file instead of an image',
    ],
    [
      'the id of a file in a source',
      { a: { type: 'image', source: { type: 'file', file_id: 'f' } } },
      'a.source.file_id',
    ],
    ['a screenshot by id', { a: { type: 'computer_screenshot', file_id: 'f' } }, 'a.file_id'],
    ['a drawing', { a: 'data:image/svg+xml,<svg/>'.padEnd(60) }, 'a contains no image'],
    [
      'text',
      { a: { image_url: `data:text/plain;base64,${btoa('words and more words')}` } },
      'a.image_url contains no image',
    ],
    [
      'data that is not encoded',
      { a: { image_url: `data:image/png,${PNG}` } },
      'a.image_url contains no image',
    ],
    [
      'base64 after 300,000 other characters',
      { a: `data:;base64,${'!'.repeat(300_000)}${PNG}` },
      'a contains no image',
    ],
    ['70,000 control characters', { a: `${'\0'.repeat(70_000)}data:;base64,${PNG}` }, 'a contains no image'],
    ['300,000 signs of padding', { a: `${'='.repeat(300_000)}${PNG}` }, 'a contains no image'],
    ['base64 with percent signs', { a: `data:;base64,%${PNG}` }, 'a contains no image'],
  ])('%s', async (_what, value, message) => expect(await foundIn(value)).toContain(message));

  test('one image too many', async () => {
    expect(await foundIn({ a: Array.from({ length: 20 }, () => PNG) })).toHaveLength(20);
    expect(await foundIn({ a: Array.from({ length: 21 }, () => PNG) })).toContain(
      'a[20] contains an image beyond the first 20',
    );
  });

  test('an image with too many bytes', async () => {
    const large = Buffer.concat([HEAD, Buffer.alloc(21 * 1024 * 1024)]).toString('base64');
    expect(await foundIn({ a: large })).toContain('a contains an image of more than 20971520 bytes');
  });
});

describe('a field of a form', () => {
  const form = (value: Record<string, unknown>): Promise<readonly { param: string }[]> =>
    collectImages({ kind: 'multipart', value, files: [], lease: new ByteBound('test', 1).lease() }, []);

  test('can hold an image in the JSON text of an object', async () => {
    const document = JSON.stringify({ type: 'image_url', image_url: `data:image\\u002fpng;base64,${PNG}` });
    expect(await form({ document: document.replace('\\\\u', '\\u') })).toMatchObject([
      { param: 'document.image_url' },
    ]);
  });

  test('is refused when its JSON text is too long to be searched', async () => {
    await expect(form({ document: `{"a":"${'x'.repeat(1_000_001)}"}` })).rejects.toMatchObject({
      param: 'document',
    });
  });
});
