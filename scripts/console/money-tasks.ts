import assert from 'node:assert/strict';
import { settled } from './browser.ts';
import { openPage, type Task } from './tasks.ts';

/** How the page of money treats what is typed. */
export const moneyTasks: readonly Task[] = [
  {
    name: 'a filter of money is sent with Enter or after a pause, and not at each character',
    role: 'viewer',
    async run(page) {
      await openPage(page, 'Money');
      await page.getByText('acme/research').first().waitFor();
      await settled(page);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(decodeURIComponent(request.url())));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const project = page.getByLabel('Project', { exact: true });
      await project.pressSequentially('acme/research');
      await page.clock.runFor(200);
      assert.equal(sent.length, 0);
      const withProject = page.waitForRequest(/\?by=project&project=acme%2Fresearch/);
      await project.press('Enter');
      await page.clock.runFor(200);
      await withProject;
      const tag = page.getByLabel('Tag');
      await tag.pressSequentially('team');
      const withTag = page.waitForRequest(/\?by=tag%3Ateam/);
      await page.clock.runFor(1_000);
      await withTag;
      assert.equal(
        sent.filter((address) => /project=(?!acme\/research&)|by=tag:(?!team&)/.test(address)).length,
        0,
      );
      await page.getByLabel('Group by').selectOption('model');
      await page.clock.runFor(1_000);
      assert.equal(await tag.inputValue(), '');
      assert.equal(await page.getByLabel('Group by').inputValue(), 'model');
    },
  },
];
