import { describe, expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { asGatewayError, failure } from '../../../errors/gateway-error.ts';
import contractDocument from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import { openExchange } from '../../../middleware/exchange.ts';
import type { Principal } from '../../../projects/principal.ts';
import { createDispatch, type RunOperation } from '../../../server/dispatch/dispatch.ts';
import type { ContractDocument } from '../../../server/dispatch/routing-document.ts';

const IGNORED = { opened: () => undefined, closed: () => undefined };

describe('a security requirement', () => {
  test.each([
    ['a scheme that the gateway does not know', [{ ApiKeyHeader: [] }, { OAuth: [] }]],
    ['two schemes together', [{ ApiKeyHeader: [], BearerKey: [] }]],
    ['an unknown scheme of an operation with an optional key', [{}, { OAuth: [] }]],
  ])('that names %s stops the start', async (_case, security) => {
    const runnerOf = () => (): Promise<void> => Promise.resolve();
    const keys = { authenticate: () => Promise.resolve(null) };
    const listModels = operations.filter(({ operationId }) => operationId === 'listModels');
    await expect(createDispatch(contractWith(security), listModels, keys, runnerOf)).rejects.toThrow(
      /the security requirement .* of listModels must be \{\} or name one scheme, ApiKeyHeader or BearerKey/,
    );
  });
});

describe('a request is served by the security of its operation', () => {
  const either = [{ ApiKeyHeader: [] }, { BearerKey: [] }];
  test.each<[string, readonly object[] | undefined, Record<string, string>, string]>([
    ['a valid key where one is required', either, { 'x-api-key': 'valid' }, 'ran for k'],
    ['a valid key in the other header', either, { authorization: 'Bearer valid' }, 'ran for k'],
    ['no key where one is required', either, {}, 'missing_key'],
    ['an unknown key where one is required', either, { 'x-api-key': 'other' }, 'invalid_key'],
    [
      'a key in a header that the operation does not read',
      [{ BearerKey: [] }],
      { 'x-api-key': 'valid' },
      'missing_key',
    ],
    ['no key where one is optional', [{}, ...either], {}, 'ran for nobody'],
    ['a valid key where one is optional', [{}, ...either], { 'x-api-key': 'valid' }, 'ran for k'],
    ['an unknown key where one is optional', [{}, ...either], { 'x-api-key': 'other' }, 'invalid_key'],
    ['a malformed key where one is optional', [{}, ...either], { authorization: 'Basic x' }, 'invalid_key'],
    ['a key where none is read', [], { 'x-api-key': 'other' }, 'ran for nobody'],
    ['no key where the contract requires one', undefined, {}, 'missing_key'],
    ['a key while the database is away', either, { 'x-api-key': 'away' }, 'service_unavailable'],
  ])('%s', async (_case, security, headers, outcome) => {
    const principal = { projectId: 'p', organisationId: 'o', keyId: 'k' } as Principal;
    const authenticate = (key: string): Promise<Principal | null> => {
      if (key === 'away') return Promise.reject(failure('service_unavailable'));
      return Promise.resolve(key === 'valid' ? principal : null);
    };
    const listModels = operations.filter(({ operationId }) => operationId === 'listModels');
    const run: RunOperation = async (exchange, _parameters, principal) => {
      exchange.response.end(`ran for ${principal?.keyId ?? 'nobody'}`);
      return Promise.resolve();
    };
    const app = express();
    app.use(openExchange(pino({ level: 'silent' }), IGNORED, { lineBytes: 8_192, blockBytes: 32_768 }));
    app.use(await createDispatch(contractWith(security), listModels, { authenticate }, () => run));
    const sendCode: ErrorRequestHandler = (error, _request, response, _next) =>
      void response.send(asGatewayError(error).code);
    app.use(sendCode);
    expect((await request(app).get('/v1/models').set(headers)).text).toBe(outcome);
  });
});

test('the start stops when an operation is not in the contract', async () => {
  const runnerOf = () => (): Promise<void> => Promise.resolve();
  const unknown = operations.filter(({ operationId }) => operationId === 'uploadFile');
  await expect(
    createDispatch(contractWith([]), unknown, { authenticate: () => Promise.resolve(null) }, runnerOf),
  ).rejects.toThrow('the operation uploadFile is missing');
});

function contractWith(security: readonly object[] | undefined): ContractDocument {
  const { openapi, info, components } = contractDocument;
  const listModels = { operationId: 'listModels', ...(security === undefined ? {} : { security }) };
  return {
    openapi,
    info,
    components,
    security: [{ ApiKeyHeader: [] }],
    paths: { '/v1/models': { get: listModels } },
  };
}
