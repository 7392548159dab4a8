import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Base64Decoder, decodeBase64 } from '../../bodies/base64-decoder.ts';
import { base64OfDataAddress } from '../../documents/document-source.ts';
import { mediaTypeOf } from '../../documents/file-type.ts';

const BYTES = Buffer.from([0xfb, 0xff, 0xfe, 1]);

/** Returns the decoded bytes; null when the text is invalid. */
async function decoded(text: string): Promise<Buffer | null> {
  const invalid = new Error('invalid');
  try {
    return Buffer.concat(await Array.fromAsync(decodeBase64(text, () => invalid)));
  } catch (thrown) {
    expect(thrown).toBe(invalid);
    return null;
  }
}

describe('base64', () => {
  test.each([
    ['as it is written', '+//+AQ=='],
    ['without padding', '+//+AQ'],
    ['in the alphabet for addresses', '-__-AQ=='],
    ['broken into lines', '+//+\r\n AQ==\n'],
    ['with blanks around every character', ' + / / + A Q = = '],
  ])('is read %s', async (_name, text) => expect(await decoded(text)).toEqual(BYTES));

  test.each(['', ' \n', '=', '====', 'A', 'AAAAA', 'AA=A', 'AA===', 'A!==', 'Grüße', '%41%41'])(
    'is not %j',
    async (text) => expect(await decoded(text)).toBeNull(),
  );

  test('of many megabytes is checked in linear time', async () => {
    expect(await decoded(`${'A'.repeat(20_000_000)}!`)).toBeNull();
  });

  test.each([1, 2, 3, 262_143, 262_144, 786_433])('of %i bytes is read in pieces', async (sizeBytes) => {
    const bytes = randomBytes(sizeBytes);
    const lines = bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
    expect((await decoded(lines))?.equals(bytes)).toBe(true);
    expect((await decoded(bytes.toString('base64url')))?.equals(bytes)).toBe(true);
  });

  test('of blanks lets other requests be served, and takes no memory of its size', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const pieces = [];
    for await (const piece of decodeBase64('A '.repeat(8_000_000), () => new Error('invalid')))
      pieces.push(piece.length);
    clearInterval(others);
    expect(turns).toBeGreaterThan(10);
    expect(Math.max(...pieces)).toBeLessThan(262_144);
    expect(pieces.reduce((sum, sizeBytes) => sum + sizeBytes, 0)).toBe(6_000_000);
  });
});

describe('a decoder that reads on after padding', () => {
  const readOn = (...parts: string[]): string => {
    const decoder = new Base64Decoder(true);
    const bytes = parts.map((part) => decoder.decode(part, 0, part.length) ?? Buffer.alloc(0));
    return Buffer.concat([...bytes, decoder.end() ?? Buffer.alloc(0)]).toString('latin1');
  };

  test.each([
    ['two texts', `${btoa('one')}${btoa('three')}`, 'onethree'],
    ['texts of every remainder', `${btoa('a')}${btoa('bc')}${btoa('def')}${btoa('g')}`, 'abcdefg'],
    ['one padding too few, or too many', 'YQ=YmM====ZGVm', 'abcdef'],
    ['other characters', 'Y!Q=\u00e9=Y m-M=', 'abo\u008c'],
    ['one digit before the padding', 'Y=YQ==', 'a'],
    ['padding alone', '=====', ''],
  ])('decodes %s, wherever they are divided', (_name, text, expected) => {
    for (let end = 0; end <= text.length; end += 1)
      expect(readOn(text.slice(0, end), text.slice(end))).toBe(expected);
  });
});

describe('a data: address', () => {
  test.each([
    ['data:application/pdf;base64,AAAA', 'AAAA'],
    ['DATA:;BASE64,AAAA', 'AAAA'],
    ['data:image/png;name=a.png;base64,AA==', 'AA=='],
  ])('%s holds its base64', (address, text) => expect(base64OfDataAddress(address)).toBe(text));

  test.each([
    'data:application/pdf,AAAA',
    'data:text/plain;charset=utf-8,x;base64,AAAA',
    'https://x/;base64,AAAA',
  ])('%s holds none', (address) => expect(base64OfDataAddress(address)).toBeNull());
});

describe('the first bytes show', () => {
  test.each([
    ['application/pdf', '%PDF-1.7'],
    ['application/pdf', `${'x'.repeat(900)}%PDF-1.4`],
    ['image/png', '\x89PNG\r\n\x1a\n....'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['image/tiff', 'II*\0'],
    ['image/bmp', 'BM\x10'],
    ['image/avif', '\0\0\0\x1cftypavif'],
    ['image/heic', '\0\0\0\x1cftypheic'],
  ])('%s', (mediaType, bytes) => expect(mediaTypeOf(Buffer.from(bytes, 'latin1'))).toBe(mediaType));

  test.each([
    '',
    '<html>',
    'PK\x03\x04',
    'RIFF\x01\x02\x03\x04WAVE',
    `${'x'.repeat(1_100)}%PDF-1.4`,
    '<svg xmlns="">',
  ])('that %j is neither a PDF nor an image', (bytes) =>
    expect(mediaTypeOf(Buffer.from(bytes, 'latin1'))).toBeNull(),
  );
});
