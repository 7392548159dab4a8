import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { ListIdentity, ListOperation } from '../../dialects/list-operation.ts';
import type { Translation } from '../../dialects/translation.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { responseValidators } from '../../generated/validators/responses.js';

/** One file under `tests/fixtures/dialects/<room>`. */
export interface ListCase {
  name: string;
  /** Where the format was seen. */
  source: string;
  kind: 'openai' | 'cohere' | 'jina' | 'tei' | 'infinity';
  rawScores?: boolean;
  /** The caller's body. */
  request: JsonObject;
  /** What the server is to get, for kinds of another format. */
  upstreamRequest?: JsonObject;
  /** What the server of the same format is to get beside what it gets from every caller. */
  upstreamChanges?: JsonObject;
  answer?: unknown;
  expected?: JsonObject;
  failure?: string;
  param?: string;
}

export interface ListRoom<Part> {
  room: 'embeddings' | 'rerank' | 'classify';
  schema: 'EmbeddingList' | 'RerankResult' | 'ClassificationList';
  operation: (rawScores: boolean) => ListOperation<Part>;
  translations: Partial<Record<ListCase['kind'], Translation>>;
  complete: (answer: JsonObject, fields: JsonObject, identity: ListIdentity) => JsonObject;
}

const FIXTURES = join(import.meta.dirname, '../fixtures/dialects');

export function listCases(room: string): ListCase[] {
  return readdirSync(join(FIXTURES, room))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FIXTURES, room, file), 'utf8')) as ListCase);
}

/** One test per case: request out, answer in, contract kept. */
export function testListRoom<Part>(room: ListRoom<Part>): void {
  test.each(listCases(room.room))('$kind: $name', (listCase) => {
    expect(listCase.source).not.toBe('');
    const { expected, failure } = listCase;
    if (failure !== undefined) {
      const thrown = thrownBy(() => through(room, listCase));
      expect(thrown).toBeInstanceOf(GatewayError);
      expect(thrown).toMatchObject({ code: failure, param: listCase.param ?? null });
      return;
    }
    const answer = through(room, listCase);
    expect(answer).toEqual(expected);
    expect(responseValidators[room.schema]?.(answer)).toBe(true);
  });
}

function through<Part>(room: ListRoom<Part>, listCase: ListCase): JsonObject {
  const { request, kind } = listCase;
  const operation = room.operation(listCase.rawScores ?? false);
  const translation = room.translations[kind];
  if (translation !== undefined) {
    const sent: unknown = JSON.parse(JSON.stringify(translation.request(request, 'upstream-model')));
    if (listCase.upstreamRequest !== undefined) expect(sent).toEqual(listCase.upstreamRequest);
  }
  // Only objects reach an operation without a translation.
  const answer = translation?.response(listCase.answer, request) ?? (listCase.answer as JsonObject);
  const joined = operation.join([operation.read(answer, request, 0)], request);
  const { model } = request;
  return room.complete(joined, request, { model: String(model), requestId: 'r1', created: 7 });
}

export function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
