import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

/** Returns the texts of a request's documents, in order. Objects have a `text`. */
export function documentTexts(fields: Loose.RerankRequest): string[] {
  const { documents } = fields;
  return Array.isArray(documents) ? documents.map(textOf) : [];
}

/** Returns how many results the client wants, which Voyage calls `top_k`. Null and 0 mean all. */
export function wantedResults(fields: Loose.RerankRequest & Fields<'top_k'>): number | null {
  const top = fields.top_n ?? fields.top_k;
  return typeof top === 'number' && top > 0 ? top : null;
}

function textOf(document: unknown): string {
  const text = isLoose<Fields<'text'>>(document) ? document.text : document;
  return typeof text === 'string' ? text : '';
}
