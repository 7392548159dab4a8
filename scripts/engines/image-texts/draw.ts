import { createRequire } from 'node:module';

/** The functions used here of sharp 0.35. */
export interface SharpImage {
  rotate(degrees: number, options?: object): SharpImage;
  resize(options: object): SharpImage;
  blur(sigma: number): SharpImage;
  flatten(options: object): SharpImage;
  composite(images: readonly object[]): SharpImage;
  png(): SharpImage;
  jpeg(options: object): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/** The optional package. Its own types are missing where it is not installed. */
export const sharp = createRequire(import.meta.url)('sharp') as (
  source: Uint8Array,
  options?: object,
) => SharpImage;

export interface TextStyle {
  width: number;
  height: number;
  fontPixels: number;
  font: string;
  weight: string;
  ink: string;
  /** The colour of the background; null for transparent. */
  paper: string | null;
}

export const SCREEN: TextStyle = {
  width: 640,
  height: 200,
  fontPixels: 16,
  font: 'Liberation Sans',
  weight: 'normal',
  ink: '#1a1a1a',
  paper: '#ffffff',
};

/** Draws lines of text as a PNG. */
export function drawText(lines: readonly string[], style: TextStyle): Promise<Buffer> {
  const { width, height, fontPixels, font, weight, ink, paper } = style;
  const texts = lines.map((line, index) => {
    const y = Math.round(fontPixels * (1.6 + index * 1.5));
    const place = `x="${fontPixels}" y="${y}" font-family="${font}" font-size="${fontPixels}" font-weight="${weight}"`;
    return `<text ${place} fill="${ink}" xml:space="preserve">${line}</text>`;
  });
  const ground = paper === null ? '' : `<rect width="100%" height="100%" fill="${paper}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${texts.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Changes each pixel of an image by up to `strength` of 255, at random. */
export async function withNoise(
  image: Buffer,
  style: TextStyle,
  strength: number,
  random: () => number,
): Promise<Buffer> {
  const noise = Buffer.alloc(style.width * style.height * 4);
  for (let at = 0; at < noise.length; at += 4) {
    const value = random() < 0.5 ? 0 : 255;
    noise.fill(value, at, at + 3);
    noise[at + 3] = random() * strength;
  }
  const raw = { width: style.width, height: style.height, channels: 4 };
  return sharp(image)
    .composite([{ input: noise, raw }])
    .png()
    .toBuffer();
}

/** Draws coloured clouds, like a photograph out of focus with some grain, without text. */
export async function clouds(
  width: number,
  height: number,
  random: () => number,
  grain = 12,
): Promise<Buffer> {
  const coarse = Buffer.from(Array.from({ length: 12 * 8 * 3 }, () => Math.floor(random() * 256)));
  const soft = await sharp(coarse, { raw: { width: 12, height: 8, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return withNoise(soft, { ...SCREEN, width, height }, grain, random);
}

/** Draws bars, lines and circles without labels. */
export function diagram(width: number, height: number, random: () => number): Promise<Buffer> {
  const colour = (): string => `hsl(${Math.floor(random() * 360)} 70% 50%)`;
  const bars = Array.from({ length: 8 }, (_, index) => {
    const top = Math.floor(random() * height * 0.8);
    return `<rect x="${20 + index * 45}" y="${top}" width="30" height="${height - top}" fill="${colour()}"/>`;
  });
  const points = Array.from(
    { length: 12 },
    (_, index) => `${index * 50},${Math.floor(random() * height)}`,
  ).join(' ');
  const circles = Array.from(
    { length: 5 },
    () =>
      `<circle cx="${random() * width}" cy="${random() * height}" r="${5 + random() * 40}" fill="${colour()}"/>`,
  );
  const shapes = `${bars.join('')}<polyline points="${points}" fill="none" stroke="${colour()}" stroke-width="3"/>${circles.join('')}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
