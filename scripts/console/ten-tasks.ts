import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { CHAT, FAILING_OVER, SLOW } from '../ten-tasks/gateway-file.ts';
import { until, type Scene } from '../ten-tasks/scene.ts';
import type { Traffic } from '../ten-tasks/traffic.ts';
import { REFUSAL } from '../ten-tasks/upstream.ts';
import { openPage } from './tasks.ts';

interface TenTask {
  name: string;
  run: (page: Page, scene: Scene, traffic: Traffic) => Promise<void>;
}

const PROJECTS = 30;
const KILLED_AFTER = 10;

/** What an operator does, in the console. */
export const tenTasks: readonly TenTask[] = [
  { name: 'create 30 projects with keys and budgets, while a replica is killed', run: createProjects },
  { name: 'rotate a key', run: rotate },
  { name: 'delete a project', run: deleteOne },
  { name: 'raise the budget of a project that is blocked', run: raiseWhileBlocked },
  { name: 'usage by project, model and day', run: usage },
  { name: 'who uses most', run: mostUsed },
  { name: 'why this id failed', run: whyFailed },
  { name: 'why a model is slow', run: whySlow },
  { name: 'what failed attempts cost', run: failedAttempts },
  { name: 'a warning at 80 % of a budget', run: warning },
];

async function createProjects(page: Page, scene: Scene): Promise<void> {
  const keys: string[] = [];
  for (let number = 1; number <= PROJECTS; number += 1) {
    keys.push(await provision(page, `team-${number}`));
    if (number === KILLED_AFTER) await scene.killOne();
  }
  for (const key of keys) assert.equal(await scene.isAccepted(key), true);
  const { data } = await scene.management.listBudgets({ limit: 1_000 });
  assert.equal(data.filter(({ limit_eur_cents: limit }) => limit === 5_000).length, PROJECTS);
  const projects = await Array.fromAsync(scene.management.listProjects({ search: 'team-', limit: 1_000 }));
  assert.equal(projects.length, PROJECTS);
}

/** Creates a project with a key and a budget. Returns the key that is shown. */
async function provision(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await openPage(page, 'Projects');
  await page.getByRole('button', { name: 'Create a project' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Organisation').selectOption('acme');
  await dialog.getByRole('button', { name: 'Create a project' }).click();
  await page.getByRole('heading', { name: `acme/${name}` }).waitFor();
  await page.getByRole('button', { name: 'Create a key' }).click();
  await dialog.getByLabel('Name').fill('first');
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const key = await revealed(page);
  await page.getByRole('link', { name: 'Budget' }).click();
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await dialog.getByLabel('Amount in euros').fill('50');
  await dialog.getByRole('button', { name: 'Set the limit' }).click();
  await page.getByText('€50.00').first().waitFor();
  return key;
}

async function revealed(page: Page): Promise<string> {
  const key = await page.getByRole('dialog', { name: 'The new key' }).locator('pre').textContent();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  return key ?? '';
}

async function openProject(page: Page, project: string): Promise<void> {
  const name = project.replace('acme/', '');
  await openPage(page, 'Projects');
  await page.getByLabel('Search by name').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: project }).waitFor();
}

