import { describe, expect, test } from '@jest/globals';
import { ImageTexts, type ImageReader } from '../../guardrails/image-texts.ts';
import { ImageTurns } from '../../guardrails/image-turns.ts';
import { likelyTexts } from '../../guardrails/recognised-text.ts';

const never = new AbortController().signal;
const image = (base64: string): ConstructorParameters<typeof ImageTexts>[0] => [
  { param: 'a.url', sizeBytes: 3, content: { base64 } },
];

/** A reader that returns its input bytes as text. */
const echo: ImageReader = {
  read: (source) => Promise.resolve('bytes' in source ? [Buffer.from(source.bytes).toString('latin1')] : []),
};

/** A reader that waits for a signal of the test or an abort. */
function held(): { reader: ImageReader; calls: AbortSignal[]; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const calls: AbortSignal[] = [];
  const read = (_source: unknown, _size: number, signal: AbortSignal): Promise<string[]> => {
    calls.push(signal);
    return promise;
  };
  return { reader: { read }, calls, release: () => resolve(['text']) };
}

describe('the texts of images', () => {
  test.each(['AAEC/wA+', 'AAEC_wA-', 'AAEC\n/wA+\n', 'QUI='])(
    'are read from the bytes of %j',
    async (base64) => {
      const [text] = await new ImageTexts(image(base64), echo).read(never);
      expect(text).toBe(Buffer.from(base64, 'base64').toString('latin1'));
    },
  );

  test('are read from payloads of several slices', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_001 }, (_, index) => index % 251));
    const [text] = await new ImageTexts(image(bytes.toString('base64')), echo).read(never);
    expect(text).toBe(bytes.toString('latin1'));
  });

  test.each(['AA*A', 'AAAA==AA', 'A', 'AA====', 'data:,AAAA'])(
    'are not read from %j, which is not valid base64',
    async (base64) => {
      await expect(new ImageTexts(image(base64), echo).read(never)).rejects.toMatchObject({
        code: 'invalid_parameter',
        publicMessage: 'a.url contains an image that is not valid base64: the content policy cannot check it',
      });
    },
  );

  test('name an image that cannot be read, with the reason', async () => {
    const reader = { read: () => Promise.resolve({ refused: 'is damaged' }) };
    await expect(new ImageTexts(image('AAAA'), reader).read(never)).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'a.url',
      publicMessage: expect.stringContaining('an image that is damaged'),
    });
  });

  test('are read once for all checks', async () => {
    const { reader, calls, release } = held();
    const texts = new ImageTexts(image('AAAA'), reader);
    const both = Promise.all([texts.read(never), texts.read(never)]);
    release();
    expect(await both).toEqual([['text'], ['text']]);
    expect(calls).toHaveLength(1);
  });

  test('are read until the last of their checks has ended', async () => {
    const { reader, calls } = held();
    const texts = new ImageTexts(image('AAAA'), reader);
    const [first, second] = [new AbortController(), new AbortController()];
    const [one, other] = [texts.read(first.signal), texts.read(second.signal)];
    first.abort(new Error('over'));
    await expect(one).rejects.toThrow('over');
    expect(calls[0]?.aborted).toBe(false);
    second.abort(new Error('over, too'));
    await expect(other).rejects.toThrow('over, too');
    expect(calls[0]?.aborted).toBe(true);
  });
});

test('a project can use only its share of the reader', async () => {
  const { reader, release } = held();
  const turns = new ImageTurns(reader);
  const read = (project: string): Promise<unknown> => turns.of(project).read({ path: '' }, 1, never);
  const waiting = Array.from({ length: 8 }, () => read('one'));
  await expect(read('one')).rejects.toThrow('too many images of the project wait');
  const other = read('another');
  release();
  await Promise.all([...waiting, other]);
  await read('one');
});

describe('a recognised number', () => {
  test.each([
    ['4242 4242.4242:4242', '4242 4242 4242 4242'],
    ['4242 4242\n4242 4242', '4242 4242 4242 4242'],
  ])('%j is also read as its likely original', (text, likely) => {
    expect(likelyTexts(text)).toEqual([text, likely]);
  });

  test.each(['12.50', 'at 10:30, 2024.', '42\n43'])('%j is not changed', (text) => {
    expect(likelyTexts(text)).toEqual([text]);
  });
});
