import { expect, test } from '@jest/globals';
import { lostRow, reservedRow, settledRow, type ClosedCall } from '../../ledger/ledger-call.ts';
import { noUnits } from '../../metering/units.ts';

const CALL = {
  requestId: 'request',
  projectId: 'project',
  keyId: 'key',
  modelId: 'acme/chat',
  operationId: 'createChatCompletion',
  prices: '{}',
};
const TIME = '2026-11-22T10:00:00.000Z';
const CLOSED: ClosedCall = {
  call: { ...CALL, priceTerms: 'speed=fast', deployment: 'one/chat' },
  grant: { reservedNanoEur: 20n, period: '2026-11', startedAtMs: Date.parse(TIME) },
  outcome: 'completed',
  bill: { units: { ...noUnits(), inputTokens: 12, seconds: 8.2 }, costNanoEur: 7n, estimated: false },
  attempts: '[]',
  settledAtMs: Date.parse('2026-11-22T10:00:05.123Z'),
};

test('the rows of calls in flight, ended calls and lost slices have their columns in one order', () => {
  const settled = settledRow(CLOSED, 'process');
  const slice = { requestId: 'request', processId: 'process', projectId: 'project', period: '2026-11' };
  for (const row of [reservedRow(CLOSED, 'process'), lostRow(slice, 5n, TIME)])
    expect(Object.keys(row)).toEqual(Object.keys(settled));
});

test('the row of an ended call has its bill, its terms and its attempts', () => {
  expect(settledRow(CLOSED, 'process')).toMatchObject({
    request_id: 'request',
    price_terms: 'speed=fast',
    deployment: 'one/chat',
    attempts: '[]',
    reserved_nano_eur: 20n,
    cost_nano_eur: 7n,
    started_at: TIME,
    settled_at: '2026-11-22T10:00:05.123Z',
    input_tokens: 12n,
    sound_ms: 8_200n,
    characters: 0n,
  });
});
