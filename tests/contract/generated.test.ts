import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { OperationRow } from '../../contract/operation.ts';
import { operations, serverResponses } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { readContract } from '../../packages/contract-tools/reading/contract.ts';

const contract = readContract(join(import.meta.dirname, '..', '..', 'openapi.yaml'));

function check(name: string | null, value: unknown): { valid: boolean; at: string | null; value: unknown } {
  const validator = name === null ? undefined : requestValidators[name];
  if (validator === undefined) throw new Error(`${String(name)} is no validator`);
  const valid = validator(value);
  return { valid, at: valid ? null : (validator.errors?.at(-1)?.instancePath ?? null), value };
}

function exampleRequest({ operationId }: OperationRow): Record<string, unknown> {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  const [media] = Object.values(operation?.requestBody?.content ?? {});
  const value = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  // The contract lint validates request examples, which are all objects.
  return structuredClone(value) as Record<string, unknown>;
}

const withBody = operations.filter(({ request }) => Object.keys(request).length > 0);
/** Operations with a default model, for which an empty model means the default. */
const withModel = withBody.filter(
  (row) => row.gateway.model === 'body.model' && !check(row.consumed, {}).valid,
);

describe('the operation table', () => {
  test('has every operation of the contract, in the same order', () => {
    expect(operations.map(({ operationId }) => operationId)).toEqual(
      contract.operations.map(({ operationId }) => operationId),
    );
  });

  test('names only existing validators', () => {
    for (const { request, consumed, parameters, responses } of operations) {
      for (const name of [...Object.values(request), consumed, parameters]) {
        if (name !== null) expect(requestValidators[name]).toBeInstanceOf(Function);
      }
      for (const { content } of [...Object.values(responses), ...Object.values(serverResponses)]) {
        for (const name of Object.values(content)) {
          if (name !== null) expect(responseValidators[name]).toBeInstanceOf(Function);
        }
      }
    }
  });

  test('states for each multipart part whether it is a file, required or repeated', () => {
    const upload = operations.find(({ operationId }) => operationId === 'uploadFile');
    expect(upload?.binaryParts).toEqual(['file']);
    expect(upload?.requiredParts).toContain('file');
  });

  test('allows slashes in one path parameter, the id of a model', () => {
    const greedy = operations.filter(({ greedyParameters }) => greedyParameters.length > 0);
    expect(greedy.map(({ operationId, greedyParameters }) => [operationId, greedyParameters])).toEqual([
      ['getModel', ['model']],
    ]);
  });
});

describe('the request validators', () => {
  test.each(withBody.map((row) => [row.operationId, row] as const))('%s accepts its example', (_id, row) => {
    for (const name of Object.values(row.request)) {
      expect(check(name, exampleRequest(row))).toMatchObject({ valid: true });
    }
    if (row.consumed !== null)
      expect(check(row.consumed, exampleRequest(row))).toMatchObject({ valid: true });
  });

  test.each(withModel.map((row) => [row.operationId, row] as const))(
    '%s lets admission refuse an empty model and invalid names of guardrails',
    (_id, row) => {
      const { model, ...rest } = exampleRequest(row);
      expect(check(row.consumed, { ...rest, model: '' })).toMatchObject({ valid: false, at: '/model' });
      expect(check(row.consumed, { ...rest, model, guardrails: [{}] })).toMatchObject({ valid: false });
    },
  );

  test('parameters are coerced and filled with their defaults', () => {
    const values = { path: {}, query: { limit: '5' }, header: {} };
    expect(check('listFilesParameters', values)).toMatchObject({
      valid: true,
      value: { query: { limit: 5 } },
    });
    const given = { path: {}, query: { limit: 'many' }, header: {} };
    expect(check('listFilesParameters', given)).toMatchObject({ valid: false, at: '/query/limit' });
    const file = { path: { file_id: 'x' }, query: {}, header: {} };
    expect(check('getFileParameters', file)).toMatchObject({ valid: false, at: '/path/file_id' });
  });

  test('a JSON body is never coerced', () => {
    const body = { model: 'acme/chat', messages: [{ role: 'user', content: 'x' }], temperature: '0.5' };
    expect(check('ChatCompletionRequest', body)).toMatchObject({ valid: false, at: '/temperature' });
  });
});
