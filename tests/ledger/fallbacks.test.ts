import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { attemptsOf, FallbackScene, PRICES, SERVED_TOKENS } from '../server/fallback-scene.ts';

const NANO_EUR_OF_A_CENT = 10_000_000n;
const SERVED = { a: SERVED_TOKENS * PRICES.a, b: SERVED_TOKENS * PRICES.b };

let scene: FallbackScene;
beforeAll(async () => {
  scene = await FallbackScene.start();
});
afterEach(() => scene.upstream.reset());
afterAll(() => scene.close());

describe('a request served by another model', () => {
  test('is one row with the price of that model and the attempts at both models', async () => {
    const before = (await scene.rows()).length;
    scene.fails('a');
    await scene.chat('a');
    expect(await scene.rows()).toHaveLength(before + 1);
    const row = await scene.lastRow();
    expect(row).toMatchObject({
      model_id: 'acme/b',
      deployment: 'up/b',
      outcome: 'completed',
      cost_nano_eur: SERVED.b,
      estimated: 0,
    });
    expect(JSON.parse(row.prices)).toMatchObject({ inputTokens: String(PRICES.b * 1_000_000n) });
    expect(attemptsOf(row)).toEqual([
      { model: 'acme/a', deployment: 'up/a', error: 'bad_gateway', cost_nano_eur: '0' },
      { model: 'acme/b', deployment: 'up/b', cost_nano_eur: String(SERVED.b) },
    ]);
  });

  test('pays for both models when the first one may have been charged for', async () => {
    scene.fails('a', { kind: 'no_content', sends: 'first_event' });
    await scene.chat('a', { stream: true });
    const row = await scene.lastRow();
    const [failed, served] = attemptsOf(row);
    expect(failed).toMatchObject({ model: 'acme/a', error: 'gateway_timeout' });
    expect(served).toEqual({ model: 'acme/b', deployment: 'up/b', cost_nano_eur: String(SERVED.b) });
    const failedCost = BigInt(failed?.cost_nano_eur ?? 0);
    expect(failedCost).toBeGreaterThan(0n);
    expect(row).toMatchObject({ cost_nano_eur: SERVED.b + failedCost, estimated: 1 });
    expect(row.reserved_nano_eur).toBeGreaterThanOrEqual(row.cost_nano_eur);
  });

  test('pays the price of the other model, also when its own or the other one is free', async () => {
    scene.fails('free-a');
    await scene.chat('free-a');
    expect(await scene.lastRow()).toMatchObject({ model_id: 'acme/b', cost_nano_eur: SERVED.b });
    scene.fails('to-free');
    await scene.chat('to-free');
    expect(await scene.lastRow()).toMatchObject({ model_id: 'acme/free', cost_nano_eur: 0n });
  });

  test('without an attempt at its own model names that model as at capacity', async () => {
    scene.fails('full');
    await scene.chat('full');
    await scene.chat('full');
    expect(attemptsOf(await scene.lastRow())).toEqual([
      { model: 'acme/full', error: 'model_overloaded', cost_nano_eur: '0' },
      { model: 'acme/free', deployment: 'up/free', cost_nano_eur: '0' },
    ]);
  });

  test('is one failed row when no model responds', async () => {
    scene.fails('a');
    scene.fails('b');
    scene.fails('c');
    await scene.chat('a');
    const row = await scene.lastRow();
    expect(row).toMatchObject({ model_id: 'acme/c', outcome: 'failed', cost_nano_eur: 0n });
    expect(attemptsOf(row).map(({ model, error }) => [model, error])).toEqual([
      ['acme/a', 'bad_gateway'],
      ['acme/b', 'bad_gateway'],
      ['acme/c', 'failed'],
    ]);
  });
});

describe('a budget', () => {
  /** Runs the work while the budget allows exactly the amount in addition to what is spent. */
  async function withMore<Result>(nanoEur: bigint, work: () => Promise<Result>): Promise<Result> {
    const rows = await scene.rows();
    const spent = rows.reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n);
    const { store, keys } = scene.gateway.gateway.services;
    const { projectId = '' } = (await keys.authenticate(scene.gateway.headers['x-api-key'])) ?? {};
    await setBudget(store, projectId, (spent + nanoEur + NANO_EUR_OF_A_CENT - 1n) / NANO_EUR_OF_A_CENT);
    try {
      return await work();
    } finally {
      await setBudget(store, projectId, null);
    }
  }

  /** The highest cost of a request: the most input tokens of its text, and 10 output tokens. */
  const MOST_TOKENS = 110n;

  test('that does not cover another model prevents an attempt at it', async () => {
    scene.fails('a');
    const response = await withMore(MOST_TOKENS * PRICES.a, () => scene.chat('a', { max_tokens: 10 }));
    // Model c costs the same as a.
    expect(response.headers['x-gateway-model']).toBe('acme/c');
    expect(scene.requestedModels).toEqual(['a', 'c']);
  });

  test('that does not cover a model allows a cheaper fallback, in one row', async () => {
    const before = (await scene.rows()).length;
    const response = await withMore(MOST_TOKENS * PRICES.a, () => scene.chat('dear', { max_tokens: 10 }));
    expect(response.headers['x-gateway-model']).toBe('acme/a');
    expect(scene.requestedModels).toEqual(['a']);
    expect(await scene.rows()).toHaveLength(before + 1);
    const row = await scene.lastRow();
    expect(row).toMatchObject({ model_id: 'acme/a', cost_nano_eur: SERVED.a });
    expect(attemptsOf(row)).toEqual([
      { model: 'acme/dear', error: 'budget_exceeded', cost_nano_eur: '0' },
      { model: 'acme/a', deployment: 'up/a', cost_nano_eur: String(SERVED.a) },
    ]);
  });

  test('is not exceeded by requests that fall back after attempts that were charged', async () => {
    const before = (await scene.rows()).reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n);
    const more = 400n * PRICES.a;
    scene.fails('a', { kind: 'no_content', sends: 'first_event' });
    const responses = await withMore(more, () =>
      Promise.all(Array.from({ length: 6 }, () => scene.chat('a', { stream: true, max_tokens: 10 }))),
    );
    const spent = (await scene.rows()).reduce((sum, { cost_nano_eur }) => sum + cost_nano_eur, 0n) - before;
    expect(spent).toBeLessThanOrEqual(more + NANO_EUR_OF_A_CENT);
    expect(responses.some(({ status }) => status === 429)).toBe(true);
    expect(spent).toBeGreaterThan(0n);
  });

  test('that is spent refuses the request and all its fallbacks', async () => {
    const response = await withMore(-NANO_EUR_OF_A_CENT, () => scene.chat('dear'));
    expect(response.status).toBe(429);
    expect(scene.requestedModels).toEqual([]);
  });
});
