import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { pricedModelFor } from '../../../scripts/test-bed/priced-models.ts';
import { responds, type Scenario } from './scenario.ts';

/** 429 by the month's budget, for all operations that name a model. */
export function budgetExceeded(operationId: OperationId): Scenario[] {
  const { gateway } = operationRow(operationId);
  const { capability } = gateway;
  if (gateway.model === null || capability === null) return [];
  return [
    responds(
      429,
      'with the budget status when the budget of the month is spent, and tells clients not to retry',
      (world) => world.call({ key: world.keys.spent, fields: { model: pricedModelFor(capability) } }),
      (response, { upstream }) => {
        expect(jsonOf(response)).toMatchObject({
          limit_eur_cents: 0,
          consumed_eur_cents: 0,
          remaining_eur_cents: 0,
          exceeded: true,
        });
        expect(response.headers['x-should-retry']).toBe('false');
        expect(upstream.requests).toEqual([]);
      },
    ),
  ];
}
