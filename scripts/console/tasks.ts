import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Role } from '../../contract/operation.ts';
import { HOSTILE, type Installation } from './installation.ts';

export interface Task {
  name: string;
  role: Role;
  run: (page: Page, installation: Installation) => Promise<void>;
}

/** Opens a page of the navigation. */
export const openPage = (page: Page, title: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: title }).click();

/** Ends all sessions of the reader's token at the server. The page learns it by its next request. */
export const endSessions = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const { change_token: token } = await (await fetch('/console/session')).json();
    await fetch('/console/sessions', { method: 'DELETE', headers: { 'x-csrf-token': token } });
  })()`);

/** What people do with the console. */
export const tasks: readonly Task[] = [
  {
    name: 'a project is found, and gets a key that is shown once',
    role: 'operator',
    async run(page, { client }) {
      await openPage(page, 'Projects');
      await page.getByLabel('Search by name').fill('TEAM-42');
      await page.getByRole('link', { name: 'team-42' }).click();
      await page.getByRole('button', { name: 'Create a key' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('laptop');
      await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
      const shown = await page.getByRole('dialog', { name: 'The new key' }).locator('pre').textContent();
      assert.match(shown ?? '', /^gw_[\w-]{43}$/);
      await page.getByRole('button', { name: 'I have copied it' }).click();
      assert.equal(await page.getByText(shown ?? '').count(), 0);
      const { data } = await client.listKeys({ project: 'acme/team-42' });
      assert.deepEqual(
        data.map(({ name }) => name),
        ['laptop'],
      );
    },
  },
  {
    name: 'a call is found by its X-Request-Id, with what the backend did',
    role: 'viewer',
    async run(page, { failedCall }) {
      await openPage(page, 'Calls');
      await page.getByLabel('X-Request-Id of a response').fill(failedCall.toUpperCase());
      await page.getByRole('button', { name: 'Open the call' }).click();
      const attempts = page.getByRole('region', { name: 'Attempts' });
      await attempts.getByRole('rowheader', { name: 'away/<img' }).first().waitFor();
      await page.getByText('503').or(page.getByText('502')).first().waitFor();
    },
  },
  {
    name: 'calls are filtered, and the filter is in the address',
    role: 'viewer',
    async run(page) {
      await openPage(page, 'Calls');
      await page.getByText('createChatCompletion').first().waitFor();
      await page.getByLabel('Status').selectOption('2xx');
      await page.getByRole('cell', { name: 'away/<img' }).first().waitFor({ state: 'detached' });
      assert.match(page.url(), /status=2xx/);
      await page.reload();
      assert.equal(await page.getByLabel('Status').inputValue(), '2xx');
    },
  },
  {
    name: 'a budget is raised, and the reason is in the audit log',
    role: 'finance',
    async run(page, { client, projectId }) {
      await openPage(page, 'Money');
      const budgets = page.getByRole('region', { name: 'Budgets' });
      await budgets.getByRole('link', { name: 'research', exact: true }).click();
      await page.getByRole('button', { name: 'Add an amount' }).click();
      await page.getByLabel('Amount in euros').fill('12,50');
      await page.getByLabel('Reason').fill('ticket 4711');
      await page.getByRole('dialog').getByRole('button', { name: 'Add an amount' }).click();
      await page.getByText('€62.50').first().waitFor();
      const { data } = await client.listAuditEntries({ target: `project:${projectId}`, limit: 1 });
      assert.equal(data[0]?.reason, 'ticket 4711');
    },
  },
  {
    name: 'a budget of a key and a tag is created, gets an amount for a time, and is deleted after a preview',
    role: 'finance',
    async run(page, { client }) {
      const { id } = await client.getProject({ project: 'acme/team-50' });
      await client.createKey({ project: id }, { name: 'laptop' });
      await page.goto(`${new URL(page.url()).origin}/console#/projects/${id}?view=budget`);
      await page.getByRole('button', { name: 'Create a budget' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Budget of').selectOption('Key laptop');
      await dialog.getByLabel('Period').selectOption('week');
      await dialog.getByLabel('Amount in euros').fill('20');
      await dialog.getByLabel('Tag (name:value)').fill('team:search');
      await dialog.getByRole('button', { name: 'Create a budget' }).click();
      const row = page
        .getByRole('region', { name: 'Budgets' })
        .getByRole('row')
        .filter({ hasText: 'laptop' });
      await row.getByText('€20.00').first().waitFor();
      await row.getByText('team:search').waitFor();
      await row.getByRole('button', { name: /^Add for a time/ }).click();
      await dialog.getByLabel('Amount in euros').fill('5,50');
      await dialog.getByLabel('Reason').fill('a launch');
      await dialog.getByRole('button', { name: 'Add for a time' }).click();
      await row.getByText('€25.50').first().waitFor();
      await row.getByText('a launch').waitFor();
      await row.getByRole('button', { name: /^Change/ }).click();
      await dialog.getByLabel('Amount in euros').fill('30');
      await dialog.getByLabel('From').selectOption('next');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await row.getByText(/€30.00 from/).waitFor();
      await row.getByRole('button', { name: /^Delete/ }).click();
      await dialog.getByText('It limits no call any more').waitFor();
      await dialog.getByRole('button', { name: 'Delete the budget' }).click();
      await row.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a failed change says why, and keeps what was typed',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Projects');
      await page.getByRole('button', { name: 'Create a project' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('team-1');
      await page.getByRole('dialog').getByLabel('Organisation').selectOption('acme');
      await page.getByRole('dialog').getByRole('button', { name: 'Create a project' }).click();
      await page.getByRole('alert').getByText("already has a project 'team-1'").waitFor();
      assert.equal(await page.getByRole('dialog').getByLabel('Name').inputValue(), 'team-1');
    },
  },
  {
    name: 'a deletion shows what it removes, and waits for the name',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Projects');
      await page.getByLabel('Search by name').fill('team-13');
      await page.getByRole('link', { name: 'team-13' }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Delete the project' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('0 keys stop working at once').waitFor();
      assert.equal(await dialog.getByRole('button', { name: 'Delete the project' }).isDisabled(), true);
      await dialog.getByLabel('Type team-13 to delete it').fill('team-13');
      await dialog.getByRole('button', { name: 'Delete the project' }).click();
      await page.getByRole('heading', { name: 'Projects' }).waitFor();
    },
  },
  {
    name: 'a viewer is offered no change',
    role: 'viewer',
    async run(page, { projectId, management }) {
      const address = (hash: string): string => `${management}/console${hash}`;
      const buttons = new Set<string>();
      for (const hash of [
        '#/today',
        '#/money',
        '#/projects',
        `#/projects/${projectId}`,
        '#/models?view=configuration',
      ])
        for (const view of ['', 'budget', 'models', 'storage', 'settings']) {
          await page.goto(address(view === '' ? hash : `#/projects/${projectId}?view=${view}`));
          await page.locator('main h1').waitFor();
          await page.locator('main [aria-busy="false"]').first().waitFor();
          for (const name of await page.getByRole('main').getByRole('button').allTextContents())
            buttons.add(name);
        }
      const changes = [...buttons].filter((name) =>
        /create|change|rotate|revoke|delete|set|save|add|reload|end/i.test(name),
      );
      assert.deepEqual(changes, []);
      const boxes = page.getByRole('main').getByRole('checkbox', { disabled: false });
      await page.goto(address(`#/projects/${projectId}?view=models`));
      await page.getByText('acme/chat').waitFor();
      assert.equal(await boxes.count(), 0);
      // The page of a viewer that is changed by its reader has no more rights.
      const status = await page.evaluate(`(async () => {
        const { change_token: token } = await (await fetch('/console/session')).json();
        const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
        const body = JSON.stringify({ name: 'of-a-viewer', organisation: 'acme' });
        return (await fetch('/admin/projects', { method: 'POST', headers, body })).status;
      })()`);
      assert.equal(status, 403);
    },
  },
  {
    name: 'texts of others are shown as texts',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Projects');
      for (const text of HOSTILE) await page.getByText(text, { exact: true }).waitFor();
      assert.equal(await page.locator('main :is(script, img, svg)').count(), 0);
      await openPage(page, 'Try');
      await page.getByRole('link', { name: 'Operations' }).click();
      await page.getByLabel('Project').fill('acme/team-3');
      await page.getByRole('button', { name: 'Use a key for an hour' }).click();
      const body = page.getByLabel('Body');
      await body.fill(
        JSON.stringify({ model: 'acme/vendor', messages: [{ role: 'user', content: 'Hello' }] }),
      );
      await page.getByRole('button', { name: 'Send' }).click();
      const output = page.getByRole('region', { name: 'Response' }).locator('pre').first();
      await output.waitFor();
      assert.equal(await output.textContent(), HOSTILE.join('\n'));
      await body.fill(
        JSON.stringify({ model: 'acme/vendor', messages: [{ role: 'user', content: 'refuse' }] }),
      );
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('<script>document.title').first().waitFor();
      assert.equal(await page.locator('main :is(script, img, svg)').count(), 0);
      await page.getByLabel('Operation').selectOption('uploadFile');
      const file = { name: HOSTILE[1] ?? '', mimeType: 'text/plain', buffer: Buffer.from('x') };
      await page.getByLabel('file', { exact: true }).setInputFiles(file);
      await page.getByText(HOSTILE[1] ?? '', { exact: true }).waitFor();
      assert.equal(await page.locator('main :is(script, img, svg)').count(), 0);
    },
  },
  {
    name: 'the keyboard alone reaches the content and a dialog',
    role: 'operator',
    async run(page) {
      await page.reload();
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate('document.activeElement.id'), 'content');
      await openPage(page, 'Projects');
      await page.getByRole('button', { name: 'Create a project' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      assert.equal(await page.getByRole('dialog').count(), 0);
    },
  },
  {
    name: 'a session that has ended leads to the sign-in and back to what was typed',
    role: 'operator',
    async run(page, { tokens }) {
      await openPage(page, 'Projects');
      await page.getByRole('button', { name: 'Create a project' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('half-typed');
      await endSessions(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create a project' }).click();
      await page.getByText('The session has ended').waitFor();
      await page.getByLabel('Token').fill(tokens.operator);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('The session has ended').waitFor({ state: 'detached' });
      assert.equal(await page.getByRole('dialog').getByLabel('Name').inputValue(), 'half-typed');
    },
  },
];
