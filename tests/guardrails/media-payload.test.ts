import { describe, expect, test } from '@jest/globals';
import { isMediaPlace, textsOfMedia } from '../../guardrails/media-payload.ts';

const at = (key: string, parentKey = '', parent: Record<string, unknown> | null = null): boolean =>
  isMediaPlace(key, parent, parentKey);

describe('bytes other than text', () => {
  test.each(['image_url', 'audio_url', 'video_url', 'file_url', 'file_data', 'input_audio'])(
    'are found in %s, and within it only in url and data',
    (key) => {
      expect(at(key)).toBe(true);
      expect(at('url', key)).toBe(true);
      expect(at('data', key)).toBe(true);
      expect(at('detail', key)).toBe(false);
    },
  );

  test('are found in a source with base64 or a URL', () => {
    expect(at('data', 'source', { type: 'base64' })).toBe(true);
    expect(at('data', 'source', { type: 'text' })).toBe(false);
    expect(at('data', 'source')).toBe(false);
    expect(at('url', 'source', { type: 'url' })).toBe(true);
    expect(at('url', 'citation', { type: 'base64' })).toBe(false);
    expect(at('data', 'metadata', { type: 'base64' })).toBe(false);
  });

  test('are found in the result of a generated image, and in no other result', () => {
    expect(at('result', '', { type: 'image_generation_call' })).toBe(true);
    expect(at('result', '', { type: 'function_call' })).toBe(false);
    expect(at('result')).toBe(false);
    expect(at('text', '', { type: 'image_generation_call' })).toBe(false);
  });
});

const base64 = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64');
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(6_000, 0xee),
]);
const LONG_TEXT = 'project phoenix '.repeat(500);

describe('a payload', () => {
  test('that is an image is not checked, except for its prefix', async () => {
    expect(await textsOfMedia(`data:image/png;base64,${base64(PNG)}`)).toEqual(['data:image/png;base64,']);
    expect(await textsOfMedia(base64(PNG))).toEqual(['']);
  });

  test('that is short is also checked as text', async () => {
    const short = base64(PNG.subarray(0, 60));
    expect(await textsOfMedia(short)).toEqual([short]);
    expect((await textsOfMedia(base64('project phoenix')))[1]).toBe('project phoenix');
  });

  test('that is text in base64 is decoded, in either alphabet and with line breaks', async () => {
    const digits = base64(LONG_TEXT);
    expect(await textsOfMedia(digits)).toEqual(['', LONG_TEXT]);
    expect(await textsOfMedia(digits.replace(/.{76}/g, '$&\r\n'))).toEqual(['', LONG_TEXT]);
    expect(await textsOfMedia(`data:text/plain;base64,${digits}`)).toEqual([
      'data:text/plain;base64,',
      LONG_TEXT,
    ]);
  });

  test('that is not completely base64 is checked as text', async () => {
    const payload = `${base64(PNG)} project phoenix`;
    expect((await textsOfMedia(payload))[0]).toBe(payload);
  });

  test('that declares a text type is decoded as text, regardless of its first bytes', async () => {
    const disguised = Buffer.concat([PNG.subarray(0, 8), Buffer.from('project phoenix')]);
    for (const type of ['text/plain', 'application/json', 'image/svg+xml'])
      expect((await textsOfMedia(`data:${type};base64,${base64(disguised)}`))[1]).toContain(
        'project phoenix',
      );
    expect(await textsOfMedia(`data:image/png;base64,${base64(disguised)}`)).toHaveLength(1);
    expect(await textsOfMedia(`data:image/png;name=text/;base64,${base64(disguised)}`)).toHaveLength(1);
  });

  test.each([
    ['two texts joined after padding', `${base64('harmless ')}==${base64('project phoenix')}`],
    ['a text after much padding', `${'='.repeat(5_000)}${base64('project phoenix')}`],
    ['a head with blanks', `data:text/plain; base64 ,${base64('project phoenix')}`],
    ['base64 before another parameter', `data:text/plain;base64;a=b,${base64('project phoenix')}`],
    ['a long parameter', `data:text/plain;a=${'b'.repeat(3_000)};base64,${base64('project phoenix')}`],
    ['blanks before the head', `${'\n'.repeat(3_000)}data:;base64,${base64('project phoenix')}`],
    ['line breaks in the head', `da\nta:text/plain;bas\ne64,${base64('project phoenix')}`],
    ['a replaced digit', `data:text/plain;base64,%63${base64('project phoenix').slice(1)}`],
  ])('is decoded despite %s', async (_what, payload) => {
    expect((await textsOfMedia(payload)).slice(1).join(' ')).toContain('project phoenix');
  });

  test('in many heads, one within the other, is decoded once', async () => {
    const heads = 'data:;base64,'.repeat(300_000);
    expect(await textsOfMedia(`${heads}%${'25'.repeat(300_000)}`)).toHaveLength(4);
  });

  test('in UTF-16 is decoded in both byte orders', async () => {
    const little = Buffer.from('project phoenix', 'utf16le');
    expect(await textsOfMedia(base64(little))).toContain('project phoenix');
    expect(await textsOfMedia(base64(Buffer.from(little).swap16()))).toContain('project phoenix');
    const marked = Buffer.from('\ufeff世界和平', 'utf16le');
    expect(await textsOfMedia(base64(marked))).toContain('世界和平');
    expect(await textsOfMedia(base64(Buffer.from(marked).swap16()))).toContain('世界和平');
    // The same bytes without the complete mark are one text.
    expect(await textsOfMedia(base64(Buffer.from([0xff, 0x41])))).toHaveLength(2);
    expect(await textsOfMedia(base64(Buffer.from([0x41, 0xfe])))).toHaveLength(2);
    expect(await textsOfMedia(base64(Buffer.from([0xfe, 0x41])))).toHaveLength(2);
  });

  test('with percent-encoding is decoded, and skipped if it is invalid', async () => {
    expect(await textsOfMedia('data:text/plain,project%20phoenix')).toContain('project phoenix');
    expect(await textsOfMedia('data:,%')).toEqual(['data:,%']);
  });

  test('longer than a slice is one text, with the characters at the boundaries', async () => {
    const text = `${'ä'.repeat(500_000)}project phoenix${'ö'.repeat(500_000)}`;
    expect(await textsOfMedia(base64(text))).toEqual(['', text]);
    const late = `${base64('x'.repeat(1_500_000))} phoenix`;
    expect((await textsOfMedia(late))[0]).toBe(late);
  });
});
