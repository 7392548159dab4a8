import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { instead, signOut } from './failure-tasks.ts';
import { HALF } from './installation.ts';
import { endSessions, openPage, type Task } from './tasks.ts';
import { useKeyOf } from './try-tasks.ts';

async function signInWith(page: Page, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Token').waitFor({ state: 'detached' });
}

async function sendMessage(page: Page, model: string, text: string): Promise<void> {
  await page.getByLabel('Chat model').selectOption(model);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill(text);
  await message.press('Enter');
}

/** Makes the session expire, by the next creation of a key. */
async function expire(page: Page): Promise<void> {
  await endSessions(page);
  await page.getByRole('button', { name: 'Use another key' }).click();
  await page.getByLabel('Project').fill('acme/team-11');
  await page.getByRole('button', { name: 'Use a key for an hour' }).click();
  await page.getByText('The session has ended').waitFor();
}

/** The next reader of a browser sees nothing of the one before. */
export const readerTasks: readonly Task[] = [
  {
    name: 'an answer that streams during a sign-out is not shown to the next reader',
    role: 'operator',
    async run(page, { tokens }) {
      await openPage(page, 'Try');
      await useKeyOf(page, 'acme/team-10');
      await sendMessage(page, 'acme/vendor', 'hold');
      await page.getByRole('log').getByText(HALF).waitFor();
      await signOut(page);
      await signInWith(page, tokens.admin);
      await page.getByText('The first message begins a conversation').waitFor();
      assert.equal(await page.getByText(HALF).count(), 0);
    },
  },
  {
    name: 'what a request brings after a sign-out gives the next reader neither a key nor a session',
    role: 'operator',
    async run(page, { tokens }) {
      for (const status of [201, 401]) {
        await openPage(page, 'Try');
        const release = Promise.withResolvers<void>();
        const restore = await instead(page, /\/admin\/.*\/keys/, 'POST', async (route) => {
          const response = status === 401 ? undefined : await route.fetch();
          await release.promise;
          await route.fulfill(response === undefined ? { status } : { response });
        });
        await page.getByLabel('Project').fill('acme/team-11');
        await page.getByRole('button', { name: 'Use a key for an hour' }).click();
        await signOut(page);
        await page.getByLabel('Token').waitFor();
        const responding = page.waitForResponse(/\/admin\/.*\/keys/);
        release.resolve();
        await (await responding).finished();
        await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
        assert.equal(await page.getByText('The session has ended').count(), 0);
        await signInWith(page, tokens.operator);
        assert.equal(await page.getByText('Requests are those of').count(), 0);
        await restore();
      }
    },
  },
  {
    name: 'the page of an expired session keeps what its reader typed, and is a new one for someone of the same name',
    role: 'operator',
    async run(page, { client, tokens }) {
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      const named = { name: 'operator of the night shift', role: 'operator', expires_at } as const;
      const { token: ofAnother } = await client.createToken({}, named);
      await openPage(page, 'Try');
      await useKeyOf(page, 'acme/team-11');
      await sendMessage(page, 'acme/vendor', 'hold');
      await page.getByRole('log').getByText(HALF).waitFor();
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('half-typed');
      await expire(page);
      // At the second one browsers close a dialog that refused the first.
      for (const _press of [1, 2, 3]) await page.keyboard.press('Escape');
      await page.getByText('The session has ended').waitFor();
      await signInWith(page, tokens.operator);
      await page.getByText('The first message begins a conversation').waitFor();
      assert.equal(await message.inputValue(), 'half-typed');
      await useKeyOf(page, 'acme/team-11');
      await expire(page);
      await signInWith(page, ofAnother ?? '');
      await page.getByText('The first message begins a conversation').waitFor();
      assert.equal(await message.inputValue(), '');
    },
  },
  {
    name: 'the tabs of a browser follow the one that signs in or out',
    role: 'operator',
    async run(page, { tokens }) {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await openPage(other, 'Projects');
      await other.getByRole('button', { name: 'Create a project' }).click();
      const name = other.getByRole('dialog').getByLabel('Name');
      await name.fill('half-typed');
      await endSessions(page);
      await openPage(page, 'Calls');
      await page.getByText('The session has ended').waitFor();
      await signInWith(page, tokens.operator);
      await other.getByRole('dialog').getByLabel('Organisation').selectOption('acme');
      await name.fill('of two tabs');
      await other.getByRole('dialog').getByRole('button', { name: 'Create a project' }).click();
      await other.getByRole('dialog').waitFor({ state: 'detached' });
      await signOut(page);
      await other.getByLabel('Token').waitFor();
      await signInWith(page, tokens.viewer);
      await other.locator('.account summary').getByText('viewer of the night shift').waitFor();
    },
  },
];
