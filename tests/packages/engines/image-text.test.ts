import { afterAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import { contrastOf, grainOf, turned } from '../../../packages/engines/image-text/grey.ts';
import { drawnText, sharp, textImage } from '../../guardrails/text-images.ts';

const never = new AbortController().signal;
const host = new EngineHost();
afterAll(() => host.close());

async function textIn(bytes: Buffer): Promise<string> {
  const found = await host.imageTexts.read({ bytes }, bytes.length, never);
  return 'refused' in found ? `refused: it ${found.refused}` : found.join('\n');
}

const LINE = 'The card is 4242 4242 4242 4242';
const CARD = '4242 4242 4242 4242';

/** White text that only the transparency of an image shows. */
async function inTransparency(colour: number): Promise<Buffer> {
  const mask = await (await drawnText(LINE)).negate({ alpha: false }).toColourspace('b-w').raw().toBuffer();
  const height = mask.length / 700;
  const pixels = Buffer.alloc(mask.length * 4, colour);
  for (let at = 0; at < mask.length; at += 1) pixels[at * 4 + 3] = mask[at] ?? 0;
  return sharp(pixels, { raw: { width: 700, height, channels: 4 } })
    .png()
    .toBuffer();
}

describe('the text of an image is read', () => {
  test('in white on black', async () => {
    const dark = (await drawnText(LINE)).negate({ alpha: false });
    expect(await textIn(await dark.png().toBuffer())).toContain(CARD);
  });

  test('in light grey on white', async () => {
    const pale = (await drawnText(LINE)).linear(0.03, 247);
    expect(await textIn(await pale.png().toBuffer())).toContain(CARD);
  });

  test.each([
    ['white', 255],
    ['black', 0],
  ])('in %s on a transparent background', async (_name, colour) => {
    expect(await textIn(await inTransparency(colour))).toContain(CARD);
  });

  test('in the second frame of an animation', async () => {
    const frames = await Promise.all([textImage('A harmless line of text'), textImage(LINE)]);
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await textIn(animation)).toContain(CARD);
  });

  test('in an image that its metadata rotates', async () => {
    const onItsSide = (await drawnText(LINE)).rotate(90).jpeg().withMetadata({ orientation: 8 });
    expect(await textIn(await onItsSide.toBuffer())).toContain(CARD);
  });

  test('a second time without another recognition', async () => {
    const image = await textImage(LINE);
    expect(await textIn(image)).toBe(await textIn(image));
  });
});

describe('an image is refused', () => {
  test('with too many frames', async () => {
    const frames = await Promise.all(
      Array.from({ length: 9 }, (_, shade) =>
        sharp(Buffer.alloc(64, shade * 20), { raw: { width: 8, height: 8, channels: 1 } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await textIn(animation)).toBe('refused: it has 9 frames, more than 8');
  });

  test('before it is decoded, when its header declares too many pixels', async () => {
    const bomb = await sharp(Buffer.alloc(8_000 * 8_000), {
      raw: { width: 8_000, height: 8_000, channels: 1 },
    })
      .png()
      .toBuffer();
    expect(await textIn(bomb)).toBe('refused: it has 8000 x 8000 pixels, more than 50 million');
  });

  test('when one side is longer than the recogniser can read', async () => {
    const raw = { width: 16_001, height: 2, channels: 1 } as const;
    const long = await sharp(Buffer.alloc(2 * 16_001), { raw })
      .png()
      .toBuffer();
    expect(await textIn(long)).toBe('refused: it has a side of more than 16000 pixels');
  });

  test.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['the head of an image alone', '\x89PNG\r\n\x1a\n'],
  ])('when it is %s', async (_what, content) => {
    expect(await textIn(Buffer.from(content, 'latin1'))).toContain('refused: it is damaged');
  });

  test('with service_unavailable when the packages of the engine are missing', async () => {
    const without = new EngineHost({
      resolvePackage: () => {
        throw new Error('not installed');
      },
    });
    const bytes = await textImage(LINE);
    await expect(without.imageTexts.read({ bytes }, bytes.length, never)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await without.close();
  });
});

describe('grey pixels', () => {
  const pixels = { data: Buffer.from([1, 2, 3, 4, 5, 6]), width: 3, height: 2 };

  test.each([
    [90, 2, [4, 1, 5, 2, 6, 3]],
    [180, 3, [6, 5, 4, 3, 2, 1]],
    [270, 2, [3, 6, 2, 5, 1, 4]],
  ] as const)('are turned clockwise by %d degrees', (turn, width, data) => {
    expect(turned(pixels, turn)).toEqual({ data: Buffer.from(data), width, height: 6 / width });
  });

  test('keep text visible on a background that changes', () => {
    const width = 200;
    const ground = Buffer.from(Array.from({ length: width * 50 }, (_, at) => at % width));
    ground[25 * width + 50] = 90;
    ground[25 * width + 150] = 190;
    const { data } = contrastOf({ data: ground, width, height: 50 });
    for (const x of [50, 150]) expect(data[25 * width + x]).toBeGreaterThan(230);
    for (const x of [60, 140]) expect(Math.abs((data[25 * width + x] ?? 0) - 128)).toBeLessThan(5);
  });

  test('are noise when each differs from its neighbours', () => {
    const grain = Buffer.from(Array.from({ length: 100 }, (_, at) => (at % 2) * 200));
    expect(grainOf({ data: grain, width: 10, height: 10 })).toBeGreaterThan(0.9);
    expect(
      grainOf({ data: Buffer.from(Array.from({ length: 100 }, (_, at) => at)), width: 10, height: 10 }),
    ).toBe(0);
  });
});
