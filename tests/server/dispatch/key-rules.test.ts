import { describe, expect, test } from '@jest/globals';
import contractDocument from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import { createDispatch } from '../../../server/dispatch/dispatch.ts';
import { readKeyRules } from '../../../server/dispatch/key-rules.ts';
import type { ContractDocument } from '../../../server/dispatch/routing-document.ts';

const KEY_HEADERS = ['ApiKeyHeader', 'BearerKey'];

describe('the key rule of an operation', () => {
  test.each([
    ['requires a key in either header', [{ ApiKeyHeader: [] }, { BearerKey: [] }], KEY_HEADERS, false],
    ['accepts no key beside an empty requirement', [{}, { BearerKey: [] }], ['BearerKey'], true],
    ['reads no key with an empty list', [], [], true],
    ['is that of the contract where the operation has none', undefined, ['ApiKeyHeader'], false],
  ])('%s', (_promise, security, schemes, isOptional) => {
    const rule = readKeyRules(contractWith(security)).get('listModels');
    expect(rule).toEqual({ schemes: new Set(schemes), isOptional });
  });

  test.each([
    ['a scheme that the gateway does not know', [{ ApiKeyHeader: [] }, { OAuth: [] }]],
    ['two schemes together', [{ ApiKeyHeader: [], BearerKey: [] }]],
    ['an unknown scheme of an operation with an optional key', [{}, { OAuth: [] }]],
  ])('stops the start when it names %s', async (_case, security) => {
    const runnerOf = () => (): Promise<void> => Promise.resolve();
    const keys = { authenticate: () => null };
    const listModels = operations.filter(({ operationId }) => operationId === 'listModels');
    await expect(createDispatch(contractWith(security), listModels, keys, runnerOf)).rejects.toThrow(
      /the security requirement .* of listModels must be \{\} or name one scheme, ApiKeyHeader or BearerKey/,
    );
  });

  test('is known for every operation, and agrees with the generated table', () => {
    const rules = readKeyRules(contractDocument);
    const found = operations.map(({ operationId }) => {
      const rule = rules.get(operationId);
      if (rule?.schemes.size === 0) return [operationId, 'none'];
      return [operationId, rule?.isOptional === true ? 'optional' : 'required'];
    });
    expect(found).toEqual(operations.map(({ operationId, keyRequired }) => [operationId, keyRequired]));
  });
});

test('the start stops when an operation is not in the contract, since its key rule is unknown', async () => {
  const runnerOf = () => (): Promise<void> => Promise.resolve();
  const unknown = operations.filter(({ operationId }) => operationId === 'uploadFile');
  await expect(
    createDispatch(contractWith([]), unknown, { authenticate: () => null }, runnerOf),
  ).rejects.toThrow('the operation uploadFile is missing');
});

function contractWith(security: readonly object[] | undefined): ContractDocument {
  const { openapi, info } = contractDocument;
  const listModels = { operationId: 'listModels', ...(security === undefined ? {} : { security }) };
  return { openapi, info, security: [{ ApiKeyHeader: [] }], paths: { '/v1/models': { get: listModels } } };
}
