import { createRequire } from 'node:module';
import type { Rendering, Variation } from './jobs.ts';
import { randomNumbers } from './random.ts';

/** The part of sharp 0.35 that is used; its own types are missing where the optional package is. */
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

/** A few kilobytes can stand for gigabytes. */
const MOST_INPUT_PIXELS = 50_000_000;
/** Written into every file. */
const LABEL = {
  IFD0: { Software: 'inference-gateway embedded/procedural', ImageDescription: 'procedural illustration' },
};

export function drawSvg(svg: string, rendering: Rendering): Promise<Buffer> {
  return encode(sharp()(Buffer.from(svg)), rendering);
}

/** The image mirrored, cut, turned and recoloured a little, by the seed. Rejects when it cannot be decoded. */
export async function varyImage(variation: Variation): Promise<Buffer> {
  const { path, width, height, seed } = variation;
  const random = randomNumbers(seed);
  const margin = 1.04 + random() * 0.14;
  const [wide, high] = [Math.ceil(width * margin), Math.ceil(height * margin)];
  const settings = { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' };
  const whole = sharp()(path, settings).autoOrient().resize({ width: wide, height: high, fit: 'cover' });
  const mirrored = random() < 0.5 ? whole.flop() : whole;
  // One pipeline does each kind of step once, in an order of its own: the cut comes after it.
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
  // `require` gives any; the type is that of the version that package.json pins.
  return createRequire(import.meta.url)('sharp') as Sharp;
}
