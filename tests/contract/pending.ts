import type { OperationId } from '../../generated/contract.ts';

/** An answer of the contract that no test can produce yet. */
export interface PendingAnswer {
  operationId: OperationId;
  status: string;
  mediaType: string;
  /** The issue that brings what produces it. */
  issue: number;
}

export const pending: readonly PendingAnswer[] = [];
