import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, looseOf, type Fields, type Loose } from '../values/json-values.ts';
import { pagesRead } from './pages.ts';

/** What a page has at least; servers omit what they do not know. */
const EMPTY_PAGE: Loose.OcrPage = { images: [], dimensions: null };
const CORNERS = ['top_left_x', 'top_left_y', 'bottom_right_x', 'bottom_right_y'] as const;
const DIMENSIONS = ['dpi', 'height', 'width'] as const;

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
  const { images, dimensions, ...rest } = looseOf<Loose.OcrPage>(given);
  return {
    ...EMPTY_PAGE,
    ...rest,
    ...(isRecord(dimensions) ? { dimensions: { ...dimensions, ...pixels(dimensions, DIMENSIONS) } } : {}),
    ...(Array.isArray(images) ? { images: images.map(image) } : {}),
  };
}

function image(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { image_annotation: annotation }: Fields<'image_annotation'> = given;
  return {
    ...given,
    ...pixels(given, CORNERS),
    ...(isRecord(annotation) ? { image_annotation: JSON.stringify(annotation) } : {}),
  };
}

/** Returns members as whole pixels, as the format has them. Servers that scale pages compute fractions. Null: unknown. */
function pixels<Name extends string>(given: Fields<Name>, names: readonly Name[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [
      name,
      typeof given[name] === 'number' ? Math.round(given[name]) : (given[name] ?? null),
    ]),
  );
}
