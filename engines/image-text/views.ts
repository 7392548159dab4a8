import { imageTextLimits } from './bounds.ts';
import { imageOf, type ImageHead } from './decoder.ts';
import { isDecodable } from './image-format.ts';
import type { ImageRefusal, ImageSource, View } from './jobs.ts';

const DAMAGED: ImageRefusal = { refused: 'is damaged, or of a format that cannot be decoded' };
const TURNS = [0, 90, 180, 270] as const;

/** The ways in which an image has to be looked at for its text to be read. Decodes it only once its head was found to be in bounds. */
export async function viewsOf(source: ImageSource): Promise<View[] | ImageRefusal> {
  if (!(await isDecodable(source))) return DAMAGED;
  const head = await imageOf(source, 0, false)
    .metadata()
    .catch(() => null);
  if (head === null) return DAMAGED;
  const refusal = refusalOf(head);
  if (refusal !== null) return refusal;
  const views: View[] = [];
  for (let frame = 0; frame < (head.pages ?? 1); frame += 1) {
    const backdrops = head.hasAlpha ? await backdropsOf(source, frame) : (['white'] as const);
    if (backdrops === null) return DAMAGED;
    for (const backdrop of backdrops) for (const turn of TURNS) views.push({ frame, backdrop, turn });
  }
  return views;
}

function refusalOf({ autoOrient, pages = 1, pageHeight }: ImageHead): ImageRefusal | null {
  const { imagePixels, frames, allPixels } = imageTextLimits;
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  if (width * height > imagePixels)
    return { refused: `has ${width} x ${height} pixels, more than ${imagePixels / 1e6} million` };
  if (pages > frames) return { refused: `has ${pages} frames, more than ${frames}` };
  if (width * height * pages > allPixels)
    return { refused: `has more than ${allPixels / 1e6} million pixels over all its frames` };
  return null;
}

/** Null for a frame that cannot be decoded. Text can be of the colour of any backdrop, or hidden in pixels that are transparent. */
async function backdropsOf(source: ImageSource, frame: number): Promise<readonly View['backdrop'][] | null> {
  const found = await imageOf(source, frame, true)
    .stats()
    .catch(() => null);
  if (found === null) return null;
  return found.isOpaque ? ['white'] : ['white', 'black', null];
}