async function rotate(page: Page, scene: Scene, { quiet }: Traffic): Promise<void> {
  await openProject(page, quiet.project);
  await page.getByRole('button', { name: /^Rotate/ }).click();
  await page.getByLabel('The old key works for').selectOption('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  assert.equal(await scene.isAccepted(await revealed(page)), true);
  await until('the old key to be refused', async () => ((await scene.isAccepted(quiet.key)) ? null : true));
}

async function deleteOne(page: Page, scene: Scene, { unused }: Traffic): Promise<void> {
  await openProject(page, unused.project);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete the project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 keys stop working at once').waitFor();
  assert.equal(await scene.isAccepted(unused.key), true);
  await dialog.getByLabel('Type unused to delete it').fill('unused');
  await dialog.getByRole('button', { name: 'Delete the project' }).click();
  await page.getByRole('heading', { name: 'Projects' }).waitFor();
  await until('the key to be refused', async () => ((await scene.isAccepted(unused.key)) ? null : true));
}

async function raiseWhileBlocked(page: Page, scene: Scene, { blocked }: Traffic): Promise<void> {
  assert.equal((await scene.call(blocked.key, CHAT)).status, 429);
  await openPage(page, 'Today');
  await page
    .locator('.notice')
    .filter({ hasText: `The budget of ${blocked.project} is used up` })
    .getByRole('link', { name: 'Budget' })
    .click();
  await page.getByRole('button', { name: 'Add an amount' }).click();
  await page.getByLabel('Amount in euros').fill('10');
  await page.getByLabel('Reason').fill('ticket 4711');
  await page.getByRole('dialog').getByRole('button', { name: 'Add an amount' }).click();
  await page.getByText('€10.00').first().waitFor();
  assert.equal((await scene.call(blocked.key, CHAT)).status, 200);
}

async function groupBy(page: Page, grouping: string): Promise<Locator> {
  await openPage(page, 'Money');
  await page.getByLabel('Group by').selectOption(grouping);
  const table = page.getByRole('region', { name: 'Money' });
  for (const title of grouping.split(',').slice(1)) await table.getByText(headingOf(title)).first().waitFor();
  return table.getByRole('row');
}

function headingOf(dimension: string): string {
  return { model: 'Model', day: 'Day', attempt_outcome: 'Outcome of the attempt' }[dimension] ?? dimension;
}

async function usage(page: Page, _scene: Scene, { busy }: Traffic): Promise<void> {
  const rows = (await groupBy(page, 'project,model,day')).filter({ hasText: busy.project });
  const cells = await rows.filter({ hasText: CHAT }).getByRole('cell').allTextContents();
  const [model, day = '', calls] = cells;
  assert.deepEqual([model, calls], [CHAT, String(busy.chats)]);
  assert.match(day, /^\d{4}-\d{2}-\d{2}$/);
}

async function mostUsed(page: Page, _scene: Scene, { busy }: Traffic): Promise<void> {
  const rows = await groupBy(page, 'project');
  await rows.nth(1).getByText(busy.project).waitFor();
}

async function whyFailed(page: Page, _scene: Scene, { failedId }: Traffic): Promise<void> {
  await openPage(page, 'Calls');
  await page.getByLabel('X-Request-Id of a response').fill(failedId);
  await page.getByRole('button', { name: 'Open the call' }).click();
  await page.getByRole('region', { name: 'Attempts' }).getByText(REFUSAL).first().waitFor();
}

async function whySlow(page: Page): Promise<void> {
  await openPage(page, 'Calls');
  await page.getByLabel('Model', { exact: true }).fill(SLOW);
  await page.getByLabel('Order').selectOption('-duration');
  const rows = page.getByRole('region', { name: 'Calls' }).getByRole('row');
  await rows.filter({ hasText: CHAT }).first().waitFor({ state: 'detached' });
  await rows.nth(1).getByRole('link').click();
  const attempts = page.getByRole('region', { name: 'Attempts' });
  await attempts.getByRole('rowheader', { name: 'vendor/slow' }).waitFor();
  await attempts
    .getByText(/^4\d\d ms$|^\d\.\d+ secs?$/)
    .first()
    .waitFor();
}

async function failedAttempts(page: Page): Promise<void> {
  const rows = (await groupBy(page, 'deployment,attempt_outcome')).filter({ hasText: 'vendor/breaking' });
  const cells = await rows.first().getByRole('cell').allTextContents();
  assert.ok(
    cells.some((cell) => /^€0\.\d*[1-9]/.test(cell)),
    `${FAILING_OVER}: ${cells.join(', ')}`,
  );
}

async function warning(page: Page, scene: Scene, { warned }: Traffic): Promise<void> {
  for (let call = 0; call < 2; call += 1) assert.equal((await scene.call(warned.key, CHAT)).status, 200);
  await until('the message', () =>
    Promise.resolve(scene.upstream.alerts.find(({ threshold }) => threshold === '80') ?? null),
  );
  await openPage(page, 'Today');
  await page.reload();
  const alert = page.getByRole('region', { name: 'Alerts of budgets' }).getByRole('row');
  await alert.filter({ hasText: warned.project }).filter({ hasText: '80 %' }).getByText('sent').waitFor();
}
