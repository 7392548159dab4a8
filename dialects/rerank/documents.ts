import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord } from '../values/json-values.ts';

/** Returns the texts of a request's documents, in order. Objects have a `text`. */
export function documentTexts(fields: JsonObject): string[] {
  const { documents } = fields;
  return Array.isArray(documents) ? documents.map(textOf) : [];
}

/** Returns how many results the client wants. Null and 0 mean all. */
export function wantedResults(fields: JsonObject): number | null {
  const top = fields['top_n'];
  return typeof top === 'number' && top > 0 ? top : null;
}

function textOf(document: unknown): string {
  const text = isRecord(document) ? document['text'] : document;
  return typeof text === 'string' ? text : '';
}
