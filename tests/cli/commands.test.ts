import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { createdKeyIn, runElsewhere, runHere } from './run-cli.ts';

async function withProject(folder: TemporaryFolder): Promise<void> {
  await runHere(folder.path, ['org', 'create', 'acme']);
  await runHere(folder.path, ['project', 'create', 'web', '--org', 'acme', '--models', 'all']);
}

const UNKNOWN_ID = '0199a1c2-7d3e-7000-8000-0123456789ab';
const NEW_KEY = ['key', 'create', '--project', 'web', '--name', 'k'];

describe('the gateway command', () => {
  test('creates an organisation, a project and a working key', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const made = await runHere(folder.path, [
      'key',
      'create',
      '--project',
      'acme/web',
      '--name',
      'laptop',
      '--json',
    ]);
    expect(made.exitCode).toBe(0);
    const { key, id } = createdKeyIn(made);
    const authenticator = new KeyAuthenticator(await folder.openStore());
    expect(await authenticator.authenticate(key)).toMatchObject({ keyId: id, keyName: 'laptop' });
  });

  test('shows a key once: the list has only its first and last characters', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const made = await runHere(folder.path, ['key', 'create', '--project', 'web', '--name', 'laptop']);
    const key = made.out.trim();
    expect(key).toMatch(/^gw_[\w-]{43}$/);
    for (const json of [[], ['--json']]) {
      const listed = await runHere(folder.path, ['key', 'list', ...json]);
      expect(listed.out).toContain(key.slice(-4));
      expect(listed.out).not.toContain(key.slice(8, 30));
      expect(listed.out).not.toContain('hash');
    }
  });

  test('revokes a key and prints that', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const made = await runHere(folder.path, [
      'key',
      'create',
      '--project',
      'web',
      '--name',
      'laptop',
      '--json',
    ]);
    const revoked = await runHere(folder.path, ['key', 'revoke', createdKeyIn(made).id]);
    expect(revoked).toMatchObject({ exitCode: 0, out: expect.stringContaining('revoked') });
  });

  test('narrows a key and sets its expiry', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const options = ['--models', 'a/b, c/d', '--expires', '2999-01-31', '--json'];
    const made = await runHere(folder.path, ['key', 'create', '--project', 'web', '--name', 'k', ...options]);
    expect(JSON.parse(made.out)).toMatchObject({
      models: ['a/b', 'c/d'],
      expires_at: '2999-01-31T00:00:00.000Z',
    });
    expect(made.error).toContain("warning: the configuration has no model 'a/b'");
  });

  test('sets, changes and removes the limit of a key', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const create = ['key', 'create', '--project', 'web', '--name', 'k', '--requests-per-minute', '90'];
    const made = createdKeyIn(await runHere(folder.path, [...create, '--json']));
    const authenticator = new KeyAuthenticator(await folder.openStore());
    expect(await authenticator.authenticate(made.key)).toMatchObject({ requestsPerMinute: 90 });
    const listed = await runHere(folder.path, ['key', 'list']);
    expect(listed.out).toContain('90/min');
    expect(listed.out).toMatch(/^PROJECT +NAME .*\nacme\/web +k /);
    const listedJson: unknown = JSON.parse((await runHere(folder.path, ['key', 'list', '--json'])).out);
    expect(listedJson).toMatchObject([{ project: 'acme/web' }]);
    const limited = await runHere(folder.path, [
      'key',
      'update',
      made.id,
      '--requests-per-minute',
      '7',
      '--json',
    ]);
    expect(JSON.parse(limited.out)).toMatchObject([{ id: made.id, requests_per_minute: 7 }]);
    const freed = await runHere(folder.path, [
      'key',
      'update',
      made.id,
      '--requests-per-minute',
      'none',
      '--json',
    ]);
    expect(JSON.parse(freed.out)).toMatchObject([{ id: made.id, requests_per_minute: null }]);
  });

  test('enables and disables models of a project', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const disabled = await runHere(folder.path, ['project', 'models', 'disable', 'web', 'a/b', '--json']);
    expect(JSON.parse(disabled.out)).toContainEqual({ model: 'a/b', enabled: false });
    await runHere(folder.path, ['project', 'models', 'enable', 'web', 'a/b']);
    const listed = await runHere(folder.path, ['project', 'models', 'list', 'web', '--json']);
    expect(JSON.parse(listed.out)).toContainEqual({ model: 'a/b', enabled: true });
    const shown = await runHere(folder.path, ['project', 'show', 'web', '--json']);
    expect(JSON.parse(shown.out)).toMatchObject({
      name: 'web',
      models: 'all',
      disabled_models: [],
      keys: [],
    });
  });

  test('sets, shows and removes the quota of a project', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const quota = (...rest: string[]) => runHere(folder.path, ['project', 'quota', ...rest]);
    const made = await quota('update', 'acme/web', '--bytes', '9000000000000', '--json');
    expect(JSON.parse(made.out)).toMatchObject([
      { project: 'acme/web', max_bytes: 9e12, max_count: null, stored_bytes: 0, stored_count: 0 },
    ]);
    await quota('update', 'web', '--bytes', 'default', '--count', '7');
    const shown = await quota('show', 'web');
    expect(shown.out).toMatch(/^PROJECT .*\nacme\/web +default +0 +7 +0\n$/);
    expect(await quota('update', 'web')).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('--bytes'),
    });
    expect(await quota('update', 'web', '--count', '1e3')).toMatchObject({ exitCode: 2 });
    expect(await quota('update', 'none', '--count', '1')).toMatchObject({ exitCode: 1 });
  });

  test('lists models and checks the configuration', async () => {
    await using folder = await TemporaryFolder.make();
    const listed = await runHere(folder.path, ['model', 'list', '--json']);
    expect(JSON.parse(listed.out)).toContainEqual(
      expect.objectContaining({ id: expect.any(String), free: true }),
    );
    expect(await runHere(folder.path, ['config', 'check'])).toMatchObject({ exitCode: 0 });
  });

  test('reports errors of the configuration with file and line', async () => {
    await using folder = await TemporaryFolder.make();
    const path = join(folder.path, 'gateway.yaml');
    await writeFile(path, 'modells: {}\n');
    const environment = { GATEWAY_CONFIG: path };
    const checked = await runHere(folder.path, ['config', 'check'], environment);
    expect(checked).toMatchObject({ exitCode: 1, out: '', error: expect.stringContaining(`${path}:1:`) });
    const asJson = await runHere(folder.path, ['config', 'check', '--json'], environment);
    expect(JSON.parse(asJson.out)).toMatchObject({ valid: false, problems: expect.any(Array) });
  });
});

