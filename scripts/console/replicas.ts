import assert from 'node:assert/strict';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { createToken } from '../../management/tokens.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { writeConsole } from '../bundle/write-console.ts';
import { dataDirectoryIn, gatewayFolder, GatewayProcess, removeFolder } from '../test-bed/gateway-process.ts';
import { databaseEnvironment, databaseOf, SHARED_DATABASE_URL } from '../test-bed/stores.ts';
import { startBalancer } from './balancer.ts';
import { startBrowser } from './browser.ts';

/**
 * `npm run console:replicas`: a person works in the console of two replicas with one PostgreSQL behind a balancer, of which one is killed
 * midway. The session goes on, and nothing is lost or done twice.
 */
const CONFIGURATION = `
backends: { embedded: { kind: embedded } }
models:
  acme/chat: { mode: chat, deployments: [{ backend: embedded, model: extractive }], free: true }
discovery: false
`;
if (SHARED_DATABASE_URL === null)
  throw new Error('replicas need PostgreSQL: set GATEWAY_TEST_DATABASE_URL, or use npm run console:replicas');
const folders = [await gatewayFolder(CONFIGURATION), await gatewayFolder(CONFIGURATION)] as const;
const [data] = folders.map(dataDirectoryIn);
const environment = databaseEnvironment(data ?? '');
const first = await GatewayProcess.start({ folder: folders[0], environment });
const second = await GatewayProcess.start({ folder: folders[1], environment });
const balancer = await startBalancer([await managementOf(first), await managementOf(second)]);
const browser = await startBrowser();
try {
  await writeConsole();
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  page.setDefaultTimeout(20_000);
  const token = await newToken();
  await page.goto(`${balancer.address}/console`);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await provision(page, 'before');
  await first.kill();
  await provision(page, 'after');
  await page.goto(`${balancer.address}/console#/projects`);
  await page.getByRole('link', { name: 'before' }).click();
  await rotate(page);
  await page.goto(`${balancer.address}/console#/models?view=route&model=acme%2Fchat`);
  await page.getByRole('button', { name: 'Explain the route' }).click();
  await page.getByRole('rowheader', { name: 'embedded/extractive' }).waitFor();
  process.stdout.write('ok      a person works on while a replica is killed\n');
} finally {
  await browser.close();
  balancer.close();
  await first.kill();
  await second.kill();
  for (const folder of folders) await removeFolder(folder);
}

async function managementOf(gateway: GatewayProcess): Promise<string> {
  const { management } = await gateway.logged({ msg: 'serving the management' });
  if (typeof management !== 'string') throw new Error('the management has no address');
  return management;
}

async function newToken(): Promise<string> {
  const store = await openDatabase({ ...databaseOf(data ?? ''), migrate: 'off' });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const wanted = { name: 'night shift', role: 'operator', organisation: null, expiresAt } as const;
  const { plainToken } = await createToken(store.database, wanted);
  await store.close();
  return plainToken;
}

/** Creates a project with a key and a budget. */
async function provision(page: Page, name: string): Promise<void> {
  await page.goto(`${balancer.address}/console#/projects`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Create a project' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create a project' }).click();
  await page.getByRole('heading', { name: `default/${name}` }).waitFor();
  await page.getByRole('button', { name: 'Create a key' }).click();
  await dialog.getByLabel('Name').fill('laptop');
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('link', { name: 'Budget' }).click();
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await dialog.getByLabel('Amount in euros').fill('50');
  await dialog.getByRole('button', { name: 'Set the limit' }).click();
  await page.getByText('€50.00').first().waitFor();
}

async function rotate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rotate laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  const keys = page.getByRole('region', { name: 'Keys' }).getByRole('rowheader');
  await keys.nth(1).waitFor();
  assert.equal(await keys.count(), 2);
}
