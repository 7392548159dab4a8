import { describe, expect, test } from '@jest/globals';
import { CapturedBody } from '../../../../../packages/contract-tools/checks/record/captured-body.ts';
import { writtenBody } from '../../../../../packages/contract-tools/checks/record/entry.ts';
import { Secrets } from '../../../../../packages/contract-tools/checks/record/secrets.ts';

const secrets = new Secrets(
  [
    ['Authorization', 'Bearer sk-one+two/three'],
    ['Cookie', 'a=1; session=long-cookie-value'],
    ['Accept', 'application/json'],
  ],
  '/v1/models?api_key=in-the-query&limit=2',
);

describe('a written exchange has no', () => {
  test.each([
    'authorization',
    'Proxy-Authorization',
    'X-API-Key',
    'api-key',
    'Ocp-Apim-Subscription-Key-Secret',
    'x-goog-api-key',
    'X-Amz-Security-Token',
    'cookie',
    'Set-Cookie',
  ])('value of the header %s', (name) => {
    expect(secrets.headers([[name, 'anything']])).toEqual([{ name, value: 'REDACTED' }]);
  });

  test.each([
    ['credential that an error repeats', 'Incorrect key: sk-one+two/three.'],
    ['credential in an address', 'https://x.test/?q=sk-one%2Btwo%2Fthree'],
    ['cookie', '{"session":"long-cookie-value"}'],
    ['key of the query', 'see in-the-query'],
    ['signature of an address', 'https://s3.test/a?X-Amz-Signature=long-cookie&page=1'],
    ['signature of an address in JSON', String.raw`{"url":"https://blob.test/a?se=1\u0026sig=long-cookie"}`],
    ['credential of a tool', '{"server_url":"https://x.test","authorization" : "sk-one two"}'],
  ])('%s', (_name, text) => {
    const written = secrets.text(text);
    expect(written).toContain('REDACTED');
    expect(written).not.toMatch(/sk-one|long-cookie|in-the-query/);
  });
});

test('headers and texts without a credential are unchanged', () => {
  const plain: [string, string][] = [
    ['x-ratelimit-remaining-tokens', '12'],
    ['accept', 'a=1'],
  ];
  expect(secrets.headers(plain)).toEqual(plain.map(([name, value]) => ({ name, value })));
  const text = '{"max_tokens":5,"url":"https://x.test/?page=1&limit=2"}';
  expect(secrets.text(text)).toBe(text);
});

describe('a truncated body', () => {
  const written = (bytes: Buffer, kept: number, most: number) => {
    const body = new CapturedBody(kept);
    body.add(bytes);
    return writtenBody(body, most, secrets);
  };

  test('holds no part of a credential at its end', () => {
    const text = 'the key is sk-one+two/three and more';
    for (let most = 12; most < text.length; most++)
      expect(written(Buffer.from(text), 1000, most).text).not.toContain('sk-');
  });

  test('holds no part of a credential in JSON at its end, however long it is', () => {
    const long = `{"authorization":"${'sk'.repeat(4_000_000)}`;
    expect(written(Buffer.from(`${long}"}`), long.length, long.length).text).toBe(
      '{"authorization":"REDACTED"',
    );
    expect(written(Buffer.from(`${long}"}`), 20, 20).text).toBe('{"authorization":"REDACTED"');
  });

  test('holds no part of a character at its end', () => {
    expect(written(Buffer.from('Grüße'), 3, 1000)).toEqual({ text: 'Gr', _truncated: true });
  });

  test('is base64 where it is not text, still without a credential', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), Buffer.from('sk-one+two/three')]);
    const { text, encoding } = written(bytes, 1000, 1000);
    expect(encoding).toBe('base64');
    expect(Buffer.from(text, 'base64').toString('latin1')).toMatch(/^.{3}REDACTED$/s);
  });
});
