import type { OperationId } from '../../generated/contract.ts';

/** A response of the contract that no test can produce yet. */
export interface PendingAnswer {
  operationId: OperationId;
  status: string;
  mediaType: string;
  /** The issue that adds it. */
  issue: number;
}

export const pending: readonly PendingAnswer[] = [];
