import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord } from '../json-values.ts';

/** The texts of a request's documents, in order; objects give their `text`. */
export function documentTexts(fields: JsonObject): string[] {
  const { documents } = fields;
  return Array.isArray(documents) ? documents.map(textOf) : [];
}

/** How many results the caller wants: null, like 0, stands for all. */
export function wantedResults(fields: JsonObject): number | null {
  const top = fields['top_n'];
  return typeof top === 'number' && top > 0 ? top : null;
}

function textOf(document: unknown): string {
  const text = isRecord(document) ? document['text'] : document;
  return typeof text === 'string' ? text : '';
}
