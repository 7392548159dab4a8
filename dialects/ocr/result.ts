import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { pagesRead } from './pages.ts';

/** What a page and an image have at least; servers omit what they do not know. */
const EMPTY_PAGE: Loose.OcrPage = { images: [], dimensions: null };
const EMPTY_IMAGE: Loose.OcrImage = {
  top_left_x: null,
  top_left_y: null,
  bottom_right_x: null,
  bottom_right_y: null,
};

/** Normalises an OCR response to the contract: adds what its server omits, and writes annotations as JSON text. */
export function ocrResult(response: Loose.OcrResult): JsonObject {
  const { pages, document_annotation: annotation, usage_info: usage } = response;
  return {
    model: '',
    ...response,
    ...(Array.isArray(pages) ? { pages: pages.map(page) } : {}),
    ...(isRecord(annotation) ? { document_annotation: JSON.stringify(annotation) } : {}),
    usage_info: { ...looseOf<Loose.OcrUsage>(usage), pages_processed: pagesRead(response) },
  };
}

function page(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { images, ...rest } = looseOf<Loose.OcrPage>(given);
  return { ...EMPTY_PAGE, ...rest, ...(Array.isArray(images) ? { images: images.map(image) } : {}) };
}

function image(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { image_annotation: annotation }: Fields<'image_annotation'> = given;
  return {
    ...EMPTY_IMAGE,
    ...given,
    ...(isRecord(annotation) ? { image_annotation: JSON.stringify(annotation) } : {}),
  };
}
