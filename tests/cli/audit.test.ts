import { userInfo } from 'node:os';
import { expect, test } from '@jest/globals';
import type { AuditEntry } from '../../generated/admin/contract.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { createdKeyIn, runHere } from './run-cli.ts';

const ACTOR = `cli:${userInfo().username}`;

test('each change by a command is in the audit log, with its user, its reason, and what it changed', async () => {
  await using folder = await TemporaryFolder.make();
  const run = async (...words: string[]) => {
    const result = await runHere(folder.path, words);
    expect(result).toMatchObject({ exitCode: 0 });
    return result;
  };
  await run('org', 'create', 'acme', '--reason', 'ticket 4711');
  await run('project', 'create', 'web', '--org', 'acme', '--models', 'all');
  const { key, id } = createdKeyIn(await run('key', 'create', '--project', 'web', '--name', 'ci', '--json'));
  await run('key', 'update', id, '--requests-per-minute', '7', '--reason', 'too fast');
  await run('project', 'models', 'disable', 'web', 'a/b');
  await run('project', 'quota', 'update', 'web', '--bytes', '5000');
  await run('budget', 'update', 'web', '--limit', '100');
  await run('key', 'revoke', id);
  await run('project', 'delete', 'web', '--yes');
  await run('org', 'update', 'acme', '--name', 'labs');
  await run('org', 'delete', 'labs');
  // Neither a look nor what was refused is a change.
  await run('key', 'list');
  expect((await runHere(folder.path, ['org', 'delete', 'labs'])).exitCode).toBe(1);
  const { out } = await run('audit', 'list', '--json');
  expect(out).not.toContain(key);
  const entries = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditEntry)
    .toReversed();
  expect(entries.map(({ action }) => action)).toEqual([
    'createOrganisation',
    'createProject',
    'createKey',
    'updateKey',
    'updateProjectModel',
    'updateQuota',
    'updateBudget',
    'revokeKey',
    'deleteProject',
    'updateOrganisation',
    'deleteOrganisation',
  ]);
  expect(entries.every(({ actor }) => actor === ACTOR)).toBe(true);
  expect(entries[0]).toMatchObject({ reason: 'ticket 4711', before: null, after: { name: 'acme' } });
  expect(entries[3]).toMatchObject({
    reason: 'too fast',
    before: { requests_per_minute: null },
    after: { requests_per_minute: 7 },
  });
  expect((await run('audit', 'list', '--limit', '2')).out.trim().split('\n')).toHaveLength(3);
  expect((await run('audit', 'list', '--target', `key:${id}`)).out.trim().split('\n')).toHaveLength(4);
  expect((await run('audit', 'verify')).out).toBe('11 rows are valid\n');
});
