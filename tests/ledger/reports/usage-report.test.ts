import { describe, expect, test } from '@jest/globals';
import { isIdentified, usageDimensions } from '../../../ledger/reports/usage-columns.ts';
import { reportUsage, type UsageQuery } from '../../../ledger/reports/usage-report.ts';
import { createOrganisation } from '../../../projects/organisations.ts';
import { createProject } from '../../../projects/projects.ts';
import { CENT, LedgerScene } from '../ledger-scene.ts';

const ALL: Omit<UsageQuery, 'by'> = { projectId: null, from: null, until: null };

test('usage is summed by the requested dimensions, including calls in flight', async () => {
  await using scene = await LedgerScene.open(1_000n);
  const ledger = await scene.process();
  for (const cents of [3, 4]) await (await scene.admit(ledger, 40)).end(cents);
  const estimated = await scene.admit(ledger, 40);
  estimated.call.usage.reported = false;
  estimated.call.usage.received = { deltas: 2, textBytes: 8 };
  await estimated.charge.settle('cancelled');
  const open = await scene.admit(ledger, 50);
  await ledger.posted();
  const [completed, cancelled, ...others] = (await reportUsage(scene.store, { ...ALL, by: ['outcome'] }))
    .filter(({ group }) => group.outcome !== 'under way')
    .toSorted((one, other) => Number(other.calls - one.calls));
  expect(others).toEqual([]);
  expect(completed).toMatchObject({
    group: { outcome: 'completed' },
    ids: {},
    keyEnds: null,
    calls: 2n,
    estimated_calls: 0n,
    reserved_nano_eur: 0n,
    output_tokens: 7n,
    cost_nano_eur: 7n * CENT,
    images: 0n,
  });
  expect(cancelled).toMatchObject({ group: { outcome: 'cancelled' }, calls: 1n, estimated_calls: 1n });
  await open.end(1);
});

test('projects with the same name are distinguished by id and organisation', async () => {
  await using scene = await LedgerScene.open(1_000n);
  const ledger = await scene.process();
  const { database } = scene.store;
  const organisation = await createOrganisation(database, 'other');
  const twin = await createProject(database, { organisation: organisation.id, name: 'main', models: 'all' });
  await (await scene.admit(ledger, 40)).end(3);
  const call = scene.call(40);
  const charge = await ledger.open({
    ...call,
    principal: { ...(call.principal ?? failed()), projectId: twin.id, keyId: 'key-2' },
  });
  call.usage.outputTokens = 5;
  await charge?.settle('completed');
  await ledger.posted();
  const lines = await reportUsage(scene.store, { ...ALL, by: ['project', 'key', 'organisation'] });
  expect(lines).toMatchObject([
    {
      group: { project: 'acme/main', key: 'key-1', organisation: 'acme' },
      ids: { project: scene.projectId, key: 'key-1' },
      cost_nano_eur: 3n * CENT,
    },
    {
      group: { project: 'other/main', key: 'key-2', organisation: 'other' },
      ids: { project: twin.id, key: 'key-2', organisation: organisation.id },
      cost_nano_eur: 5n * CENT,
    },
  ]);
  expect(Object.keys(lines[0]?.ids ?? {})).toEqual(['project', 'key', 'organisation']);
  const byModel = await reportUsage(scene.store, { ...ALL, by: ['model', 'operation'] });
  expect(byModel).toMatchObject([
    { group: { model: 'acme/chat', operation: 'createChatCompletion' }, ids: {}, calls: 2n },
  ]);
  const ofTwin = await reportUsage(scene.store, { ...ALL, projectId: twin.id, by: ['project'] });
  expect(ofTwin).toMatchObject([{ calls: 1n, group: { project: 'other/main' } }]);
});

test('usage between two times includes the first and excludes the second', async () => {
  await using scene = await LedgerScene.open(null);
  scene.time = '2026-11-22T10:00:00.000Z';
  const ledger = await scene.process();
  await (await scene.admit(ledger, 40)).end(3);
  await ledger.posted();
  const [{ started_at: at } = failed()] = await scene.rows();
  const later = new Date(Date.parse(at) + 1).toISOString();
  const callsBetween = async (from: string | null, until: string | null): Promise<bigint> =>
    (await reportUsage(scene.store, { ...ALL, from, until, by: ['day', 'month'] }))[0]?.calls ?? 0n;
  expect(await callsBetween(at, null)).toBe(1n);
  expect(await callsBetween(later, null)).toBe(0n);
  expect(await callsBetween(null, at)).toBe(0n);
  expect(await callsBetween(at, later)).toBe(1n);
  expect(await reportUsage(scene.store, { ...ALL, by: ['day', 'month'] })).toMatchObject([
    { group: { day: '2026-11-22', month: '2026-11' } },
  ]);
});

describe('the failed attempts of a call', () => {
  test('cost their own deployments and models, and the call counts where it ended', async () => {
    await using scene = await LedgerScene.open(1_000n);
    const ledger = await scene.process();
    for (const cents of [10, 2]) await (await scene.admit(ledger, 40)).end(cents);
    await ledger.posted();
    const { database } = scene.store;
    const cost = (cents: bigint): string => String(cents * CENT);
    const attempts = [
      { model: 'acme/large', deployment: 'a/large', error: 'bad_gateway', cost_nano_eur: cost(3n) },
      { model: 'acme/large', deployment: 'b/large', error: 'gateway_timeout', cost_nano_eur: cost(1n) },
      { model: 'acme/chat', deployment: 'b/chat', cost_nano_eur: cost(6n) },
    ];
    await database
      .updateTable('ledger')
      .set({ deployment: 'b/chat', attempts: JSON.stringify(attempts) })
      .where('cost_nano_eur', '=', 10n * CENT)
      .execute();
    await database
      .updateTable('ledger')
      .set({ deployment: 'a/large' })
      .where('cost_nano_eur', '=', 2n * CENT)
      .execute();
    const by = async (dimension: 'deployment' | 'model' | 'project') =>
      (await reportUsage(scene.store, { ...ALL, by: [dimension] })).map((line) => [
        line.group[dimension],
        line.calls,
        line.earlier_attempts,
        line.output_tokens,
        line.cost_nano_eur / CENT,
      ]);
    expect(await by('deployment')).toEqual([
      ['a/large', 1n, 1n, 2n, 5n],
      ['b/chat', 1n, 0n, 10n, 6n],
      ['b/large', 0n, 1n, 0n, 1n],
    ]);
    expect(await by('model')).toEqual([
      ['acme/chat', 2n, 0n, 12n, 8n],
      ['acme/large', 0n, 2n, 0n, 4n],
    ]);
    expect(await by('project')).toEqual([['acme/main', 2n, 2n, 12n, 12n]]);
  });
});

test('three dimensions have ids in addition to names', () => {
  expect(usageDimensions.filter(isIdentified)).toEqual(['organisation', 'project', 'key']);
});

function failed(): never {
  throw new Error('it is not there');
}
