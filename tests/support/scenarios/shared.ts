import type { OperationId } from '../../../generated/contract.ts';
import { forbidden, notFound, unauthorised } from './access-refused.ts';
import { budgetExceeded } from './budgets.ts';
import { checkUnavailable, contentBlocked, unknownGuardrail } from './guardrails.ts';
import { rateLimited } from './rate-limited.ts';
import { badRequests, invalidParameters, stalls, tooLarge, wrongMediaTypes } from './requests-refused.ts';
import type { Scenario } from './scenario.ts';
import {
  badGateway,
  gatewayTimeouts,
  internalFaults,
  unavailable,
  upstreamRefusals,
} from './service-failures.ts';

export type SharedStatus = 400 | 401 | 403 | 404 | 408 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;

/** The failures that operations have in common, for one operation. Only statuses that it declares are tested. */
export function sharedScenarios(operationId: OperationId): Record<SharedStatus, readonly Scenario[]> {
  return {
    400: [...badRequests(operationId), ...contentBlocked(operationId), ...upstreamRefusals(operationId)],
    401: unauthorised(operationId),
    403: forbidden(),
    404: notFound(operationId),
    408: stalls(operationId),
    413: tooLarge(operationId),
    415: wrongMediaTypes(operationId),
    422: [...invalidParameters(operationId), ...unknownGuardrail(operationId)],
    429: [...rateLimited(operationId), ...budgetExceeded(operationId)],
    500: internalFaults(),
    502: badGateway(operationId),
    503: [...unavailable(operationId), ...checkUnavailable(operationId)],
    504: gatewayTimeouts(operationId),
  };
}
