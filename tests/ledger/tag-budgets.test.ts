import { describe, expect, test } from '@jest/globals';
import type { Call } from '../../calls/call.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { sceneAt } from './dated-scene.ts';
import type { LedgerScene } from './ledger-scene.ts';

type Tags = Readonly<Record<string, string>>;

/** Admits a call with tags. Returns its end, or the refusal. */
async function admit(
  scene: LedgerScene,
  ledger: Ledger,
  cents: number,
  tags: Tags,
  more: Partial<Call> = {},
) {
  const call: Call = { ...scene.call(cents), tags: new Map(Object.entries(tags)), ...more };
  try {
    const charge = await ledger.open(call);
    return async (costCents: number) => {
      call.usage.outputTokens = costCents;
      await charge?.settle('completed');
    };
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'budget_exceeded') return error.body;
    throw error;
  }
}

async function spend(scene: LedgerScene, ledger: Ledger, cents: number, tags: Tags): Promise<unknown> {
  const end = await admit(scene, ledger, cents, tags);
  if (typeof end !== 'function') return end;
  await end(cents);
  return null;
}

const MONTH = '2026-11';

describe('a budget of a tag', () => {
  test('counts the calls with this value, and refuses no others', async () => {
    await using scene = await sceneAt();
    const search = await scene.add('project', 'month', 50, { tag: 'team:search' });
    const ledger = await scene.process();
    expect(await spend(scene, ledger, 40, { team: 'search' })).toBeNull();
    expect(await spend(scene, ledger, 20, { team: 'search' })).toMatchObject({
      limit_eur_cents: 50,
      budget: { scope: 'project', interval: 'month', period: MONTH, tag: 'team:search' },
      required_eur_cents: 20,
    });
    for (const others of [{}, { team: 'Search' }, { feature: 'search' }, { team: 'sales', user: 'search' }])
      expect(await spend(scene, ledger, 20, others)).toBeNull();
    await ledger.close();
    expect(await scene.used(search, MONTH)).toEqual({ settled: 40, held: 0 });
    expect(await scene.used(scene.projectId, MONTH)).toEqual({ settled: 120, held: 0 });
  });

  test('and a model counts the calls with both', async () => {
    await using scene = await sceneAt();
    const other = await scene.add('key', 'day', 10, { tag: 'team:search', modelId: 'acme/other' });
    const chat = await scene.add('key', 'day', 30, { tag: 'team:search', modelId: 'acme/chat' });
    const ledger = await scene.process();
    expect(await spend(scene, ledger, 30, { team: 'search' })).toBeNull();
    expect(await spend(scene, ledger, 1, { team: 'search' })).toMatchObject({
      budget: { model: 'acme/chat', tag: 'team:search' },
    });
    await ledger.close();
    expect(await scene.used(chat, '2026-11-26')).toEqual({ settled: 30, held: 0 });
    expect(await scene.used(other, '2026-11-26')).toEqual({ settled: 0, held: 0 });
  });

  test('is one of all that a call takes from: each of its tags, its key, its project and its organisation', async () => {
    await using scene = await sceneAt();
    const budgets = [
      await scene.add('organisation', 'month', 900, { tag: 'team:search' }),
      await scene.add('organisation', 'month', 900, { tag: 'tool:codex' }),
      await scene.add('project', 'month', 900, { tag: 'team:search' }),
      await scene.add('organisation', 'month', 900),
      await scene.add('key', 'month', 900),
    ];
    const small = await scene.add('key', 'month', 25, { tag: 'tool:codex' });
    const ledger = await scene.process();
    const tags = { team: 'search', tool: 'codex' };
    expect(await spend(scene, ledger, 20, tags)).toBeNull();
    expect(await spend(scene, ledger, 20, tags)).toMatchObject({
      budget: { scope: 'key', tag: 'tool:codex' },
    });
    await ledger.close();
    for (const id of [...budgets, small, scene.projectId])
      expect(await scene.used(id, MONTH)).toEqual({ settled: 20, held: 0 });
  });

  test('refuses free calls with its tag once it is spent, and no others', async () => {
    await using scene = await sceneAt();
    await scene.add('organisation', 'day', 10, { tag: 'team:search' });
    const ledger = await scene.process();
    await spend(scene, ledger, 10, { team: 'search' });
    await ledger.posted();
    const { model } = scene.call(0);
    const free = model === null ? {} : { model: { ...model, prices: 'free' as const } };
    expect(await admit(scene, ledger, 0, { team: 'search' }, free)).toMatchObject({
      budget: { tag: 'team:search' },
      required_eur_cents: 0,
    });
    expect(await admit(scene, ledger, 0, { team: 'sales' }, free)).toBeInstanceOf(Function);
  });

  test('is never exceeded by several processes', async () => {
    await using scene = await sceneAt();
    const search = await scene.add('organisation', 'week', 100, { tag: 'team:search' });
    const ledgers = [await scene.process(), await scene.process(), await scene.process()];
    const calls = ledgers.flatMap((ledger) =>
      Array.from({ length: 20 }, () => spend(scene, ledger, 7, { team: 'search' })),
    );
    const admitted = (await Promise.all(calls)).filter((refusal) => refusal === null);
    expect(admitted).toHaveLength(14);
    for (const ledger of ledgers) await ledger.close();
    expect(await scene.used(search, '2026-W48')).toEqual({ settled: 98, held: 0 });
  });
});

test('values that clients invent have no slices and no rows of budgets', async () => {
  await using scene = await sceneAt();
  const search = await scene.add('project', 'month', 900, { tag: 'team:search' });
  const ledger = await scene.process();
  for (let value = 0; value < 50; value += 1)
    expect(await spend(scene, ledger, 1, { team: `search-${value}` })).toBeNull();
  await spend(scene, ledger, 1, { team: 'search' });
  await ledger.posted();
  const ids = new Set([scene.projectId, search]);
  const { database } = scene.store;
  const periods = await database.selectFrom('budget_periods').select('budget_id').execute();
  expect(new Set(periods.map(({ budget_id: id }) => id))).toEqual(ids);
  const slices = await database.selectFrom('ledger_slices').select('budget_id').execute();
  for (const { budget_id: id } of slices) expect(ids).toContain(id);
});
