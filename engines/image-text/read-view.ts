import { recognise, toGreymap } from '../ocr/recognise.ts';
import { VIEW_TIMEOUT_MS } from './bounds.ts';
import { imageOf } from './decoder.ts';
import type { ImageRefusal, ImageSource, View } from './jobs.ts';

/** Larger images are scaled down to this: more detail takes time, and models see no more of it. */
const MOST_PIXELS = 8_000_000;
/** Smaller ones are enlarged, up to this: small print is recognised better. */
const ENLARGED_PIXELS = 6_000_000;
const MOST_ENLARGEMENT = 3;

/** The text of an image in one view. Rejects when it takes too long. */
export async function readView(source: ImageSource, view: View): Promise<{ text: string } | ImageRefusal> {
  const drawn = await draw(source, view).catch(() => null);
  if (drawn === null) return { refused: 'is damaged' };
  const { markdown } = await recognise(
    toGreymap(drawn.data, drawn.info.width, drawn.info.height),
    VIEW_TIMEOUT_MS,
  );
  return { text: markdown };
}

async function draw(
  source: ImageSource,
  { frame, backdrop, turn }: View,
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const { autoOrient, pageHeight } = await imageOf(source, frame, true).metadata();
  const height = pageHeight ?? autoOrient.height;
  const scale = scaleFor(autoOrient.width * height);
  const image = imageOf(source, frame, true).autoOrient();
  const opaque = backdrop === null ? image.removeAlpha() : image.flatten({ background: backdrop });
  const sized = opaque
    .resize({ width: Math.max(1, Math.round(autoOrient.width * scale)) })
    .toColourspace('b-w');
  const upright = sized.raw().toBuffer({ resolveWithObject: true });
  return upright.then(({ data, info }) => turned(data, info, turn));
}

/** Grey pixels, turned clockwise. */
function turned(
  data: Buffer,
  info: { width: number; height: number },
  turn: View['turn'],
): { data: Buffer; info: { width: number; height: number } } {
  if (turn === 0) return { data, info };
  const { width, height } = info;
  const target = Buffer.allocUnsafe(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) target[placeOf(x, y, width, height, turn)] = data[y * width + x] ?? 0;
  }
  return { data: target, info: turn === 180 ? info : { width: height, height: width } };
}

function placeOf(x: number, y: number, width: number, height: number, turn: View['turn']): number {
  if (turn === 180) return (height - 1 - y) * width + (width - 1 - x);
  return turn === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
}

function scaleFor(pixels: number): number {
  if (pixels > MOST_PIXELS) return Math.sqrt(MOST_PIXELS / pixels);
  return Math.max(1, Math.min(MOST_ENLARGEMENT, Math.sqrt(ENLARGED_PIXELS / Math.max(1, pixels))));
}
