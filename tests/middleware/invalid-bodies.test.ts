import { describe, expect, test } from '@jest/globals';
import { ContractValidators } from '../../contract/validators.ts';
import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';
import { requestValidators } from '../../generated/validators/requests.js';
import { responseValidators } from '../../generated/validators/responses.js';
import { requestSchema } from '../../middleware/admission.ts';
import { refusedValue } from '../../middleware/validation.ts';
import { INVALID_BODIES } from '../contract/invalid-bodies.ts';
import { operationRow } from '../../scripts/test-bed/contract-document.ts';
import { exampleFields } from '../../scripts/test-bed/requests.ts';

const JSON_TYPE = 'application/json';
const contract = new ContractValidators(operations, requestValidators, responseValidators);

function faultOf(operationId: OperationId, changes: Readonly<Record<string, unknown>>) {
  const validator = contract.of(operationId).body.get(JSON_TYPE);
  if (validator === undefined) throw new Error(`${operationId} takes no JSON`);
  // As it arrives: without what is undefined.
  const body: unknown = JSON.parse(JSON.stringify({ ...exampleFields(operationId), ...changes }));
  if (validator(body)) return null;
  return refusedValue(validator, body, requestSchema(operationRow(operationId), JSON_TYPE));
}

describe('the error of an invalid body', () => {
  test.each(INVALID_BODIES)('of %s with %j names %s', (operationId, changes, param, reason) => {
    expect(faultOf(operationId, changes)).toEqual({ param, reason: expect.stringContaining(reason) });
  });
});

const withJson = operations.filter(({ request }) => typeof request[JSON_TYPE] === 'string');

test.each(withJson)('the example of $operationId is valid', ({ operationId }) => {
  expect(faultOf(operationId, {})).toBeNull();
});
