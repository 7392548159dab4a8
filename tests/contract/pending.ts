import type { OperationId } from '../../generated/contract.ts';
import { operations } from '../../generated/operations.ts';

/** An answer of the contract that no test can produce yet. */
export interface PendingAnswer {
  operationId: OperationId;
  status: string;
  mediaType: string;
  /** The issue that brings what produces it. */
  issue: 4;
}

/** The per-minute limit, wherever the contract declares it. */
const rateLimits = operations.flatMap(({ operationId, responses }): PendingAnswer[] =>
  Object.keys(responses['429']?.content ?? {})
    .filter((mediaType) => mediaType === 'text/plain')
    .map((mediaType) => ({ operationId, status: '429', mediaType, issue: 4 })),
);

export const pending: readonly PendingAnswer[] = rateLimits;
