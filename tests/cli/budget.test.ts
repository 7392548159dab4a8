import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
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
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      scope: 'project',
      organisation: 'acme',
      organisation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      project: 'acme/web',
      project_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      key_id: null,
      model: null,
      tag: null,
      interval: 'month',
      period: expect.stringMatching(/^\d{4}-\d{2}$/),
      renews_at: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00.000Z$/),
      limit_eur_cents: 5250,
      consumed_eur_cents: 0,
      remaining_eur_cents: 5250,
      exceeded: false,
      soft: false,
      next_limit_eur_cents: null,
      top_up: null,
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
  ['neither a limit nor a raise', ['update', 'web'], 'give a change'],
  ['both', ['update', 'web', '--limit', '5', '--raise', '5'], 'either --limit or --raise'],
  ['one of nobody', ['create', '--limit', '5'], 'one of --organisation, --project and --key'],
  [
    "an unknown organisation's",
    ['create', '--organisation', 'x', '--limit', '5'],
    "there is no organisation 'x'",
  ],
  ["an unknown key's", ['create', '--key', 'x', '--limit', '5'], "there is no key 'x'"],
  [
    'one by the hour',
    ['create', '--project', 'web', '--every', 'hour', '--limit', '5'],
    'Allowed choices are day',
  ],
  [
    'one of a tag without a value',
    ['create', '--project', 'web', '--limit', '5', '--tag', 'team'],
    'a name and a value such as team:',
  ],
  [
    'one of an unknown tag',
    ['create', '--project', 'web', '--limit', '5', '--tag', 'team:search'],
    "gateway.yaml has no tag 'team'",
  ],
  ['an unknown one', ['delete', '0199f3c2-7b10-7d21-8c5e-2f4a6b8c0d1e'], 'there is no budget'],
  [
    'an end on a day that does not exist',
    ['update', 'web', '--top-up', '5', '--reason', 'launch', '--until', '2026-02-31'],
    'Expected a date',
  ],
  ['an end without a top-up', ['update', 'web', '--until', '2026-12-01'], 'belongs to --top-up'],
])('%s is refused with the reason', async (_name, rest, reason) => {
  const { folder, budget } = await withProject();
  await using _folder = folder;
  const result = await budget(...rest);
  expect(result.exitCode).not.toBe(0);
  expect(result.error).toContain(reason);
});

test('budgets of an organisation, a project and a key are created, listed, changed and deleted', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await runHere(folder.path, ['key', 'create', '--project', 'acme/web', '--name', 'laptop']);
  const keys: unknown = JSON.parse((await runHere(folder.path, ['key', 'list', '--json'])).out);
  const [{ id: keyId }] = keys as [{ id: string }];
  const created = await budget(
    'create',
    '--organisation',
    'acme',
    '--every',
    'day',
    '--limit',
    '900',
    '--json',
  );
  const [{ id }] = JSON.parse(created.out) as [{ id: string }];
  await budget('create', '--project', 'web', '--every', 'week', '--limit', '700', '--model', 'a/b');
  await budget('create', '--key', keyId, '--limit', '500', '--soft');
  expect((await budget('create', '--key', keyId, '--limit', '500')).error).toContain(
    'has a budget by the month',
  );
  const topUp = ['--top-up', '50', '--reason', 'a launch'];
  expect((await budget('update', id, '--raise', '100', ...topUp)).out).toContain('10.50 EUR');
  expect((await budget('update', id, '--next-limit', '2000')).out).toContain('20.00 EUR from');
  const { out } = await budget('list');
  expect(out).toContain('acme/web a/b');
  expect(out).toContain(`acme/web key ${keyId}`);
  expect(out).toContain('soft');
  expect((await budget('update', id, '--limit', 'none')).error).toContain('`budget delete` removes');
  expect((await budget('delete', id)).exitCode).toBe(0);
  expect((await budget('list')).out).not.toContain(id);
});

test('an absurdly large raise does not change the limit', async () => {
  const { folder, budget } = await withProject();
  await using _ = folder;
  await budget('update', 'web', '--limit', '100');
  expect((await budget('update', 'web', '--raise', '999999999999')).exitCode).toBe(1);
  expect((await budget('show', 'web', '--json')).out).toContain('"limit_eur_cents": 100,');
});

describe('a budget of one model', () => {
  const CONFIGURATION = `
aliases: { fast: acme/chat }
backends: { local: { kind: openai, base_url: 'http://127.0.0.1:9/v1' } }
models:
  acme/chat: { mode: chat, free: true, deployments: [{ backend: local, model: chat }] }
  other/*: { mode: chat, free: true, deployments: [{ backend: local, model: '*' }] }
`;

  async function create(model: string, configuration = CONFIGURATION): Promise<CommandResult> {
    const { folder } = await withProject();
    await using _ = folder;
    const path = join(folder.path, 'gateway.yaml');
    await writeFile(path, configuration);
    const command = ['budget', 'create', '--project', 'web', '--limit', '5', '--model', model, '--json'];
    return await runHere(folder.path, command, { GATEWAY_CONFIG: path });
  }

  test.each([
    ['fast', 'acme/chat'],
    ['other/one', 'other/one'],
  ])('that is named %s counts the calls to %s', async (name, model) => {
    const { out, error } = await create(name);
    expect([error, JSON.parse(out)]).toMatchObject(['', [{ model }]]);
  });

  test('that the configuration does not have is created with a warning', async () => {
    const { out, error } = await create('acme/chet');
    expect(JSON.parse(out)).toMatchObject([{ model: 'acme/chet' }]);
    expect(error).toContain("warning: the configuration has no model 'acme/chet'; did you mean 'acme/chat'?");
  });

  test.each([
    ['of a pattern', 'other/*', CONFIGURATION, "the budget of 'other/*' would count no call"],
    ['while the configuration is invalid', 'acme/chat', 'models: 5', 'the configuration is invalid'],
  ])('%s is refused', async (_what, model, configuration, reason) => {
    const { exitCode, error } = await create(model, configuration);
    expect([exitCode, error]).toEqual([1, expect.stringContaining(reason)]);
  });
});
