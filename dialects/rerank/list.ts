import type { JsonObject } from '../../bodies/json-body.ts';
import type { InputTokenUsage, RerankedDocument, RerankResult } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { readIndex } from '../item-order.ts';
import { isRecord } from '../json-values.ts';
import type { ListIdentity, ListOperation } from '../list-operation.ts';
import { estimatedUsage, readTokenUsage, sumTokenUsage } from '../token-usage.ts';
import { documentTexts, wantedResults } from './documents.ts';

export interface RerankPart {
  id: unknown;
  results: RerankedDocument[];
  /** Cohere's unit of a search, where the backend counts in it. */
  searchUnits: number;
  usage: InputTokenUsage | null;
}

/**
 * Rerank as the contract has it, from any answer of that form: best first, no more than were asked for, each with the
 * request's own document.
 *
 * @param rawScores whether the backend gives logits (llama.cpp), which then become probabilities as other servers give them
 */
export function rerank(rawScores: boolean): ListOperation<RerankPart> {
  return {
    items: 'documents',
    count: (fields) => documentTexts(fields).length,
    slice: ({ documents }, start, end) =>
      Array.isArray(documents) ? { documents: documents.slice(start, end) } : {},
    read: (answer, fields, start) => ({
      id: answer['id'],
      results: readResults(answer, fields, start),
      searchUnits: readSearchUnits(answer['meta']),
      usage: readTokenUsage(answer['usage']),
    }),
    join(parts, fields) {
      const usage = sumTokenUsage(parts.map((part) => part.usage));
      const results = parts.flatMap((part) => part.results).sort(bestFirst);
      const wanted = results.slice(0, wantedResults(fields) ?? results.length);
      const search_units = parts.reduce((sum, part) => sum + part.searchUnits, 0);
      return {
        ...(parts.length === 1 ? { id: parts[0]?.id } : {}),
        // Sorted before: high logits differ where their probabilities round to one.
        results: rawScores ? wanted.map(withProbability) : wanted,
        ...(usage === null ? {} : { usage }),
        meta: { api_version: { version: '1' }, billed_units: { search_units } },
      };
    },
  };
}

/** The answer as the caller gets it; `meta` is for clients of Cohere's format (wire formats §8). */
export function rerankResult(answer: JsonObject, fields: JsonObject, identity: ListIdentity): RerankResult {
  const { id } = answer;
  const { results, meta } = answer as Pick<RerankResult, 'results' | 'meta'>; // What `join` made of it.
  return {
    id: typeof id === 'string' && id !== '' ? id : `rerank-${identity.requestId}`,
    model: identity.model,
    results,
    usage: readTokenUsage(answer['usage']) ?? estimated(fields),
    meta,
  };
}

/** The answer to a request without documents, for which no backend need be asked. */
export function emptyRerankResult(identity: ListIdentity): RerankResult {
  return {
    id: `rerank-${identity.requestId}`,
    model: identity.model,
    results: [],
    usage: { prompt_tokens: 0, total_tokens: 0 },
    meta: { api_version: { version: '1' }, billed_units: { search_units: 0 } },
  };
}

/** Throws `bad_gateway` unless as many documents were scored as were asked for, each once. */
function readResults(answer: JsonObject, fields: JsonObject, start: number): RerankedDocument[] {
  const texts = documentTexts(fields);
  const entries: unknown = answer['results'] ?? answer['data'];
  if (!Array.isArray(entries)) throw invalidResponse('it has no results');
  const scores = new Map<number, number>();
  for (const entry of entries) {
    if (!isRecord(entry)) throw invalidResponse('a result is not an object');
    scores.set(readIndex(entry, texts.length, scores), readScore(entry['relevance_score'] ?? entry['score']));
  }
  const wanted = Math.min(wantedResults(fields) ?? texts.length, texts.length);
  if (scores.size < wanted) throw invalidResponse(`it has ${scores.size} results instead of ${wanted}`);
  return Array.from(scores, ([index, score]) => ({
    index: start + index,
    relevance_score: score,
    document: texts[index] ?? '',
  }));
}

function readScore(score: unknown): number {
  if (typeof score === 'number' && Number.isFinite(score)) return score;
  throw invalidResponse('a result has no score');
}

function withProbability(result: RerankedDocument): RerankedDocument {
  return { ...result, relevance_score: 1 / (1 + Math.exp(-result.relevance_score)) };
}

function bestFirst(left: RerankedDocument, right: RerankedDocument): number {
  return right.relevance_score - left.relevance_score || left.index - right.index;
}

/** One, unless the backend says otherwise. */
function readSearchUnits(meta: unknown): number {
  const billed = isRecord(meta) ? meta['billed_units'] : undefined;
  const units = isRecord(billed) ? billed['search_units'] : undefined;
  return typeof units === 'number' && Number.isSafeInteger(units) && units > 0 ? units : 1;
}

/** Rerankers read the query again with each document. */
function estimated(fields: JsonObject): InputTokenUsage {
  const texts = documentTexts(fields);
  const query = typeof fields['query'] === 'string' ? fields['query'] : '';
  return estimatedUsage(texts.reduce((sum, text) => sum + text.length + query.length, 0));
}
