import type { WordConfidence } from '../ocr/jobs.ts';
import { recognise, toGreymap } from '../ocr/recognise.ts';
import { VIEW_TIMEOUT_MS } from './bounds.ts';
import { imageOf } from './decoder.ts';
import { contrastOf, grainOf, turned, type GreyPixels } from './grey.ts';
import type { ImageRefusal, View } from './jobs.ts';

/** Larger images are scaled down to this size. More detail takes more time, and models do not see it either. */
const MAX_PIXELS = 6_000_000;
/** The largest factor by which smaller images are enlarged, for better recognition of small print. */
const MAX_ENLARGEMENT = 2;

/**
 * An image with more grain is smoothed and scaled down. Otherwise each grain counts as a letter, which takes minutes.
 */
const MAX_GRAIN = 0.12;
const GRAINY_PIXELS = 500_000;
const SMOOTHING = 1.5;

/** The least mean confidence of the words, 0 to 1. Below it, the recognised words are shapes and not text. */
const MIN_CONFIDENCE = 0.3;

/** Returns the text of an image in one view. Rejects when the recognition takes too long. */
export async function readView(content: Buffer, view: View): Promise<{ text: string } | ImageRefusal> {
  const drawn = await draw(content, view).catch(() => null);
  if (drawn === null) return { refused: 'is damaged' };
  const { data, width, height } = turned(view.tone === 'contrast' ? contrastOf(drawn) : drawn, view.turn);
  const { markdown, words } = await recognise(toGreymap(data, width, height), VIEW_TIMEOUT_MS);
  return { text: meanConfidence(words) < MIN_CONFIDENCE ? '' : markdown };
}

async function draw(content: Buffer, view: View): Promise<GreyPixels> {
  const { autoOrient, pageHeight } = await imageOf(content, view.frame, true).metadata();
  const pixels = autoOrient.width * (pageHeight ?? autoOrient.height);
  const plain = await drawnAt(content, view, autoOrient.width, scaleFor(pixels, MAX_PIXELS, 1), 0);
  if (grainOf(plain) > MAX_GRAIN)
    return drawnAt(content, view, autoOrient.width, scaleFor(pixels, GRAINY_PIXELS, 1), SMOOTHING);
  const scale = scaleFor(pixels, MAX_PIXELS, MAX_ENLARGEMENT);
  return scale <= 1 ? plain : drawnAt(content, view, autoOrient.width, scale, 0);
}

async function drawnAt(
  content: Buffer,
  { frame, backdrop, tone }: View,
  width: number,
  scale: number,
  smoothing: number,
): Promise<GreyPixels> {
  const image = imageOf(content, frame, true).autoOrient();
  const opaque = backdrop === null ? image.removeAlpha() : image.flatten({ background: backdrop });
  const sized = opaque.resize({ width: Math.max(1, Math.round(width * scale)) });
  const smooth = smoothing === 0 ? sized : sized.blur(smoothing);
  const isColour = tone === 'red' || tone === 'blue';
  const grey = isColour ? smooth.toColourspace('srgb').extractChannel(tone) : smooth.toColourspace('b-w');
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function scaleFor(pixels: number, maxPixels: number, maxEnlargement: number): number {
  return Math.min(maxEnlargement, Math.sqrt(maxPixels / Math.max(1, pixels)));
}

function meanConfidence(words: readonly WordConfidence[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
