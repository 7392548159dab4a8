import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EngineHost } from '../../../packages/engines/host.ts';
import { iconLibrary } from '../../../packages/engines/images/icons.ts';
import type { DrawnImage, ImagePrompt } from '../../../packages/engines/images/engine.ts';
import type { Drawing } from '../../../packages/engines/images/jobs.ts';
import { thingsIn } from '../../../packages/engines/images/prompt.ts';
import { sceneOf } from '../../../packages/engines/images/scene.ts';
import { settingOf } from '../../../packages/engines/images/setting.ts';
import { pngOf } from '../../../scripts/tour/documents.ts';

type Sharp = (bytes: Uint8Array) => {
  metadata(): Promise<{ width: number; height: number; format: string; hasAlpha: boolean; exif?: Buffer }>;
};
// `require` gives any; the type is that of the version that package.json pins.
const sharp = createRequire(import.meta.url)('sharp') as Sharp;
const host = new EngineHost();
const never = new AbortController().signal;
let folder: string;

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'images-test-'))));
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const SETTINGS = { width: 256, height: 192, format: 'png', quality: 90 } as const;

async function drawn(changes: Partial<ImagePrompt> = {}): Promise<DrawnImage[]> {
  const request = {
    prompt: 'a red car',
    settings: SETTINGS,
    count: 1,
    seed: null,
    isTransparent: false,
    partials: 0,
  };
  const images: DrawnImage[] = [];
  for await (const image of host.images.draw({ ...request, ...changes }, never)) images.push(image);
  return images;
}

describe('a prompt', () => {
  const find = (word: string): string | null => iconLibrary().find(word);
  const things = (prompt: string): object[] =>
    thingsIn(prompt, find).map(({ icon, count, place, isOnNext }) => ({ icon, count, place, isOnNext }));

  test('names objects and their number', () => {
    expect(things('a dog, three cats and some birds')).toMatchObject([
      { icon: 'dog', count: 1 },
      { icon: 'cat', count: 3 },
      { icon: 'bird', count: 3 },
    ]);
  });

  test('contains their positions', () => {
    expect(things('a horse on the left of a tree')).toMatchObject([{ place: 'left' }, { place: 'right' }]);
    expect(things('a bird above a house')).toMatchObject([{ place: 'above' }, { place: 'below' }]);
    expect(things('a cat riding a bicycle')).toMatchObject([{ isOnNext: true }, { isOnNext: false }]);
    expect(things('a cat on the beach with a dog')).toMatchObject([{ isOnNext: false }, {}]);
  });

  test('applies colours only to the next object', () => {
    expect(thingsIn('a red car and a tree', find).map(({ colour }) => colour)).toEqual(['#d9362b', null]);
  });

  test.each([
    ['a cat at night', { time: 'night', ground: 'grass' }],
    ['a boat on the sea at sunset', { time: 'sunset', ground: 'water' }],
    ['the desert in the morning', { time: 'dawn', ground: 'sand' }],
    ['snowy mountains', { ground: 'snow', hasMountains: true }],
    ['a rainy street', { ground: 'street', weather: new Set(['rain', 'clouds']) }],
  ])('sets the scene: %s', (prompt, setting) => {
    expect(settingOf(prompt)).toMatchObject(setting);
  });

  test('draws no objects for grammar words, gestures or flags', () => {
    expect(things('the view from above in a nice style with a hand and a flag')).toEqual([]);
  });
});

describe('a scene', () => {
  const scene = (changes: Partial<Drawing> = {}): string =>
    sceneOf(
      {
        ...SETTINGS,
        prompt: 'a blue car at night',
        seed: 7,
        isTransparent: false,
        completeness: 1,
        ...changes,
      },
      iconLibrary(),
    ).svg;

  test('is the same for the same seed, and different for another', () => {
    expect(scene()).toBe(scene());
    expect(scene({ seed: 8 })).not.toBe(scene());
  });

  test('depends on the time of day and the colour', () => {
    expect(scene()).toContain('#070b26');
    expect(scene({ prompt: 'a blue car' })).not.toContain('#070b26');
    expect(scene()).toContain('feColorMatrix');
    expect(scene({ prompt: 'a car at night' })).not.toContain('feColorMatrix');
  });

  test('contains no markup from the prompt', () => {
    const prompt = '<image href="file:///etc/passwd"/> & a "cat"';
    expect(scene({ prompt })).not.toContain('passwd');
  });
});

describe('the images engine', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'draws %s in the size, labelled as procedural',
    async (format) => {
      const [image] = await drawn({ settings: { ...SETTINGS, format } });
      const metadata = await sharp(image?.bytes ?? Buffer.alloc(0)).metadata();
      expect(metadata).toMatchObject({ width: 256, height: 192, format });
      expect(metadata.exif?.toString('latin1')).toContain('procedural');
      expect(image?.shows).toContain('Procedural illustration');
    },
  );

  test('draws the same image for the same prompt and seed, and different images within one call', async () => {
    const [first, second] = await drawn({ count: 2 });
    expect((await drawn())[0]?.bytes).toEqual(first?.bytes);
    expect(second?.bytes).not.toEqual(first?.bytes);
    expect((await drawn({ seed: 5 }))[0]?.bytes).not.toEqual(first?.bytes);
  });

  test('draws only the objects on a transparent background', async () => {
    const [image] = await drawn({ isTransparent: true });
    expect(await sharp(image?.bytes ?? Buffer.alloc(0)).metadata()).toMatchObject({ hasAlpha: true });
  });

  test('returns partial images before each finished one', async () => {
    const images = await drawn({ partials: 2, count: 2 });
    expect(images.map(({ partial }) => partial)).toEqual([0, 1, null, 0, 1, null]);
    expect(images[2]?.bytes).toEqual((await drawn())[0]?.bytes);
  });

  test('varies an image in several ways, which are the same for the same image', async () => {
    const path = join(folder, 'a.png');
    const pixels = Uint8Array.from({ length: 64 * 64 }, (_, index) => index % 251);
    await writeFile(path, await pngOf({ pixels, width: 64, height: 64 }));
    const [first, second] = await host.images.vary({ path, digest: 'a' }, SETTINGS, 2, never);
    expect(first).not.toEqual(second);
    expect(await host.images.vary({ path, digest: 'a' }, SETTINGS, 1, never)).toEqual([first]);
    expect(await sharp(first ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 256, height: 192 });
  });

  test.each([
    ['a size beyond the bound', { settings: { ...SETTINGS, width: 9_000 } }, 'size'],
    ['too many images', { count: 11 }, 'n'],
    ['a prompt that is too long', { prompt: 'cat '.repeat(2_000) }, 'prompt'],
  ])('refuses %s', async (_what, changes, param) => {
    await expect(drawn(changes)).rejects.toMatchObject({ code: 'invalid_parameter', param });
  });

  test('refuses to vary an image that decodes to too many pixels', async () => {
    const path = join(folder, 'bomb.png');
    await writeFile(path, await pngOf({ pixels: new Uint8Array(64_000_000), width: 8_000, height: 8_000 }));
    await expect(host.images.vary({ path, digest: 'b' }, SETTINGS, 1, never)).rejects.toMatchObject({
      code: 'invalid_parameter',
      param: 'image',
    });
  });
});
