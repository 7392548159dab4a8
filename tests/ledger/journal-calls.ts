import type { CallContext } from '../../ledger/journal/journal-format.ts';
import type { ClosedCall, LedgerCall, OpenCall } from '../../ledger/ledger-call.ts';
import { noUnits } from '../../metering/units.ts';

const STARTED_MS = Date.parse('2026-11-22T10:00:00.000Z');

export function openCall(requestId: string, keyId = 'key-1'): OpenCall {
  const names = { projectId: 'project', keyId, modelId: 'acme/chät', operationId: 'createChatCompletion' };
  return {
    call: { requestId, ...names, prices: '{"outputTokens":"4"}', priceTerms: '' },
    grant: { reservedNanoEur: 9_007_199_254_740_993n, period: '2026-11', startedAtMs: STARTED_MS },
  };
}

export function closedCall(requestId: string): ClosedCall {
  const units = { ...noUnits(), inputTokens: 12, cacheWrite1hTokens: 3, seconds: 8.2 };
  const bill = { units, costNanoEur: 9_007_199_254_740_991n, estimated: true };
  return {
    ...openCall(requestId),
    outcome: 'cancelled',
    bill,
    attempts: '',
    settledAtMs: STARTED_MS + 5_123,
  };
}

export function contextOf({ requestId: _requestId, ...context }: LedgerCall): CallContext {
  return context;
}
