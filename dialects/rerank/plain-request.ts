import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, type Loose } from '../values/json-values.ts';
import { withoutNulls } from '../fields/request-fields.ts';
import { documentTexts, wantedResults } from './documents.ts';

const OPTIONAL_FIELDS = ['rank_fields', 'max_chunks_per_doc', 'max_tokens_per_doc'];

/**
 * Returns the changes that make a request portable. Options that servers of the gateway's format read differently are
 * removed, or written in the form that all of them understand.
 */
export function plainRerankChanges(fields: Loose.RerankRequest): JsonObject {
  const { documents, rank_fields } = fields;
  const changes: Loose.RerankRequest = withoutNulls(fields, OPTIONAL_FIELDS);
  // To llama.cpp 0 means none, to vLLM all.
  if (wantedResults(fields) === null) changes.top_n = undefined;
  // The response gets the request's own documents.
  changes.return_documents = undefined;
  // Objects are only useful with `rank_fields`; most servers accept only texts.
  const hasObjects = Array.isArray(documents) && documents.some(isRecord);
  if (hasObjects && !Array.isArray(rank_fields)) changes.documents = documentTexts(fields);
  return changes;
}
