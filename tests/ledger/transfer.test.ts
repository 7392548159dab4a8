import { describe, expect, test } from '@jest/globals';
import type { LedgerOptions } from '../../ledger/ledger.ts';
import { quoteOf } from '../../metering/quote.ts';
import { LedgerScene, type AdmittedCall } from './ledger-scene.ts';

const CODE = 'model_overloaded';

/** A call of at most 20 cents, of which a model that then failed has cost 5. */
async function failedCall(scene: LedgerScene, options: Partial<LedgerOptions> = {}): Promise<AdmittedCall> {
  const failed = await scene.admit(await scene.process(options), 20);
  failed.call.usage.outputTokens = 5;
  return failed;
}

const consumed = async (scene: LedgerScene): Promise<number | undefined> =>
  (await scene.budget()).amounts?.consumed_eur_cents;

/** The project's limit and the highest cost at the other model in cents, with the expected results. */
interface Transfer {
  name: string;
  limit: bigint | null;
  most: number;
  isLowerable?: boolean;
  isPaid: boolean;
  outputLimit: number | null;
  consumed: number;
}

describe('a call that falls back to another model', () => {
  const transfers: Transfer[] = [
    {
      name: 'keeps its reservation when that is enough',
      limit: 100n,
      most: 15,
      isPaid: true,
      outputLimit: 15,
      consumed: 20,
    },
    {
      name: 'has no higher limit than requested',
      limit: 100n,
      most: 4,
      isPaid: true,
      outputLimit: 4,
      consumed: 20,
    },
    {
      name: 'reserves the missing part in addition to the cost of the first model',
      limit: 100n,
      most: 30,
      isPaid: true,
      outputLimit: 30,
      consumed: 35,
    },
    {
      name: 'may reserve all that is left',
      limit: 45n,
      most: 40,
      isPaid: true,
      outputLimit: 40,
      consumed: 45,
    },
    {
      name: 'does not reserve more than is left',
      limit: 44n,
      most: 40,
      isPaid: false,
      outputLimit: null,
      consumed: 20,
    },
    {
      name: 'has a lower output limit when less is left',
      limit: 30n,
      most: 40,
      isLowerable: true,
      isPaid: true,
      outputLimit: 25,
      consumed: 30,
    },
    {
      name: 'has the minimum output when only that much is left',
      limit: 21n,
      most: 40,
      isLowerable: true,
      isPaid: true,
      outputLimit: 16,
      consumed: 21,
    },
    {
      name: 'is not made when the budget does not cover the minimum output',
      limit: 20n,
      most: 40,
      isLowerable: true,
      isPaid: false,
      outputLimit: null,
      consumed: 20,
    },
  ];
  test.each(transfers)('$name', async ({ limit, most, isLowerable = false, ...expected }) => {
    await using scene = await LedgerScene.open(limit);
    const { charge } = await failedCall(scene);
    const next = scene.call(most, !isLowerable);
    expect(await charge.transfer(next, CODE)).toBe(expected.isPaid);
    expect(next.outputLimitTokens).toBe(expected.outputLimit);
    expect(await consumed(scene)).toBe(expected.consumed);
  });

  test('is charged for both models, and the rest is free again', async () => {
    await using scene = await LedgerScene.open(100n);
    const { charge } = await failedCall(scene);
    const next = scene.call(30);
    await charge.transfer(next, CODE);
    next.usage.outputTokens = 7;
    await charge.settle('completed');
    expect(await consumed(scene)).toBe(12);
    expect(await scene.rows()).toMatchObject([
      { cost_nano_eur: 120_000_000n, reserved_nano_eur: 350_000_000n },
    ]);
  });

  test('that the budget did not cover is charged for the first model alone', async () => {
    await using scene = await LedgerScene.open(25n);
    const { charge } = await failedCall(scene);
    expect(await charge.transfer(scene.call(40), CODE)).toBe(false);
    await charge.settle('failed');
    expect(await scene.rows()).toMatchObject([{ cost_nano_eur: 50_000_000n, attempts: '' }]);
  });
});

describe('a closer quote of the other model', () => {
  /** Quotes the given cents for every call. */
  const saying = (scene: LedgerScene, cents: number) => () => Promise.resolve(quoteOf(scene.call(cents)));

  test('is made when the budget does not cover the first one', async () => {
    await using scene = await LedgerScene.open(25n);
    const { charge } = await failedCall(scene, { closerQuote: saying(scene, 18) });
    const next = scene.call(40);
    expect(await charge.transfer(next, CODE)).toBe(true);
    expect(next.outputLimitTokens).toBe(18);
    expect(await consumed(scene)).toBe(23);
  });

  test('is useless when the budget does not cover it either', async () => {
    await using scene = await LedgerScene.open(25n);
    const { charge } = await failedCall(scene, { closerQuote: saying(scene, 21) });
    expect(await charge.transfer(scene.call(40), CODE)).toBe(false);
    expect(await consumed(scene)).toBe(20);
  });

  test('is not made when the budget covers the first one', async () => {
    await using scene = await LedgerScene.open(100n);
    let made = 0;
    const closerQuote = () => {
      made += 1;
      return Promise.resolve(null);
    };
    const { charge } = await failedCall(scene, { closerQuote });
    expect(await charge.transfer(scene.call(40), CODE)).toBe(true);
    expect(made).toBe(0);
  });
});
