import type { JsonObject } from '../../bodies/json-body.ts';
import type * as Cohere from './format.ts';
import { isLoose, looseList } from '../values/json-values.ts';

/** Citations of other types are of a plan or of thinking (`CitationType` of cohere-ai 8.1.0). */
const OF_TEXT = 'TEXT_CONTENT';

/**
 * Translates a citation of the text to annotations of a chat message, one for each source that has an address. Others have
 * no form in the format.
 */
export function urlAnnotations({ start, end, type = OF_TEXT, sources }: Cohere.Citation): JsonObject[] {
  if (type !== OF_TEXT || typeof start !== 'number' || typeof end !== 'number') return [];
  return looseList<Cohere.Source>(sources).flatMap(({ document, tool_output: output }) => {
    const { url, title } = isLoose<Cohere.Document>(document)
      ? document
      : isLoose<Cohere.Document>(output)
        ? output
        : {};
    if (typeof url !== 'string') return [];
    const place = { start_index: start, end_index: end };
    return [{ type: 'url_citation', url_citation: { url, title: textIn(title), ...place } }];
  });
}

/** The objects in a list; none where it is no list. */

/** A text; empty where it is none. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
