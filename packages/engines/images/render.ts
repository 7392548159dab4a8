import { createRequire } from 'node:module';
import type { Rendering, Variation } from './jobs.ts';
import { randomNumbers } from './random.ts';

/** The functions used here of sharp 0.35. Its own types are missing where the optional package is. */
type Sharp = (input: Buffer | string, options?: object) => SharpImage;
interface SharpImage {
  autoOrient(): SharpImage;
  resize(options: object): SharpImage;
  flop(): SharpImage;
  rotate(degrees: number, options: object): SharpImage;
  extract(options: object): SharpImage;
  modulate(options: object): SharpImage;
  flatten(options: object): SharpImage;
  withExif(tags: object): SharpImage;
  toFormat(format: string, options: object): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/** The most pixels of an input image, because a few kilobytes can contain gigabytes. */
const MOST_INPUT_PIXELS = 50_000_000;
/** The metadata of every file. */
const LABEL = {
  IFD0: { Software: 'inference-gateway embedded/procedural', ImageDescription: 'procedural illustration' },
};

export function drawSvg(svg: string, rendering: Rendering): Promise<Buffer> {
  return encode(sharp()(Buffer.from(svg)), rendering);
}

/**
 * Returns the image slightly mirrored, cut, rotated and recoloured, depending on the seed. Rejects when it cannot be
 * decoded.
 */
export async function varyImage(variation: Variation): Promise<Buffer> {
  const { path, width, height, seed } = variation;
  const random = randomNumbers(seed);
  const margin = 1.04 + random() * 0.14;
  const [wide, high] = [Math.ceil(width * margin), Math.ceil(height * margin)];
  const settings = { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' };
  const resized = sharp()(path, settings).autoOrient().resize({ width: wide, height: high, fit: 'cover' });
  const mirrored = random() < 0.5 ? resized.flop() : resized;
  // A pipeline applies each kind of step once and in a fixed order. The cut has to follow in a second pipeline.
  const scaled = await mirrored.toFormat('png', { compressionLevel: 1 }).toBuffer();
  const cut = {
    left: Math.floor((wide - width) * random()),
    top: Math.floor((high - height) * random()),
    width,
    height,
  };
  const recoloured = sharp()(scaled)
    .extract(cut)
    .modulate({
      hue: Math.round((random() - 0.5) * 60),
      saturation: 0.8 + random() * 0.5,
      brightness: 0.9 + random() * 0.2,
    });
  return encode(recoloured, variation);
}

function encode(image: SharpImage, { format, quality }: Rendering): Promise<Buffer> {
  const opaque = format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image;
  return opaque
    .withExif(LABEL)
    .toFormat(format, format === 'png' ? {} : { quality })
    .toBuffer();
}

function sharp(): Sharp {
  // `require` returns any. package.json pins the version with this type.
  return createRequire(import.meta.url)('sharp') as Sharp;
}
