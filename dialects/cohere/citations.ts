import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, type JsonRecord } from '../values/json-values.ts';

/** Citations of other types are of a plan or of thinking (`CitationType` of cohere-ai 8.1.0). */
const OF_TEXT = 'TEXT_CONTENT';

/**
 * Translates a citation of the text to annotations of a chat message, one for each source that has an address. Others have
 * no form in the format.
 */
export function urlAnnotations({ start, end, type = OF_TEXT, sources }: JsonRecord): JsonObject[] {
  if (type !== OF_TEXT || typeof start !== 'number' || typeof end !== 'number') return [];
  return recordsIn(sources).flatMap(({ document, tool_output: output }) => {
    const { url, title } = isRecord(document) ? document : isRecord(output) ? output : {};
    if (typeof url !== 'string') return [];
    const place = { start_index: start, end_index: end };
    return [{ type: 'url_citation', url_citation: { url, title: textIn(title), ...place } }];
  });
}

/** The objects in a list; none where it is no list. */
export function recordsIn(value: unknown): JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A text; empty where it is none. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
