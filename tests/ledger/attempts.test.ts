import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import { eventually } from '../support/eventually.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let first: Upstream;
let second: Upstream;
let gateway: RecordedGateway;

const TOKENS = { input: 11n, output: 7n };
/** The price of a token in nano-euro: 1,000 EUR per million. */
const PRICE = 1_000_000n;
const SERVED = (TOKENS.input + TOKENS.output) * PRICE;

beforeAll(async () => {
  first = await Upstream.start();
  second = await Upstream.start();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  one: { kind: openai, base_url: '${first.baseUrl}' }`,
      `  two: { kind: openai, base_url: '${second.baseUrl}' }`,
      'models:',
      '  acme/chat:',
      '    mode: chat',
      '    strategy: failover',
      '    first_token_seconds: 0.3',
      '    ejection: { consecutive_failures: 1000, min_attempts: 1000 }',
      '    prices: { input_per_million_tokens: 1000, output_per_million_tokens: 1000 }',
      '    info: { max_input_tokens: 100, max_output_tokens: 10 }',
      '    deployments: [{ backend: one, model: up-chat }, { backend: two, model: up-chat }]',
      '  acme/patient:',
      '    mode: chat',
      '    strategy: failover',
      '    prices: { input_per_million_tokens: 1000, output_per_million_tokens: 1000 }',
      '    info: { max_input_tokens: 100, max_output_tokens: 10 }',
      '    deployments: [{ backend: one, model: up-patient }, { backend: two, model: up-patient }]',
    ],
  });
});
afterEach(() => {
  first.reset();
  second.reset();
});
afterAll(async () => {
  await gateway.close();
  await first.close();
  await second.close();
});

const ask = (model = 'acme/chat') =>
  gateway.call('/v1/chat/completions', {
    model,
    messages: [{ role: 'user', content: 'Hello' }],
    stream: true,
  });

async function rows(): Promise<LedgerRow[]> {
  const { store, ledger } = gateway.gateway.services;
  await ledger.posted();
  return store.database.selectFrom('ledger').selectAll().orderBy('started_at').execute();
}

async function lastRow(): Promise<LedgerRow> {
  const last = (await rows()).at(-1);
  if (last === undefined) throw new Error('there is no row');
  return last;
}

const attemptsOf = ({
  attempts,
}: LedgerRow): { deployment: string; error?: string; cost_nano_eur: string }[] =>
  // The ledger's own column.
  JSON.parse(attempts) as { deployment: string; error?: string; cost_nano_eur: string }[];

describe('a request', () => {
  test('served by one attempt names its deployment', async () => {
    await ask();
    expect(await lastRow()).toMatchObject({
      deployment: 'one/up-chat',
      attempts: '',
      cost_nano_eur: SERVED,
      estimated: 0,
    });
  });

  test('pays for an attempt that its deployment may have charged for, in one row', async () => {
    const before = (await rows()).length;
    first.always({ kind: 'no_content', sends: 'first_event' });
    await ask();
    const row = await lastRow();
    expect(await rows()).toHaveLength(before + 1);
    const [failed, served, ...others] = attemptsOf(row);
    expect(others).toEqual([]);
    expect(failed).toMatchObject({ deployment: 'one/up-chat', error: 'gateway_timeout' });
    expect(served).toEqual({ deployment: 'two/up-chat', cost_nano_eur: String(SERVED) });
    const failedCost = BigInt(failed?.cost_nano_eur ?? 0);
    expect(failedCost).toBeGreaterThan(0n);
    expect(row).toMatchObject({
      deployment: 'two/up-chat',
      outcome: 'completed',
      estimated: 1,
      cost_nano_eur: SERVED + failedCost,
      input_tokens: TOKENS.input + failedCost / PRICE,
      output_tokens: TOKENS.output,
    });
  });

  test('does not pay for an attempt that was refused', async () => {
    first.always({ kind: 'status', status: 503 });
    await ask();
    const row = await lastRow();
    expect(attemptsOf(row)).toEqual([
      { deployment: 'one/up-chat', error: 'model_overloaded', cost_nano_eur: '0' },
      { deployment: 'two/up-chat', cost_nano_eur: String(SERVED) },
    ]);
    expect(row).toMatchObject({ cost_nano_eur: SERVED, estimated: 0 });
  });
});

test('the row of a call that was written before its second attempt includes the reservations of both', async () => {
  await ask('acme/patient');
  const { reserved_nano_eur: forOne } = await lastRow();
  first.always({ kind: 'no_content', sends: 'first_event' });
  const response = ask('acme/patient');
  await eventually('the call has a row', async () =>
    (await rows()).some(({ state }) => state === 'reserved'),
  );
  first.disconnect();
  expect((await response).status).toBe(200);
  const row = await lastRow();
  const [failed] = attemptsOf(row);
  expect(BigInt(failed?.cost_nano_eur ?? 0)).toBeGreaterThan(0n);
  expect(row.reserved_nano_eur).toBe(forOne + BigInt(failed?.cost_nano_eur ?? 0));
});

test('an attempt that the budget does not cover is not made', async () => {
  const { store } = gateway.gateway.services;
  await ask();
  const { project_id: projectId } = await lastRow();
  const spent = (await rows()).reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n);
  first.always({ kind: 'no_content', sends: 'first_event' });
  // Enough for one attempt with a short output, but not for two.
  const cents = spent / 10_000_000n + 2n;
  await setBudget(store, projectId, cents);
  const before = second.requests.length;
  for (let count = 0; count < 4; count += 1) await ask();
  const total = (await rows()).reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n);
  expect(total).toBeLessThanOrEqual(cents * 10_000_000n);
  const served = (await rows()).filter(
    ({ outcome, deployment }) => outcome === 'completed' && deployment === 'two/up-chat',
  );
  expect(second.requests.length - before).toBeLessThanOrEqual(served.length);
  await setBudget(store, projectId, null);
});
