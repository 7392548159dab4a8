import type { CallRecord } from '../../../ledger/recent-calls/call-record.ts';
import { newId } from '../../../storage/identifiers.ts';

export const NOON = Date.parse('2026-11-26T12:00:00.000Z');

/** A call that ended some milliseconds after noon. */
export function callAt(index: number, more: Partial<CallRecord> = {}): CallRecord {
  return {
    request_id: newId(),
    ended_at: new Date(NOON + index).toISOString(),
    duration_ms: 250,
    first_token_ms: 240,
    project_id: 'p1',
    key_id: 'k1',
    operation_id: 'createChatCompletion',
    model_id: 'acme/chat',
    served_model_id: '',
    deployment: 'one/m',
    status: 200,
    error: '',
    cost_nano_eur: BigInt(index),
    tags: '',
    detail: { replica: 'r', process_id: 1, attempts: [], guardrails: [] },
    ...more,
  };
}
