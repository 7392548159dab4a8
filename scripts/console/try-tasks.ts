import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { instead } from './failure-tasks.ts';
import { openPage, type Task } from './tasks.ts';

export async function useKeyOf(page: Page, project: string): Promise<void> {
  await page.getByLabel('Project').fill(project);
  await page.getByRole('button', { name: 'Use a key for an hour' }).click();
  await page.getByText(`Requests are those of ${project}`).waitFor();
}

async function openTranscription(page: Page): Promise<void> {
  await page.context().grantPermissions(['microphone']);
  await openPage(page, 'Try');
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByLabel('Operation').selectOption('createTranscription');
}

const response = (page: Page) => page.getByRole('region', { name: 'Response' });
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP8AAP8AACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** What people try. */
export const tryTasks: readonly Task[] = [
  {
    name: 'a conversation has all of its turns, until a new one begins',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await useKeyOf(page, 'acme/team-5');
      await page.getByLabel('Chat model').selectOption('acme/chat');
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Anna has a red bicycle. Ben has a green car.');
      await message.press('Enter');
      await page.getByText('complete after').waitFor();
      await message.fill('Who has a red bicycle?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('complete after').nth(1).waitFor();
      const last = page.getByRole('log').locator('div').filter({ hasText: 'complete after' }).last();
      assert.match((await last.textContent()) ?? '', /Anna/);
      await page.getByText('Copy as a program').click();
      const program = await page.locator('pre').filter({ hasText: 'curl' }).textContent();
      assert.match(program ?? '', /"role":"assistant"/);
      await page.getByRole('button', { name: 'New conversation' }).click();
      await page.getByText('The first message begins a conversation').waitFor();
    },
  },
  {
    name: 'a message that a model refuses stays as it was typed, with its image',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await useKeyOf(page, 'acme/team-6');
      await page.getByLabel('Chat model').selectOption('acme/chat');
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('What is this?');
      const image = { name: 'red.gif', mimeType: 'image/gif', buffer: PIXEL };
      await page.getByLabel('Add an image').setInputFiles(image);
      await page.getByRole('img', { name: 'Image 1' }).waitFor();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('alert').waitFor();
      assert.equal(await message.inputValue(), 'What is this?');
      await page.getByRole('img', { name: 'Image 1' }).waitFor();
    },
  },
  {
    name: 'what is typed while an image loads or a message fails stays, and a file that cannot be read is shown',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await useKeyOf(page, 'acme/team-9');
      await page.getByLabel('Chat model').selectOption('acme/chat');
      const message = page.getByLabel('Message', { exact: true });
      const image = { name: 'red.gif', mimeType: 'image/gif', buffer: PIXEL };
      await page.evaluate(`(() => {
        const read = FileReader.prototype.readAsDataURL;
        FileReader.prototype.readAsDataURL = function (file) { load = () => read.call(this, file); };
      })()`);
      await page.getByLabel('Add an image').setInputFiles(image);
      await message.fill('What is this?');
      await page.evaluate('load()');
      await page.getByRole('img', { name: 'Image 1' }).waitFor();
      assert.equal(await message.inputValue(), 'What is this?');
      const failure = Promise.withResolvers<void>();
      const restore = await instead(page, '**/v1/chat/completions', 'POST', async (route) => {
        await failure.promise;
        await route.fulfill({ status: 503 });
      });
      await message.press('Enter');
      await page.getByRole('log').getByText('What is this?').waitFor();
      await message.fill('And this?');
      failure.resolve();
      await page.getByRole('alert').waitFor();
      assert.equal(await message.inputValue(), 'What is this?\nAnd this?');
      await page.getByRole('img', { name: 'Image 1' }).waitFor();
      await restore();
      const refuse = 'function () { this.dispatchEvent(new ProgressEvent("error")); }';
      await page.evaluate(`FileReader.prototype.readAsDataURL = ${refuse}`);
      await page.getByLabel('Add an image').setInputFiles(image);
      await page.getByRole('alert').getByText('The file could not be read').waitFor();
      await page.getByRole('link', { name: 'Operations' }).click();
      await page.getByLabel('Add an image').setInputFiles(image);
      await page.getByRole('alert').getByText('The file could not be read').waitFor();
    },
  },
  {
    name: 'a stream of a chat arrives, with its events, its call and a program for it',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await page.getByRole('link', { name: 'Operations' }).click();
      await useKeyOf(page, 'acme/team-2');
      const messages = [{ role: 'user', content: 'Anna has a red bicycle. Who has a red bicycle?' }];
      await page.getByLabel('Body').fill(JSON.stringify({ model: 'acme/chat', stream: true, messages }));
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText(/\d+ events as they came/).click();
      await page.getByText('[DONE]').waitFor();
      await page.getByText('Copy as a program').click();
      await page.getByText("curl 'http://127.0.0.1:8790/v1/chat/completions'").waitFor();
    },
  },
  {
    name: 'speech plays, and an image shows',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await page.getByRole('link', { name: 'Operations' }).click();
      await useKeyOf(page, 'acme/team-7');
      await page.getByLabel('Operation').selectOption('createSpeech');
      await page.getByRole('button', { name: 'Send' }).click();
      const audio = response(page).getByLabel('The audio of the response');
      await audio.waitFor();
      const duration =
        "(async (audio) => (await audio.play(), audio.duration))(document.querySelector('main audio'))";
      assert.ok(Number(await page.evaluate(duration)) > 0);
      await page.getByLabel('Operation').selectOption('createImage');
      await page.getByRole('button', { name: 'Send' }).click();
      const image = response(page).getByRole('img', { name: 'The image of the response' }).first();
      await image.waitFor();
      assert.ok(Number(await page.evaluate("document.querySelector('img.result').naturalWidth")) > 0);
    },
  },
  {
    name: 'the microphone is recorded and transcribed, and says when it is not to be had',
    role: 'operator',
    async run(page) {
      await openPage(page, 'Try');
      await page.getByRole('link', { name: 'Operations' }).click();
      await useKeyOf(page, 'acme/team-8');
      await page.getByLabel('Operation').selectOption('createTranscription');
      const record = page.getByRole('button', { name: 'Record from the microphone' });
      await record.click();
      await page.getByRole('alert').getByText('does not let this page use the microphone').waitFor();
      await page.context().grantPermissions(['microphone']);
      await record.click();
      await page.getByText('Recording …').waitFor();
      await page.waitForTimeout(1_500);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByText(/A recording of .* will be sent/).waitFor();
      await page.getByRole('button', { name: 'Send' }).click();
      // The engine starts with the first request.
      await response(page).getByText('200', { exact: true }).waitFor({ timeout: 60_000 });
      await page.evaluate(
        "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))",
      );
      await record.click();
      await page.getByRole('alert').getByText('There is no microphone').waitFor();
    },
  },
  {
    name: 'a microphone that is allowed after its page was left is closed',
    role: 'operator',
    async run(page) {
      await openTranscription(page);
      await page.evaluate(`(() => {
        const { mediaDevices } = navigator;
        const ask = mediaDevices.getUserMedia.bind(mediaDevices);
        mediaDevices.getUserMedia = (wanted) =>
          new Promise((resolve) => { allow = async () => resolve((stream = await ask(wanted))); });
      })()`);
      await page.getByRole('button', { name: 'Record from the microphone' }).click();
      await page.getByText('The browser asks').waitFor();
      await openPage(page, 'Today');
      await page.getByText('The browser asks').waitFor({ state: 'detached' });
      await page.evaluate('allow().then(() => new Promise((resolve) => setTimeout(resolve)))');
      assert.deepEqual(await page.evaluate('stream.getTracks().map((track) => track.readyState)'), ['ended']);
    },
  },
  {
    name: 'a recording ends by itself, and the page keeps none that was replaced',
    role: 'operator',
    async run(page) {
      await page.clock.install();
      await openTranscription(page);
      await page.evaluate(`(() => {
        const { createObjectURL, revokeObjectURL } = URL;
        kept = new Set();
        URL.createObjectURL = (blob) => { const address = createObjectURL(blob); kept.add(address); return address; };
        URL.revokeObjectURL = (address) => { kept.delete(address); revokeObjectURL(address); };
      })()`);
      for (const _recording of [1, 2]) {
        await page.getByRole('button', { name: 'Record from the microphone' }).click();
        await page.getByText('Recording …').waitFor();
        await page.waitForTimeout(1_500);
        await page.clock.runFor(1_000);
        await page.clock.fastForward('10:00');
        await page.getByText(/A recording of .* will be sent/).waitFor();
        await page.getByLabel('The recording', { exact: true }).waitFor();
      }
      assert.equal(await page.evaluate('kept.size'), 1);
      await openPage(page, 'Today');
      await page.getByLabel('The recording', { exact: true }).waitFor({ state: 'detached' });
      await page.clock.runFor(1_000);
      assert.equal(await page.evaluate('kept.size'), 0);
    },
  },
];
