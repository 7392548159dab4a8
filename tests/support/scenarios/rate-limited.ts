import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import type { TestAnswer } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { limitedModelFor } from '../../../scripts/test-bed/test-catalogue.ts';
import { responds, type Scenario } from './scenario.ts';

/** 429: the second request in a minute with a limit of one. */
export function rateLimited(operationId: OperationId): Scenario[] {
  const { capability } = operationRow(operationId).gateway;
  if (capability === null) return [];
  return [
    responds(
      429,
      'in plain text when the limit of the key is reached',
      async (world) => {
        await world.call({ key: world.keys.limited });
        return world.call({ key: world.keys.limited });
      },
      (response) => expectRefusal(response, 'key'),
    ),
    responds(
      429,
      "in plain text when the key's minute at the model's tier is used up",
      async (world) => {
        await world.call({ model: limitedModelFor(capability) });
        return world.call({ model: limitedModelFor(capability) });
      },
      (response) => expectRefusal(response, 'tier'),
    ),
  ];
}

function expectRefusal({ text, headers }: TestAnswer, policy: string): void {
  expect(text).toBe('rate limit exceeded');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
  expect(headers['retry-after-ms']).toMatch(/^\d{1,5}$/);
  expect(headers['ratelimit-policy']).toBe(`"${policy}";q=1;w=60`);
  expect(headers['ratelimit']).toBe(`"${policy}";r=0;t=${headers['retry-after']}`);
}
