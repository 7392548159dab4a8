import { expect, test } from '@jest/globals';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere, type CommandResult } from './run-cli.ts';

async function withProject(): Promise<{ folder: TemporaryFolder; budget: Budget }> {
  const folder = await TemporaryFolder.make();
  await runHere(folder.path, ['org', 'create', 'acme']);
  await runHere(folder.path, ['project', 'create', 'web', '--org', 'acme', '--models', 'all']);
  return { folder, budget: (...rest) => runHere(folder.path, ['budget', ...rest]) };
}

type Budget = (...rest: string[]) => Promise<CommandResult>;

test('a budget is set, shown and raised, in EUR cents', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  const set = await budget('set', 'acme/web', '5000');
  expect(set).toMatchObject({ exitCode: 0, error: '' });
  expect(set.out).toContain('50.00 EUR');
  await budget('raise', 'web', '250');
  const shown: unknown = JSON.parse((await budget('show', 'web', '--json')).out);
  expect(shown).toEqual([
    {
      project: 'acme/web',
      project_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      period: expect.stringMatching(/^\d{4}-\d{2}$/),
      limit_eur_cents: 5250,
      consumed_eur_cents: 0,
      remaining_eur_cents: 5250,
      exceeded: false,
      settled_nano_eur: '0',
      reserved_nano_eur: '0',
    },
  ]);
});

test('a budget can be taken away again', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await budget('set', 'web', '100');
  expect((await budget('set', 'web', 'none', '--json')).out).toContain('"limit_eur_cents": null');
});

test.each([
  ['a negative one', ['set', 'web', '--', '-1'], 'not below 0'],
  ['one in EUR with decimals', ['set', 'web', '12.50'], 'whole number of EUR cents'],
  ['one beyond all reason', ['set', 'web', '99999999999999999'], 'no budget is above'],
  ['a word', ['set', 'web', 'plenty'], 'whole number of EUR cents'],
  ['a raise of nothing', ['raise', 'web', '0'], 'more than 0'],
  ['a raise of what has no limit', ['raise', 'web', '5'], 'no budget that could be raised'],
  ["an unknown project's", ['set', 'nobody', '5'], "there is no project 'nobody'"],
])('%s is refused with the reason', async (_name, rest, reason) => {
  const { folder, budget } = await withProject();
  await using _folder = folder;
  const result = await budget(...rest);
  expect(result.exitCode).not.toBe(0);
  expect(result.error).toContain(reason);
});

test('a raise beyond all reason leaves the limit as it was', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await budget('set', 'web', '100');
  expect((await budget('raise', 'web', '999999999999')).exitCode).toBe(1);
  expect((await budget('show', 'web', '--json')).out).toContain('"limit_eur_cents": 100,');
});
