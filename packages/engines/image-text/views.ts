import { imageTextLimits } from './bounds.ts';
import { imageOf, type ImageHead } from './decoder.ts';
import type { ImageRefusal, View } from './jobs.ts';

const DAMAGED: ImageRefusal = { refused: 'is damaged, or of a format that cannot be decoded' };
const GREY_TONES = ['contrast'] as const;
const COLOUR_TONES = ['red', 'blue', 'contrast'] as const;

/**
 * The width to which an image is scaled before the search for colours. Readable text is wider than one of its pixels.
 */
const COLOUR_WIDTH = 1_000;
/** The least difference between red, green and blue in a colour image. JPEG adds a little colour to grey. */
const LEAST_COLOUR = 16;

const TURNS = [0, 90, 180, 270] as const;

/**
 * Returns the views that make all text of an image readable. Decodes the image only after the header is within bounds.
 */
export async function viewsOf(content: Buffer): Promise<View[] | ImageRefusal> {
  if (!isDecodable(content)) return DAMAGED;
  const head = await imageOf(content, 0, false)
    .metadata()
    .catch(() => null);
  if (head === null) return DAMAGED;
  const refusal = refusalOf(head);
  if (refusal !== null) return refusal;
  const views: View[] = [];
  for (let frame = 0; frame < (head.pages ?? 1); frame += 1) {
    const found = await imageOf(content, frame, true)
      .stats()
      .catch(() => null);
    if (found === null) return DAMAGED;
    // Text can have the colour of any background, or be hidden in transparent pixels.
    const backdrops = found.isOpaque ? (['white'] as const) : (['white', 'black', null] as const);
    const tones = (await isColourful(content, frame)) ? COLOUR_TONES : GREY_TONES;
    for (const backdrop of backdrops) {
      for (const turn of TURNS) views.push({ frame, backdrop, tone: 'light', turn });
      for (const tone of tones) views.push({ frame, backdrop, tone, turn: 0 });
    }
  }
  return views;
}

function refusalOf({ autoOrient, pages = 1, pageHeight }: ImageHead): ImageRefusal | null {
  const { imagePixels, sidePixels, frames, allPixels } = imageTextLimits;
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  if (width * height > imagePixels)
    return { refused: `has ${width} x ${height} pixels, more than ${imagePixels / 1e6} million` };
  if (Math.max(width, height) > sidePixels)
    return { refused: `has a side of more than ${sidePixels} pixels` };
  if (pages > frames) return { refused: `has ${pages} frames, more than ${frames}` };
  if (width * height * pages > allPixels)
    return { refused: `has more than ${allPixels / 1e6} million pixels over all its frames` };
  return null;
}

/** Returns whether red or blue can show text that lightness does not. */
async function isColourful(content: Buffer, frame: number): Promise<boolean> {
  const small = imageOf(content, frame, true)
    .removeAlpha()
    .resize({ width: COLOUR_WIDTH, withoutEnlargement: true });
  const { data } = await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (Math.abs(red - green) > LEAST_COLOUR || Math.abs(blue - green) > LEAST_COLOUR) return true;
  }
  return false;
}

/** The first bytes of the supported formats, as Latin-1. SVG is not supported, because its content is not in pixels. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBPVP8/,
  /^(?:II\x2a\x00|MM\x00\x2a)/,
  /^\x00\x00[^]{2}ftyp(?:avif|avis)/,
];

const HEAD_BYTES = 16;

/** Returns whether the first bytes of an image are those of a supported format. */
function isDecodable(content: Buffer): boolean {
  const head = content.toString('latin1', 0, HEAD_BYTES);
  return SIGNATURES.some((signature) => signature.test(head));
}
