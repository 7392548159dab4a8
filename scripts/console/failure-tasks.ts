import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import type { CreatedKey } from '../../generated/admin/contract.ts';
import { openPage, type Task } from './tasks.ts';

/** Responds in place of the gateway to the requests of one method until the returned function is called. */
export async function instead(
  page: Page,
  address: string | RegExp,
  method: string,
  respond: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.request().method() === method ? respond(route) : route.continue(),
  );
  return () => page.unroute(address);
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('.account summary').click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}

/** What people see when a response is lost or cut, and what a budget and a session keep. */
export const failureTasks: readonly Task[] = [
  {
    name: 'a sign-out that fails says so, and one that succeeds ends the key of the page',
    role: 'operator',
    async run(page, { tokens }) {
      await openPage(page, 'Try');
      await page.getByLabel('Project').fill('acme/team-2');
      await page.getByRole('button', { name: 'Use a key for an hour' }).click();
      await page.getByText('Requests are those of acme/team-2').waitFor();
      for (const respond of [
        (route: Route) => route.fulfill({ status: 503 }),
        (route: Route) => route.abort(),
      ]) {
        const restore = await instead(page, '**/console/session', 'DELETE', respond);
        await signOut(page);
        await page.getByRole('alert').getByText('The session is still open').waitFor();
        await restore();
        await page.locator('.account summary').click();
      }
      await signOut(page);
      await page.getByLabel('Token').fill(tokens.admin);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Use a key for an hour' }).waitFor();
      assert.equal(await page.getByText('Requests are those of acme/team-2').count(), 0);
    },
  },
  {
    name: 'a key whose response was lost is shown as such',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Projects');
      await page.getByLabel('Search by name').fill('team-41');
      await page.getByRole('link', { name: 'team-41' }).click();
      const withoutKey = async (route: Route): Promise<void> => {
        const response = await route.fetch();
        // The gateway responds with it.
        const created = (await response.json()) as CreatedKey;
        await route.fulfill({ response, json: { ...created, key: null } });
      };
      const restore = await instead(page, '**/keys?*', 'POST', withoutKey);
      const restoreOther = await instead(page, '**/keys', 'POST', withoutKey);
      await page.getByRole('button', { name: 'Create a key' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('lost');
      await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
      await page.getByRole('dialog').getByText('its response was lost').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('rowheader', { name: 'lost' }).waitFor();
      await restore();
      await restoreOther();
    },
  },
  {
    name: 'a limit is set without the amount that was added for a time',
    role: 'finance',
    async run(page, { client }) {
      const { id } = await client.getProject({ project: 'acme/team-44' });
      await client.updateBudget({ project: id }, { limit_eur_cents: 5_000 });
      await client.changeBudget({ budget: id }, { top_up: { eur_cents: 2_000, reason: 'a launch' } });
      await page.goto(`${new URL(page.url()).origin}/console#/projects/${id}?view=budget`);
      await page.getByText('€70.00').first().waitFor();
      await page.getByRole('button', { name: 'Set the limit' }).click();
      assert.equal(await page.getByLabel('Amount in euros').inputValue(), '50');
      await page.getByRole('dialog').getByRole('button', { name: 'Set the limit' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const { limit_eur_cents: limit } = await client.getBudget({ project: id });
      assert.equal(limit, 7_000);
    },
  },
  {
    name: 'an export that is cut says so',
    role: 'viewer',
    async run(page, { client }) {
      await openPage(page, 'Calls');
      await page.getByText('createChatCompletion').first().waitFor();
      const { data } = await client.listCalls({ limit: 1 });
      const json = { data: Array.from({ length: 1_000 }, () => data[0]), next_cursor: null, has_more: true };
      let pages = 0;
      const restore = await instead(page, /\/admin\/calls\?.*limit=1000/, 'GET', (route) =>
        route.fulfill({ json: { ...json, next_cursor: `2026-11-26T09:00:00.000Z_${(pages += 1)}` } }),
      );
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const path = await (await saving).path();
      assert.equal((await readFile(path, 'utf8')).trimEnd().split('\r\n').length, 10_001);
      await page.getByText('only the latest 10,000 calls').waitFor();
      await restore();
    },
  },
];
