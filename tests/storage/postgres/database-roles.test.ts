import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { openDatabase } from '../../../storage/open-database.ts';
import { send } from '../../../scripts/test-bed/client.ts';
import {
  dataDirectoryIn,
  GatewayProcess,
  gatewayFolder,
  removeFolder,
} from '../../../scripts/test-bed/gateway-process.ts';
import { databaseOf } from '../../../scripts/test-bed/stores.ts';
import { createdKeyIn, runHere } from '../../cli/run-cli.ts';

const PAGE = join(import.meta.dirname, '../../../docs/operations.md');
const ROLES = { owner: `owner_${process.pid}`, serving: `serving_${process.pid}` } as const;

let folder = '';
let url: URL;
beforeAll(async () => {
  folder = await gatewayFolder();
  const location = databaseOf(dataDirectoryIn(folder));
  if (!('url' in location)) throw new Error('these tests are of the shared database');
  url = new URL(location.url);
  const page = await readFile(PAGE, 'utf8');
  const created = /```sql\n(create role gateway_owner[^`]*)```/.exec(page)?.[1] ?? '';
  await asAdministrator(named(created));
  await (await openDatabase({ url: urlOf('owner') })).close();
  await asAdministrator(named(/`(revoke [^`]*)`/.exec(page)?.[1] ?? ''));
});
afterAll(async () => {
  for (const role of Object.values(ROLES)) await asAdministrator(`drop owned by ${role} cascade`);
  for (const role of Object.values(ROLES)) await asAdministrator(`drop role ${role}`);
  await removeFolder(folder);
});

/** The statements of the page, for the roles of this test. */
function named(statements: string): string {
  expect(statements).toContain('gateway_serving');
  return statements.replaceAll('gateway_owner', ROLES.owner).replaceAll('gateway_serving', ROLES.serving);
}

async function asAdministrator(statements: string): Promise<void> {
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

function urlOf(role: keyof typeof ROLES): string {
  const own = new URL(url);
  own.username = ROLES[role];
  own.password = role === 'owner' ? 'first secret' : 'second secret';
  return own.href;
}

test('a gateway serves as the user that owns no table, and operators change what they manage', async () => {
  const environment = { GATEWAY_DATABASE_URL: urlOf('serving'), GATEWAY_MIGRATE: 'off' };
  const gateway = await GatewayProcess.start({ folder, environment });
  try {
    const run = (...words: string[]) => runHere(dataDirectoryIn(folder), words, environment);
    for (const words of [
      ['org', 'create', 'acme'],
      ['project', 'create', 'web', '--org', 'acme', '--models', 'all'],
      ['budget', 'update', 'acme/web', '--limit', '500'],
    ])
      expect(await run(...words)).toMatchObject({ exitCode: 0 });
    const { key } = createdKeyIn(
      await run('key', 'create', '--project', 'acme/web', '--name', 'ci', '--json'),
    );
    const body = JSON.stringify({
      model: 'embedded/extractive',
      messages: [{ role: 'user', content: 'What is it?' }],
    });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const request = { method: 'POST', path: '/v1/chat/completions', headers, body } as const;
    expect((await send(gateway.address, request)).status).toBe(200);
    expect(await run('audit', 'verify')).toMatchObject({ exitCode: 0 });
    expect(await run('project', 'delete', 'acme/web', '--yes')).toMatchObject({ exitCode: 0 });
  } finally {
    await gateway.stop();
  }
});

test.each([
  'drop table audit',
  'alter table audit disable trigger all',
  'update audit set reason = null',
  'delete from audit',
  'truncate audit',
  'drop function refuse_audit_change cascade',
  'create table other (id text)',
])('the user of the replicas may not: %s', async (statement) => {
  const client = new Client({ connectionString: urlOf('serving') });
  await client.connect();
  try {
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  } finally {
    await client.end();
  }
});
