import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { ListIdentity, ListOperation } from '../../dialects/list-operation.ts';
import type { Translation } from '../../dialects/translation.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';

/** One file under `tests/fixtures/dialects/<folder>`. */
export interface ListCase {
  name: string;
  /** Where the format was observed or documented. */
  source: string;
  kind: 'openai' | 'cohere' | 'jina' | 'vertex' | 'tei' | 'infinity';
  rawScores?: boolean;
  /** The client's body. */
  request: JsonObject;
  /** The request that a server of another format must receive. */
  upstreamRequest?: JsonObject;
  /** Changes to the request that a server of the same format must receive. */
  upstreamChanges?: JsonObject;
  response?: unknown;
  expected?: JsonObject;
  failure?: string;
  param?: string;
}

export interface ListSuite<Part> {
  folder: 'embeddings' | 'rerank' | 'classify';
  schema: 'EmbeddingList' | 'RerankResult' | 'ClassificationList';
  operation: (rawScores: boolean) => ListOperation<Part>;
  translations: Partial<Record<ListCase['kind'], Translation>>;
  complete: (response: JsonObject, fields: JsonObject, identity: ListIdentity) => JsonObject;
}

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects');

export function listCases(folder: string): ListCase[] {
  return readdirSync(join(FIXTURES, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FIXTURES, folder, file), 'utf8')) as ListCase);
}

/** Runs one test per case: translates the request and the response, and validates the result. */
export function testListSuite<Part>(suite: ListSuite<Part>): void {
  test.each(listCases(suite.folder))('$kind: $name', (listCase) => {
    expect(listCase.source).not.toBe('');
    const { expected, failure } = listCase;
    if (failure !== undefined) {
      const thrown = thrownBy(() => through(suite, listCase));
      expect(thrown).toBeInstanceOf(GatewayError);
      expect(thrown).toMatchObject({ code: failure, param: listCase.param ?? null });
      return;
    }
    const response = through(suite, listCase);
    expect(response).toEqual(expected);
    expect(responseValidators[suite.schema]?.(response)).toBe(true);
  });
}

function through<Part>(suite: ListSuite<Part>, listCase: ListCase): JsonObject {
  const { request, kind } = listCase;
  const operation = suite.operation(listCase.rawScores ?? false);
  const translation = suite.translations[kind];
  if (translation !== undefined) {
    const sent: unknown = JSON.parse(JSON.stringify(translation.request(request, 'upstream-model')));
    if (listCase.upstreamRequest !== undefined) expect(sent).toEqual(listCase.upstreamRequest);
  }
  // Without a translation an operation only receives objects.
  const response = translation?.response(listCase.response, request) ?? (listCase.response as JsonObject);
  const joined = operation.join([operation.read(response, request, 0)], request);
  const { model } = request;
  return suite.complete(joined, request, { model: String(model), requestId: 'r1', created: 7 });
}

export function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
