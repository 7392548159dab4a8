import { describe, expect, test } from '@jest/globals';
import { base64OfDataAddress, decodeBase64 } from '../../documents/base64.ts';
import { mediaTypeOf } from '../../documents/media-type.ts';

const BYTES = Buffer.from([0xfb, 0xff, 0xfe, 1]);

describe('base64', () => {
  test.each([
    ['as it is written', '+//+AQ=='],
    ['without padding', '+//+AQ'],
    ['in the alphabet for addresses', '-__-AQ=='],
    ['broken into lines', '+//+\r\n AQ==\n'],
  ])('is read %s', (_name, text) => expect(decodeBase64(text)).toEqual(BYTES));

  test.each(['', ' \n', '=', '====', 'A', 'AAAAA', 'AA=A', 'AA===', 'A!==', 'Grüße', '%41%41'])(
    'is not %j',
    (text) => expect(decodeBase64(text)).toBeNull(),
  );

  test('of many megabytes is checked in linear time', () => {
    expect(decodeBase64(`${'A'.repeat(20_000_000)}!`)).toBeNull();
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
