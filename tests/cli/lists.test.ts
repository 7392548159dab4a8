import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere } from './run-cli.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
  await runHere(folder.path, ['org', 'create', 'acme']);
  for (const [name, limit] of [
    ['web', '100'],
    ['lab', '400'],
    ['ops', '200'],
  ] as const) {
    const created = await runHere(folder.path, ['project', 'create', name, '--org', 'acme', '--json']);
    await runHere(folder.path, ['budget', 'update', name, '--limit', limit]);
    const [project] = JSON.parse(created.out) as { id: string }[];
    const { database } = await folder.openStore();
    await database
      .insertInto('budget_periods')
      .values({
        ...{ budget_id: project?.id ?? '', period: new Date().toISOString().slice(0, 7) },
        ...{ settled_nano_eur: 900_000_000n, reserved_nano_eur: 0n },
      })
      .execute();
  }
});
afterAll(() => folder[Symbol.asyncDispose]());

async function listed(...words: string[]): Promise<(string | undefined)[]> {
  const { out, error } = await runHere(folder.path, [...words, '--json']);
  expect(error).toBe('');
  // The contract has their names.
  return (JSON.parse(out) as { name?: string; project?: string }[]).map(
    ({ name, project }) => name ?? project,
  );
}

describe('--sort', () => {
  test('orders projects by creation or name', async () => {
    expect(await listed('project', 'list')).toEqual(['web', 'lab', 'ops']);
    expect(await listed('project', 'list', '--sort', '-created_at')).toEqual(['ops', 'lab', 'web']);
    expect(await listed('project', 'list', '--sort', 'name')).toEqual(['lab', 'ops', 'web']);
    expect(await listed('project', 'list', '--sort', '-name')).toEqual(['web', 'ops', 'lab']);
  });

  test('shows the budgets first that are nearest to their limit', async () => {
    const byUse = ['acme/web', 'acme/ops', 'acme/lab'];
    expect(await listed('budget', 'list', '--sort', '-consumed')).toEqual(byUse);
  });

  test('with another order is an error that names the orders', async () => {
    const { exitCode, error } = await runHere(folder.path, ['budget', 'list', '--sort', 'consumed']);
    expect([exitCode, error]).toEqual([2, expect.stringContaining('Allowed choices are id, -consumed')]);
  });
});
