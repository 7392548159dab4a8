import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { jsonOf, type TestAnswer } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { UNKNOWN_FILE_ID } from '../../../scripts/test-bed/requests.ts';
import { foreignModelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import { responds, type Scenario, type ScenarioWorld } from './scenario.ts';

/** 401: the two cases of docs/specification.md#keys, and malformed keys. */
export function unauthorised(operationId: OperationId): Scenario[] {
  const expectDetail = (message: string | RegExp) => (response: TestAnswer) =>
    expect(jsonOf(response)).toEqual({
      detail: { message: expect.stringMatching(message), error_type: 'unauthorized_error', details: {} },
    });
  const unknown = expectDetail(/^Unauthorized$/);
  const wrong = (
    promise: string,
    headers: (world: ScenarioWorld) => Record<string, string | string[]>,
  ): Scenario =>
    responds(401, promise, (world) => world.call({ key: null, headers: headers(world) }), unknown);
  const missing = responds(
    401,
    'without a key',
    (world) => world.call({ key: null }),
    expectDetail(/X-API-Key.*Authorization/),
  );
  return [
    ...(operationRow(operationId).keyRequired === 'required' ? [missing] : []),
    wrong('to a key that nobody has', ({ keys }) => ({ authorization: `Bearer ${keys.unknown}` })),
    wrong('to a revoked key', ({ keys }) => ({ 'x-api-key': keys.revoked })),
    wrong('to a key in quotes', ({ keys }) => ({ authorization: `Bearer "${keys.full}"` })),
    wrong('to two spaces after Bearer', ({ keys }) => ({ authorization: `Bearer  ${keys.full}` })),
    wrong('when X-API-Key is wrong, whatever Authorization holds', ({ keys }) => ({
      'x-api-key': keys.unknown,
      authorization: `Bearer ${keys.full}`,
    })),
  ];
}

/** 403: the key is narrowed to other models. */
export function forbidden(): Scenario[] {
  return [
    responds(
      403,
      'to a key that is limited to other models',
      (world) => world.call({ key: world.keys.narrowed }),
      (response) => expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'forbidden' } }),
    ),
  ];
}

/** 404: a model, file or response that does not exist or belongs to another project. */
export function notFound(operationId: OperationId): Scenario[] {
  const { gateway, path } = operationRow(operationId);
  const named = (id: string) => (response: TestAnswer) =>
    expect(jsonOf(response)).toMatchObject({
      detail: { error_type: 'not_found', message: expect.stringContaining(`'${id}': not found`) },
    });
  const unknownModel = 'acme/no-such-model';
  if (gateway.capability !== null) {
    const foreign = foreignModelFor(gateway.capability);
    return [
      responds(
        404,
        'to an unknown model',
        (world) => world.call({ model: unknownModel }),
        named(unknownModel),
      ),
      responds(
        404,
        'to a model that the project may not use',
        (world) => world.call({ model: foreign }),
        named(foreign),
      ),
    ];
  }
  if (path.includes('{model}')) {
    const get = (model: string) => (world: ScenarioWorld) => world.call({ path: { model } });
    return [
      responds(404, 'to an unknown model', get(unknownModel), named(unknownModel)),
      responds(
        404,
        'to a model that the project may not use',
        get(foreignModelFor('chat')),
        named(foreignModelFor('chat')),
      ),
    ];
  }
  if (path.includes('{file_id}'))
    return [responds(404, 'to an unknown file', (world) => world.call(), named(UNKNOWN_FILE_ID))];
  return [
    responds(
      404,
      'to an unknown response',
      (world) => world.call(),
      (response) => expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'not_found' } }),
    ),
  ];
}
