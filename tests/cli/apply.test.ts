import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runElsewhere, runHere, type CommandResult } from './run-cli.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await TemporaryFolder.make();
});
afterAll(() => folder[Symbol.asyncDispose]());

const run = (...words: string[]) => runHere(folder.path, words);

/** Applies a file with this text. */
async function apply(text: string, ...words: string[]): Promise<CommandResult> {
  const path = join(folder.path, 'organisation.yaml');
  await writeFile(path, text);
  return run('apply', '--file', path, ...words);
}

const fileOf = (organisation: string, keys = '{ laptop: }') =>
  `organisations: { ${organisation}: { projects: { research: { models: all, keys: ${keys} } } } }`;

test('the exit status is 2 for a plan with differences, and 0 for one without and for what was applied', async () => {
  const text = fileOf('exits');
  const plan = await apply(text, '--plan');
  expect(plan).toMatchObject({ exitCode: 2, error: '3 difference(s)\n' });
  expect(plan.out).toBe(
    '+ organisation exits\n+ project exits/research (models: all)\n+ key exits/research laptop\n',
  );
  const applied = await apply(text);
  expect(applied.exitCode).toBe(0);
  expect(applied.out).toMatch(/^\+ organisation exits\n.*\n.*\ngw_[\w-]{43} exits\/research laptop\n$/);
  expect(await apply(text, '--plan')).toEqual({ exitCode: 0, out: '', error: '0 difference(s)\n' });
  expect(await apply(text)).toEqual({ exitCode: 0, out: '', error: 'nothing to change\n' });
  expect((await apply(fileOf('exits', '{ laptop: { requests_per_minute: 5 } }'), '--plan')).out).toBe(
    '~ key exits/research laptop (requests_per_minute: none -> 5)\n',
  );
});

test('what is exported is no difference', async () => {
  await apply(fileOf('exported'));
  const { out } = await run('export', '--org', 'exported');
  expect(out).toMatch(
    /^# yaml-language-server: \$schema=\.\/management\/apply\/organisation\.schema\.json\n/,
  );
  expect((await apply(out, '--plan', '--prune')).exitCode).toBe(0);
});

test('new keys are written once, to a new file that only its owner can read', async () => {
  const path = join(folder.path, 'keys.jsonl');
  const applied = await apply(fileOf('secret'), '--secrets', path);
  expect(applied.out).not.toContain('gw_');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const { key, ...names } = JSON.parse(await readFile(path, 'utf8')) as { key: string };
  expect(names).toMatchObject({ organisation: 'secret', project: 'research', name: 'laptop' });
  const authenticator = new KeyAuthenticator(await folder.openStore());
  expect(await authenticator.authenticate(key)).not.toBeNull();
  await authenticator.close();
  const again = await apply(fileOf('secret', '{ laptop: , other: }'), '--secrets', path);
  expect(again).toMatchObject({
    exitCode: 1,
    error: `error: the file ${path} cannot be created: it exists already\n`,
  });
  expect((await run('key', 'list', '--project', 'secret/research')).out).not.toContain('other');
});

test('a run that creates no key leaves no file of keys', async () => {
  await apply(fileOf('none'));
  const path = join(folder.path, 'no-keys.jsonl');
  expect((await apply(fileOf('none'), '--secrets', path)).exitCode).toBe(0);
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

test('a wrong file exits with 1, names each place, and changes nothing', async () => {
  const wrong = await apply(`${fileOf('wrong')}\nprojects: {}\n`);
  const path = join(folder.path, 'organisation.yaml');
  expect(wrong).toEqual({
    exitCode: 1,
    out: '',
    error: `${path}:2:1 unknown key 'projects'; known here: organisations\n`,
  });
  expect((await run('org', 'list')).out).not.toContain('wrong');
  expect((await run('apply', '--file', join(folder.path, 'missing.yaml'))).error).toContain('no such file');
});

test('models that the configuration does not have are warnings with their place', async () => {
  const { error, exitCode } = await apply(
    'organisations: { warned: { projects: { one: { models: [a/b] } } } }',
  );
  expect(exitCode).toBe(0);
  expect(error).toContain('organisation.yaml:1:56 the configuration has no model of this id (warning)\n');
});

test('with --json there is one value with all changes and keys', async () => {
  const { out } = await apply(fileOf('json'), '--json', '--reason', 'ticket 4711');
  const { changes, keys } = JSON.parse(out) as { changes: object[]; keys: { key: string }[] };
  expect(changes.at(-1)).toEqual({
    change: 'create',
    kind: 'key',
    organisation: 'json',
    project: 'research',
    project_id: expect.any(String),
    key: 'laptop',
    budget: null,
    before: null,
    after: {},
  });
  expect(keys.map(({ key }) => key.slice(0, 3))).toEqual(['gw_']);
  const store = await folder.openStore();
  const rows = await store.database
    .selectFrom('audit')
    .select('actor')
    .where('reason', '=', 'ticket 4711')
    .execute();
  expect(rows).toHaveLength(3);
});

test('with --json the changes are printed although the empty file of keys cannot be removed', async () => {
  const secrets = join(folder.path, 'replaced.jsonl');
  const names = { organisation: 'acme', project: null, project_id: null, key: null, budget: null };
  const change = { ...names, change: 'create', kind: 'organisation', before: null, after: {} };
  const gateway = createServer((request, response) => {
    const isPlan = request.url?.includes('dry_run=true') === true;
    // Something else has its name.
    const replaced = isPlan ? Promise.resolve() : unlink(secrets).then(() => mkdir(secrets));
    const body = JSON.stringify({ changes: [change], keys: [], warnings: [], failure: null });
    void replaced.then(() => response.setHeader('content-type', 'application/json').end(body));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = gateway.address() as AddressInfo;
  const path = join(folder.path, 'organisation.yaml');
  await writeFile(path, 'organisations: { acme: }');
  const { exitCode, out } = await runHere(
    folder.path,
    ['apply', '--file', path, '--json', '--secrets', secrets],
    { GATEWAY_URL: `http://127.0.0.1:${port}`, GATEWAY_TOKEN: 'gwa_1' },
  );
  gateway.close();
  gateway.closeAllConnections();
  expect(exitCode).toBe(1);
  expect(JSON.parse(out)).toEqual({ changes: [change], keys: [] });
});

test('thirty projects with keys and budgets are one command', async () => {
  const projects = Array.from(
    { length: 30 },
    (_project, number) =>
      `      team-${number}: { budgets: [{ interval: month, limit_eur_cents: 5000 }], keys: { first: } }\n`,
  );
  const path = join(folder.path, 'thirty.yaml');
  await writeFile(path, `organisations:\n  thirty:\n    projects:\n${projects.join('')}`);
  const { exitCode, out } = await runElsewhere(folder.path, ['apply', '--file', path]);
  expect(exitCode).toBe(0);
  expect(out.match(/^gw_/gm)).toHaveLength(30);
  expect((await run('apply', '--file', path, '--plan')).exitCode).toBe(0);
});
