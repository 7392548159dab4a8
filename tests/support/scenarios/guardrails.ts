import { expect } from '@jest/globals';
import type { OperationId } from '../../../generated/contract.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { operationRow } from '../../../scripts/test-bed/contract-document.ts';
import { BLOCKED_WORD, LOST_CHECK, POLICY, promptFields } from '../../../scripts/test-bed/guardrails.ts';
import { responds, type Scenario } from './scenario.ts';

const hasPrompts = (operationId: OperationId) => operationRow(operationId).gateway.prompts.length > 0;

/** 400: the platform's policy blocks the prompt. */
export function contentBlocked(operationId: OperationId): Scenario[] {
  if (!hasPrompts(operationId)) return [];
  return [
    responds(
      400,
      'in the model error shape to a prompt that the content policy blocks, and forwards nothing',
      (world) => world.call({ fields: promptFields(operationId, `one ${BLOCKED_WORD} of all`) }),
      (response, { upstream }) => {
        const message = `the prompt was blocked by content policy (${POLICY})`;
        expect(jsonOf(response)).toMatchObject({
          error: { message, type: 'invalid_request_error', code: 'content_policy_violation' },
        });
        expect(response.text).not.toContain(BLOCKED_WORD);
        expect(upstream.requests).toHaveLength(0);
      },
    ),
  ];
}

/** 503: a check cannot run. */
export function checkUnavailable(operationId: OperationId): Scenario[] {
  if (!hasPrompts(operationId)) return [];
  return [
    responds(
      503,
      'when a content check cannot run, and forwards nothing',
      (world) =>
        world.call({ fields: { ...promptFields(operationId, 'harmless'), guardrails: [LOST_CHECK] } }),
      (response, { upstream }) => {
        expect(jsonOf(response)).toEqual({
          detail: {
            message: 'a required safety check could not run',
            error_type: 'safety_check_unavailable',
          },
        });
        expect(response.headers['retry-after']).toMatch(/^\d+$/);
        expect(upstream.requests).toHaveLength(0);
      },
    ),
  ];
}

/** 422: a guardrail that does not exist. */
export function unknownGuardrail(operationId: OperationId): Scenario[] {
  if (operationRow(operationId).consumed === null) return [];
  return [
    responds(
      422,
      'to a guardrail that does not exist',
      (world) => world.call({ fields: { guardrails: [POLICY, 'no-such-guardrail'] } }),
      (response) =>
        expect(jsonOf(response)).toMatchObject({
          detail: { error_type: 'validation_error', details: { parameter: 'guardrails' } },
        }),
    ),
  ];
}