describe('the migrate command', () => {
  test('migrates an empty database, prints what it did, and then has nothing to do', async () => {
    await using folder = await TemporaryFolder.make();
    const first = await runHere(folder.path, ['migrate', '--json']);
    const files = readdirSync(join(import.meta.dirname, '../../storage/migrations'));
    const migrations = files.filter((name) => /^\d/.test(name)).map((name) => basename(name, '.ts'));
    expect(JSON.parse(first.out)).toEqual({ applied: migrations.toSorted() });
    expect(await runHere(folder.path, ['migrate', '--json'])).toMatchObject({
      exitCode: 0,
      out: '{\n  "applied": []\n}\n',
    });
    expect(await runHere(folder.path, ['migrate'])).toMatchObject({ out: 'the database is up to date\n' });
  });

  test('is the only command that changes the schema when GATEWAY_MIGRATE is off', async () => {
    await using folder = await TemporaryFolder.make();
    const off = { GATEWAY_MIGRATE: 'off' };
    const refused = await runHere(folder.path, ['org', 'list'], off);
    expect(refused).toMatchObject({ exitCode: 1, error: expect.stringContaining("run 'gateway migrate'") });
    expect(await runHere(folder.path, ['migrate'], off)).toMatchObject({ exitCode: 0 });
    expect(await runHere(folder.path, ['org', 'list'], off)).toMatchObject({ exitCode: 0 });
  });

  test('refuses a database of a newer release', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    await sql`insert into kysely_migration values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(
      database,
    );
    for (const command of ['migrate', 'org list']) {
      expect(await runHere(folder.path, command.split(' '))).toMatchObject({
        exitCode: 1,
        error: expect.stringMatching(/^error: .*newer release.*9999-later.*\n$/),
      });
    }
  });
});

describe('a command that fails exits with 1 and one line', () => {
  test.each([
    ['a name that is taken', ['org', 'create', 'acme'], 'already'],
    ['an empty name', ['org', 'create', '  '], 'empty'],
    ['a name with a line feed', ['org', 'create', 'a\nb'], 'printed'],
    ['an unknown organisation', ['project', 'create', 'x', '--org', 'nobody', '--models', 'all'], "'nobody'"],
    ['an unknown project', ['project', 'show', 'nothing'], "'nothing'"],
    ['an unknown key', ['key', 'revoke', UNKNOWN_ID], `'${UNKNOWN_ID}'`],
    ['an id that is none', ['key', 'revoke', 'nothing'], "'key_id'"],
    [
      'an expiry in the past',
      ['key', 'create', '--project', 'web', '--name', 'k', '--expires', '2020-01-01'],
      'in the future',
    ],
    ['a limit for an unknown key', ['key', 'update', UNKNOWN_ID, '--requests-per-minute', '5'], UNKNOWN_ID],
    ['a limit of nothing', [...NEW_KEY, '--requests-per-minute', '0'], 'it must be >= 1'],
    [
      'a limit beyond all measure',
      [...NEW_KEY, '--requests-per-minute', '1000000001'],
      'it must be <= 1000000000',
    ],
    ['a new key with a negative limit', [...NEW_KEY, '--requests-per-minute', '-1'], 'it must be >= 1'],
  ])('%s', async (_what, commandArguments, message) => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const { exitCode, out, error } = await runHere(folder.path, commandArguments);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(error).toMatch(/^error: .*\n$/);
    expect(error).toContain(message);
  });

  test('a file that is not a database', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(folder.databasePath, 'no database'.repeat(100));
    const embedded = { GATEWAY_DATABASE_URL: '' };
    const { exitCode, out, error } = await runElsewhere(folder.path, ['org', 'list'], embedded);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(error).toMatch(/^error: .*\n$/);
  });

  test('a setting that does not exist', async () => {
    await using folder = await TemporaryFolder.make();
    const { exitCode, error } = await runHere(folder.path, ['org', 'list'], { GATEWAY_PROT: '1' });
    expect({ exitCode, error }).toEqual({ exitCode: 1, error: expect.stringContaining("'GATEWAY_PORT'") });
  });
});

describe('an invalid usage exits with 2', () => {
  test.each([
    ['no command', []],
    ['an unknown command', ['bogus']],
    ['an unknown option', ['key', 'list', '--jsn']],
    ['a missing argument', ['org', 'create']],
    ['a missing option', ['key', 'create']],
    ['an empty list of models', ['key', 'create', '--name', 'k', '--models', ',']],
    ['a limit that is no number', ['key', 'update', 'x', '--requests-per-minute', 'many']],
    ['a limit with a fraction', [...NEW_KEY, '--requests-per-minute', '1.5']],
    ['an empty limit', [...NEW_KEY, '--requests-per-minute', '']],
    ['a day that no month has', ['key', 'create', '--name', 'k', '--expires', '2999-02-31']],
  ])('%s', async (_what, commandArguments) => {
    await using folder = await TemporaryFolder.make();
    const { exitCode, out, error } = await runHere(folder.path, commandArguments);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(error).not.toBe('');
    expect(error).not.toContain('    at ');
  });

  test('but help exits with 0', async () => {
    await using folder = await TemporaryFolder.make();
    expect(await runHere(folder.path, ['--help'])).toMatchObject({ exitCode: 0, error: '' });
  });
});
