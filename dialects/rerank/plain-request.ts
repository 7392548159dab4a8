import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord } from '../json-values.ts';
import { withoutNulls } from '../request-fields.ts';
import { documentTexts, wantedResults } from './documents.ts';

const OPTIONAL_FIELDS = ['rank_fields', 'max_chunks_per_doc', 'max_tokens_per_doc'];

/**
 * The changes that make a request plain: what servers of the gateway's own format read differently is left out or said in the
 * one way that all of them understand.
 */
export function plainRerankChanges(fields: JsonObject): JsonObject {
  const { documents, rank_fields } = fields;
  const changes: JsonObject = withoutNulls(fields, OPTIONAL_FIELDS);
  // llama.cpp takes 0 for none, vLLM for all.
  if (wantedResults(fields) === null) changes['top_n'] = undefined;
  // Every answer gets the request's own documents.
  changes['return_documents'] = undefined;
  // Objects are what `rank_fields` is about; without it most servers know texts only.
  const hasObjects = Array.isArray(documents) && documents.some(isRecord);
  if (hasObjects && !Array.isArray(rank_fields)) changes['documents'] = documentTexts(fields);
  return changes;
}
