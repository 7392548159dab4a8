import { pdfOf } from '../tour/documents.ts';
import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

/** Sends the example of an operation. `shows` is the presentation of its response. */
function operation(name: string, id: string, shows: string, prepare?: (page: Page) => Promise<void>): Scene {
  return {
    name,
    address: () => `#/try?operation=${id}`,
    shows: 'Nothing was sent yet',
    async act(page) {
      await useKey(page);
      await prepare?.(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('region', { name: 'Response' }).getByText(shows).first().waitFor();
    },
  };
}

/** The key stays for the scenes after the first. */
async function useKey(page: Page): Promise<void> {
  const project = page.getByLabel('Project');
  if ((await project.count()) === 0) return;
  await project.fill('acme/research');
  await page.getByRole('button', { name: 'Use a key for an hour' }).click();
  await page.getByText('Requests are those of').waitFor();
}

/** A file that is dropped on a field, as from a folder of the reader. */
async function drop(page: Page, label: string, name: string, content: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    `(() => { const all = new DataTransfer(); const bytes = Uint8Array.from(atob('${content.toString('base64')}'), (one) => one.charCodeAt(0)); all.items.add(new File([bytes], '${name}')); return all; })()`,
  );
  await page.getByLabel(label, { exact: true }).dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByText(name, { exact: true }).waitFor();
}

/** What people try, and how each response is presented. */
export const tryScenes: readonly Scene[] = [
  {
    name: 'try-conversation',
    address: () => '#/try',
    shows: 'The first message begins a conversation',
    async act(page) {
      await useKey(page);
      await page.getByLabel('Chat model').selectOption('acme/chat');
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('The sky is blue. Anna has a red bicycle. What colour is the sky?');
      await message.press('Enter');
      await page.getByText('complete after').waitFor();
      await message.fill('Who has a red bicycle?');
      await message.press('Enter');
      await page.getByText('complete after').nth(1).waitFor();
    },
  },
  operation('try', 'createChatCompletion', 'The whole response'),
  operation('try-similarity', 'createEmbedding', 'The similarity of the first two texts'),
  operation('try-decision', 'createDecision', '%'),
  operation('try-rerank', 'createRerank', '%'),
  operation('try-classification', 'createClassification', '%'),
  operation('try-speech', 'createSpeech', 'Save the file'),
  operation('try-image', 'createImage', 'The whole response'),
  operation('try-ocr', 'createOcr', 'The train to Graz', (page) =>
    drop(page, 'file', 'page.pdf', pdfOf([['The train to Graz leaves at ten past seven.']])),
  ),
  {
    name: 'try-microphone',
    address: () => '#/try?operation=createTranscription',
    shows: 'Record from the microphone',
    async act(page) {
      await useKey(page);
      await page.getByRole('button', { name: 'Record from the microphone' }).click();
      await page.getByText('The browser does not let this page use the microphone').waitFor();
    },
  },
];
