import type { InputTokenUsage, RerankedDocument, RerankResult } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { readIndex } from '../values/item-order.ts';
import type { ListIdentity, ListOperation } from '../list-operation.ts';
import { estimatedUsage, readTokenUsage, sumTokenUsage } from '../usage/token-usage.ts';
import { documentTexts, wantedResults } from './documents.ts';
import type * as Cohere from '../cohere/format.ts';
import { isLoose, looseOf, type Fields, type Loose } from '../values/json-values.ts';

export interface RerankPart {
  id: unknown;
  results: RerankedDocument[];
  /** Search units, as Cohere counts them, if the backend reports them. */
  searchUnits: number;
  usage: InputTokenUsage | null;
}

/**
 * Validates and normalises rerank results of this format to the contract: best first, no more than requested, each with
 * the request's document.
 *
 * @param rawScores whether the backend returns logits (llama.cpp), which are converted to probabilities, as other
 * servers return them
 */
export function rerank(rawScores: boolean): ListOperation<RerankPart> {
  return {
    items: 'documents',
    count: (fields) => documentTexts(fields).length,
    slice: ({ documents }: Loose.RerankRequest, start, end) =>
      Array.isArray(documents) ? { documents: documents.slice(start, end) } : {},
    read: (response: Response, fields, start) => ({
      id: response.id,
      results: readResults(response, fields, start),
      searchUnits: readSearchUnits(response.meta),
      usage: readUsage(response),
    }),
    join(parts, fields) {
      const usage = sumTokenUsage(parts.map((part) => part.usage));
      const results = parts.flatMap((part) => part.results).sort(bestFirst);
      const wanted = results.slice(0, wantedResults(fields) ?? results.length);
      const search_units = parts.reduce((sum, part) => sum + part.searchUnits, 0);
      return {
        ...(parts.length === 1 ? { id: parts[0]?.id } : {}),
        // Converted after sorting, because the probabilities of high logits round to one.
        results: rawScores ? wanted.map(withProbability) : wanted,
        ...(usage === null ? {} : { usage }),
        meta: { api_version: { version: '1' }, billed_units: { search_units } },
      };
    },
  };
}

/**
 * Creates the response for the client. `meta` is for clients of Cohere's format, `completion_tokens` for those of
 * Together (docs/wire-formats/embeddings-and-scores.md#rerank).
 */
export function rerankResult(
  joined: Loose.RerankResult,
  fields: Loose.RerankRequest,
  identity: ListIdentity,
): RerankResult {
  const { id } = joined;
  const { results, meta } = joined as Pick<RerankResult, 'results' | 'meta'>; // The result of `join`.
  return {
    id: typeof id === 'string' && id !== '' ? id : `rerank-${identity.requestId}`,
    model: identity.model,
    results,
    usage: { ...(readTokenUsage(joined.usage) ?? estimated(fields)), completion_tokens: 0 },
    meta,
  };
}

/** Creates the response for a request without documents, which is not sent to a backend. */
export function emptyRerankResult(identity: ListIdentity): RerankResult {
  return {
    id: `rerank-${identity.requestId}`,
    model: identity.model,
    results: [],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    meta: { api_version: { version: '1' }, billed_units: { search_units: 0 } },
  };
}

/** A response, with the members that have the results at Infinity and at DashScope. */
type Response = Loose.RerankResult & Fields<'data' | 'output'>;

/** Reads the results. Throws `bad_gateway` unless the requested number of documents was scored, each once. */
function readResults(response: Response, fields: Loose.RerankRequest, start: number): RerankedDocument[] {
  const texts = documentTexts(fields);
  const entries: unknown =
    response.results ?? response.data ?? looseOf<Fields<'results'>>(response.output).results;
  if (!Array.isArray(entries)) throw invalidResponse('it has no results');
  const scores = new Map<number, number>();
  for (const entry of entries) {
    if (!isLoose<Fields<'index' | 'relevance_score' | 'score'>>(entry))
      throw invalidResponse('a result is not an object');
    scores.set(readIndex(entry, texts.length, scores), readScore(entry.relevance_score ?? entry.score));
  }
  const wanted = Math.min(wantedResults(fields) ?? texts.length, texts.length);
  if (scores.size < wanted) throw invalidResponse(`it has ${scores.size} results instead of ${wanted}`);
  return Array.from(scores, ([index, score]) => ({
    index: start + index,
    relevance_score: score,
    document: texts[index] ?? '',
  }));
}

/** Servers of Cohere's format have the tokens in `meta` (`ApiMeta` of cohere-ai), as SiliconFlow and Xinference do. */
function readUsage({ usage, meta }: Loose.RerankResult): InputTokenUsage | null {
  return readTokenUsage(usage) ?? readTokenUsage(looseOf<Fields<'tokens'>>(meta).tokens);
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

/** Returns the search units. One, unless the backend reports another number. */
function readSearchUnits(meta: unknown): number {
  const billed = looseOf<Cohere.Meta>(meta).billed_units;
  const units = looseOf<Cohere.Tokens>(billed).search_units;
  return typeof units === 'number' && Number.isSafeInteger(units) && units > 0 ? units : 1;
}

/** Estimates usage. Rerankers read the query again with each document. */
function estimated(fields: Loose.RerankRequest): InputTokenUsage {
  const texts = documentTexts(fields);
  const query = typeof fields.query === 'string' ? fields.query : '';
  return estimatedUsage(texts.reduce((sum, text) => sum + text.length + query.length, 0));
}
