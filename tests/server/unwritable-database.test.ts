import { afterEach, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { send } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';

let folder = '';
let gateway: GatewayProcess;

afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

async function readiness(): Promise<{ status: number; text: string }> {
  const { status, text } = await send(gateway.adminAddress, { method: 'GET', path: '/readyz', headers: {} });
  return { status, text };
}

test('a gateway whose database can be read but not written is not ready, and is again once it can', async () => {
  folder = await gatewayFolder();
  // The lock is that of SQLite, even if the run has a shared database.
  const environment = { GATEWAY_LEASE_SECONDS: '3', GATEWAY_DATABASE_URL: '' };
  gateway = await GatewayProcess.start({ folder, environment });
  expect(await readiness()).toEqual({ status: 200, text: 'ready\n' });
  const other = new DatabaseSync(join(folder, 'data', 'gateway.sqlite'));
  other.exec('begin immediate');
  await eventually('it is not ready', async () => (await readiness()).status === 503);
  expect((await readiness()).text).toBe('the database cannot be written\n');
  other.exec('rollback');
  other.close();
  await eventually('it is ready', async () => (await readiness()).status === 200);
});
