import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { base64Digits, isBase64Text } from '../../bodies/base64-text.ts';

const MEGABYTE = 1024 * 1024;

describe('a text', () => {
  test('is base64 as Node writes it, and its digits hold the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 99 }), (bytes) => {
        const buffer = Buffer.from(bytes);
        expect(isBase64Text(buffer.toString('base64'))).toBe(true);
        expect(base64Digits(buffer.toString('base64'))).toBe(buffer.toString('base64').replaceAll('=', ''));
        expect(base64Digits(buffer.toString('base64url'))).toBe(buffer.toString('base64url'));
      }),
    );
  });

  test.each(['', '=', '==', 'QUI', 'QUJD=', 'Q===', 'QU=D', '=QUJ', 'QU\nJD', 'QUJ-', 'QUJé'])(
    '%j is not padded base64',
    (text) => expect(isBase64Text(text)).toBe(false),
  );

  test.each(['Q===', 'QU=D', 'QU JD', 'QUJé'])('%j has no digits', (text) =>
    expect(base64Digits(text)).toBeNull(),
  );

  test('of many megabytes is read without exhausting the stack', () => {
    expect(isBase64Text('QUJD'.repeat(16 * MEGABYTE))).toBe(true);
    expect(isBase64Text(`${'='.repeat(16 * MEGABYTE)}QUJD`)).toBe(false);
    expect(base64Digits('='.repeat(16 * MEGABYTE))).toBeNull();
  });
});
