import { describe, expect, test } from '@jest/globals';
import type { Call } from '../../../calls/call.ts';
import { CallAttempts } from '../../../calls/call-attempts.ts';
import { MULTIPLIER_SCALE, NO_MULTIPLIERS } from '../../../catalogue/price-multipliers.ts';
import type { Charge } from '../../../ledger/charges/charge.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { CENT, LedgerScene } from '../ledger-scene.ts';

const FAILED = { deployment: 'one/up-chat', code: 'gateway_timeout' } as const;

/** A call with its attempts. */
async function open(scene: LedgerScene, ledger: Ledger, mostCents: number) {
  const attempts = new CallAttempts();
  const call: Call = { ...scene.call(mostCents), attempts };
  const charge: Charge | null = await ledger.open(call);
  const { payment } = attempts;
  if (charge === null || payment === null) throw new Error('the call is not billed');
  return { call, attempts, charge, payment };
}

describe('a call of several attempts', () => {
  test('is charged for each that its deployment may have charged for, in one row', async () => {
    await using scene = await LedgerScene.open(100n);
    const { call, attempts, charge, payment } = await open(scene, await scene.process(), 20);
    call.usage.outputTokens = 4;
    call.usage.inputTokens = 7;
    expect(await payment.renew(FAILED)).toBe(true);
    attempts.begin('two/up-chat');
    call.usage.outputTokens = 5;
    await charge.settle('completed');
    expect(charge.costNanoEur).toBe(9n * CENT);
    const [row, ...others] = await scene.rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      outcome: 'completed',
      deployment: 'two/up-chat',
      cost_nano_eur: 9n * CENT,
      reserved_nano_eur: 24n * CENT,
      input_tokens: 14n,
      output_tokens: 9n,
      estimated: 0,
    });
    expect(JSON.parse(row?.attempts ?? '')).toEqual([
      { deployment: 'one/up-chat', error: 'gateway_timeout', cost_nano_eur: String(4n * CENT) },
      { deployment: 'two/up-chat', cost_nano_eur: String(5n * CENT) },
    ]);
  });

  test('is an estimate when one of them was', async () => {
    await using scene = await LedgerScene.open(100n);
    const { call, charge, payment } = await open(scene, await scene.process(), 20);
    call.usage.received = { deltas: 3, textBytes: 12 };
    expect(await payment.renew(FAILED)).toBe(true);
    call.usage.received = { deltas: 0, textBytes: 0 };
    call.usage.outputTokens = 5;
    await charge.settle('completed');
    expect(charge.costNanoEur).toBeGreaterThan(5n * CENT);
    expect(await scene.rows()).toMatchObject([{ estimated: 1, outcome: 'completed' }]);
  });

  test('which all failed also names the failure of the last one', async () => {
    await using scene = await LedgerScene.open(100n);
    const { attempts, call, charge, payment } = await open(scene, await scene.process(), 20);
    await payment.renew(FAILED);
    attempts.begin('two/up-chat');
    call.usage.forwarded = 0;
    await charge.settle('failed');
    const [row] = await scene.rows();
    expect(JSON.parse(row?.attempts ?? '')).toMatchObject([
      { error: 'gateway_timeout' },
      { deployment: 'two/up-chat', error: 'failed', cost_nano_eur: '0' },
    ]);
  });

  test('makes no further attempt that the budget does not cover', async () => {
    await using scene = await LedgerScene.open(21n);
    const { call, charge, payment } = await open(scene, await scene.process(), 20);
    call.usage.outputTokens = 2;
    expect(await payment.renew(FAILED)).toBe(false);
    await charge.settle('failed');
    const [row] = await scene.rows();
    expect(row).toMatchObject({ cost_nano_eur: 2n * CENT, reserved_nano_eur: 20n * CENT, attempts: '' });
  });

  test('makes a further one without a new reservation after a refused one', async () => {
    await using scene = await LedgerScene.open(20n);
    const { call, charge, payment } = await open(scene, await scene.process(), 20);
    call.usage.forwarded = 0;
    expect(await payment.renew(FAILED)).toBe(true);
    call.usage.forwarded = 1;
    call.usage.outputTokens = 20;
    await charge.settle('completed');
    expect(charge.costNanoEur).toBe(20n * CENT);
  });
});

describe('a call of one attempt', () => {
  test('has no cost before it is settled, and no list of attempts', async () => {
    await using scene = await LedgerScene.open(100n);
    const { attempts, call, charge } = await open(scene, await scene.process(), 20);
    expect(charge.costNanoEur).toBeNull();
    attempts.begin('one/up-chat');
    call.usage.outputTokens = 5;
    await charge.settle('cancelled');
    expect(await scene.rows()).toMatchObject([
      { attempts: '', deployment: 'one/up-chat', outcome: 'cancelled', cost_nano_eur: 5n * CENT },
    ]);
  });

  test('is recorded with the prices that its multipliers gave, and with their terms', async () => {
    await using scene = await LedgerScene.open(100n);
    const call = scene.call(20);
    const service_tier = new Map([['priority', 2n * MULTIPLIER_SCALE]]);
    Object.assign(call.model ?? {}, { priceMultipliers: { ...NO_MULTIPLIERS, service_tier } });
    const charge = await (await scene.process()).open(call);
    call.usage.outputTokens = 5;
    call.usage.terms.service_tier = 'priority';
    await charge?.settle('completed');
    const [row] = await scene.rows();
    expect(row).toMatchObject({
      cost_nano_eur: 10n * CENT,
      price_terms: 'service_tier=priority',
      attempts: '',
    });
    expect(JSON.parse(row?.prices ?? '')).toMatchObject({ outputTokens: String(2n * CENT * 1_000_000n) });
  });

  test('is never estimated at more than was reserved', async () => {
    await using scene = await LedgerScene.open(100n);
    const ledger = await scene.process();
    const { call, charge } = await open(scene, ledger, 20);
    call.usage.reported = false;
    call.usage.received = { deltas: 500, textBytes: 2_000 };
    call.outputLimitTokens = null;
    await charge.settle('cancelled');
    expect(await scene.rows()).toMatchObject([{ cost_nano_eur: 20n * CENT, estimated: 1 }]);
    expect(ledger.counts.overruns).toBe(0);
  });

  test('is never charged more than a ledger can hold', async () => {
    await using scene = await LedgerScene.open(100n);
    const ledger = await scene.process();
    const { call, charge } = await open(scene, ledger, 20);
    call.usage.outputTokens = Number.MAX_SAFE_INTEGER;
    await charge.settle('completed');
    expect(charge.costNanoEur).toBeLessThanOrEqual(2n ** 63n - 1n);
  });
});
