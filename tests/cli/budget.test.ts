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
  const set = await budget('update', 'acme/web', '--limit', '5000');
  expect(set).toMatchObject({ exitCode: 0, error: '' });
  expect(set.out).toContain('50.00 EUR');
  await budget('update', 'web', '--raise', '250');
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

test('a budget can be removed', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await budget('update', 'web', '--limit', '100');
  expect((await budget('update', 'web', '--limit', 'none', '--json')).out).toContain(
    '"limit_eur_cents": null',
  );
});

test.each([
  ['a negative one', ['update', 'web', '--limit', '-1'], 'it must be >= 0'],
  ['one in EUR with decimals', ['update', 'web', '--limit', '12.50'], 'whole number of EUR cents'],
  ['one above the maximum', ['update', 'web', '--limit', '99999999999999999'], 'it must be <= 100000000000'],
  ['a word', ['update', 'web', '--limit', 'plenty'], 'whole number of EUR cents'],
  ['a raise by 0', ['update', 'web', '--raise', '0'], 'it must be >= 1'],
  ['a raise without a budget', ['update', 'web', '--raise', '5'], 'the project has no budget'],
  ["an unknown project's", ['update', 'nobody', '--limit', '5'], "there is no project 'nobody'"],
  ['neither a limit nor a raise', ['update', 'web'], 'either --limit or --raise'],
])('%s is refused with the reason', async (_name, rest, reason) => {
  const { folder, budget } = await withProject();
  await using _folder = folder;
  const result = await budget(...rest);
  expect(result.exitCode).not.toBe(0);
  expect(result.error).toContain(reason);
});

test('an absurdly large raise does not change the limit', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await budget('update', 'web', '--limit', '100');
  expect((await budget('update', 'web', '--raise', '999999999999')).exitCode).toBe(1);
  expect((await budget('show', 'web', '--json')).out).toContain('"limit_eur_cents": 100,');
});
